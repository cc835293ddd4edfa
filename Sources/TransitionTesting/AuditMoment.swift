import Foundation
import TransitionCore

extension Audit {
    /// The appearance of one element at one progress, in comparable numbers. Places are in points and without
    /// perspective, because perspective would exaggerate differences close to the eye.
    struct Moment {
        var progress: Double
        /// Three corners of the element in space, in points.
        var corners: [Affine3.Point]
        var opacity = 1.0
        var shade = 0.0
        var shadow = 0.0
        var cornerRadius = 0.0
        var clips: [Clip] = []
        /// Whether all numbers of the poses are finite.
        var isFinite = true
        /// The name of a component outside its range; nil if all are inside.
        var outOfRange: String?
        /// Whether the element turns about an axis that has no direction.
        var isAxisless = false
        var size: CGSize

        /// The distance in points below which a difference does not count.
        static let slack = 0.5

        /// The distance in points from which on a layer's place is not exact. Core Animation computes with numbers of
        /// 24 bits on the GPU.
        static let farthest = 1e6

        /// Whether a corner is farther away than ``farthest``.
        var isTooFar: Bool {
            corners.contains { max(abs($0.x), abs($0.y), abs($0.z)) > Self.farthest } || cornerRadius > Self.farthest
        }

        static func atRest(_ placement: Placement) -> Moment { Moment(of: [], at: 0, placement: placement) }

        init(of motions: [Motion], at progress: Double, placement: Placement) {
            self.progress = progress
            size = placement.size
            let appearance = Appearance(of: motions, at: progress, placement: placement)
            for motion in motions {
                let pose = motion.pose(at: progress)
                if !pose.isFinite { isFinite = false }
                if pose.clip != .none { clips.append(pose.clip) }
                if pose.rotation.angle != 0, pose.rotation.axis == Pose.Axis(x: 0, y: 0, z: 0) { isAxisless = true }
                if outOfRange == nil { outOfRange = Self.componentOutOfRange(pose) }
            }
            opacity = appearance.opacity
            shade = appearance.shade
            shadow = appearance.shadow.opacity
            cornerRadius = appearance.cornerRadius
            let (x, y) = (placement.size.width / 2, placement.size.height / 2)
            corners = [(-x, -y), (x, -y), (-x, y)].map { appearance.affine.moved(x: $0, y: $1) }
            // A product of finite numbers can be infinite.
            if !corners.allSatisfy({ ($0.x + $0.y + $0.z).isFinite }) { isFinite = false }
        }

        private static func componentOutOfRange(_ pose: Pose) -> String? {
            let unit = -1e-9...1 + 1e-9
            if !unit.contains(pose.opacity) { return "opacity" }
            if !unit.contains(pose.shade) { return "shade" }
            if !unit.contains(pose.shadow.opacity) { return "shadow's opacity" }
            if pose.cornerRadius < 0 { return "corner radius" }
            if pose.shadow.radius < 0 { return "shadow's radius" }
            return nil
        }

        /// The z of the corner nearest to the viewer, in points.
        var nearest: Double {
            let (a, b, c) = (corners[0].z, corners[1].z, corners[2].z)
            return max(a, b, c, b + c - a)
        }

        /// Returns how far the element or its clip is from its place in another moment, as a multiple of ``slack``.
        func travel(from other: Moment) -> Double {
            var greatest = 0.0
            for (a, b) in zip(corners, other.corners) {
                greatest = max(greatest, abs(a.x - b.x), abs(a.y - b.y), abs(a.z - b.z))
            }
            return max(greatest / Moment.slack, clipDistance(from: other))
        }

        /// Returns the difference between the element's appearance in this moment and in another one. A difference of 1
        /// is the smallest that counts. For an element that is invisible in both moments the difference is 0.
        func distance(from other: Moment) -> Double {
            if max(opacity, other.opacity) < 0.002 { return 0 }
            let light = max(abs(opacity - other.opacity), abs(shade - other.shade), abs(shadow - other.shadow))
            return max(travel(from: other), light / 0.02, abs(cornerRadius - other.cornerRadius) / Moment.slack)
        }

        private func clipDistance(from other: Moment) -> Double {
            if clips.isEmpty, other.clips.isEmpty { return 0 }
            guard clips.count == other.clips.count else { return .infinity }
            return zip(clips, other.clips).map { $0.distance(from: $1, size: size) / Moment.slack }.max() ?? 0
        }

        /// Returns whether the clips show another part of the element. The check compares 441 points, because two
        /// different clips can show the same part.
        private func isCutOtherwise(than other: Moment) -> Bool {
            let steps = 21
            var differences = 0
            for column in 0..<steps {
                for row in 0..<steps {
                    let (x, y) = ((Double(column) + 0.513) / Double(steps), (Double(row) + 0.487) / Double(steps))
                    let isSeen = clips.allSatisfy { $0.contains(x: x, y: y, size: size) }
                    if isSeen != other.clips.allSatisfy({ $0.contains(x: x, y: y, size: size) }) { differences += 1 }
                }
            }
            return Double(differences) > 0.01 * Double(steps * steps)
        }
    }
}

extension Audit.Moment {
    /// A discontinuity of a motion.
    struct Jump {
        var progress: Double
        var words: String
    }

    /// Returns the jump between two moments. The method halves the interval repeatedly, and returns nil if the
    /// difference vanishes.
    static func jump(
        of motions: [Motion], from first: Audit.Moment, to last: Audit.Moment, placement: Placement
    ) -> Jump? {
        var (a, b) = (first, last)
        while b.progress - a.progress > 1e-10 {
            let middle = Audit.Moment(of: motions, at: (a.progress + b.progress) / 2, placement: placement)
            // Another check reports non-finite numbers.
            guard middle.isFinite else { return nil }
            let (before, after) = (middle.distance(from: a), b.distance(from: middle))
            guard max(before, after) > 1 else { return nil }
            if before >= after { b = middle } else { a = middle }
        }
        // The progress of the last moment before the jump, unless the jump is at the very end.
        let progress = b.progress == 1 ? 1 : a.progress
        let moved = zip(a.corners, b.corners).map { max(abs($0.x - $1.x), abs($0.y - $1.y), abs($0.z - $1.z)) }.max()
        if let moved, moved > slack { return Jump(progress: progress, words: "by \(Audit.text(moved)) points") }
        func change(_ name: String, _ path: KeyPath<Audit.Moment, Double>, over slack: Double) -> Jump? {
            guard abs(a[keyPath: path] - b[keyPath: path]) > slack else { return nil }
            let words = "its \(name) from \(Audit.text(a[keyPath: path])) to \(Audit.text(b[keyPath: path]))"
            return Jump(progress: progress, words: words)
        }
        if let jump = change("opacity", \.opacity, over: 0.02) ?? change("shade", \.shade, over: 0.02)
            ?? change("shadow", \.shadow, over: 0.02) ?? change("corner radius", \.cornerRadius, over: slack)
        {
            return jump
        }
        return a.isCutOtherwise(than: b) ? Jump(progress: progress, words: "its clip changes at once") : nil
    }
}

extension Affine3 {
    typealias Point = (x: Double, y: Double, z: Double)

    /// Returns the place in space of a point in the element's plane, without perspective.
    func moved(x: Double, y: Double) -> Point {
        (x * xx + y * yx + tx, x * xy + y * yy + ty, x * xz + y * yz + tz)
    }
}

extension Clip {
    /// Returns the distance between the outlines of two clips, in points; infinite for clips of different kinds.
    fileprivate func distance(from other: Clip, size: CGSize) -> Double {
        let (width, height) = (Double(size.width), Double(size.height))
        switch (self, other) {
        case (.none, .none):
            return 0
        case (.roundedRect(let a, let ra), .roundedRect(let b, let rb)):
            return max(
                abs(a.x - b.x) * width, abs(a.y - b.y) * height, abs(a.x + a.width - b.x - b.width) * width,
                abs(a.y + a.height - b.y - b.height) * height, abs(ra - rb))
        case (.circle(let ax, let ay, let ar), .circle(let bx, let by, let br)):
            let reach = Clip.reach(x: ax, y: ay, width: width, height: height)
            let otherReach = Clip.reach(x: bx, y: by, width: width, height: height)
            return max(abs(ax - bx) * width, abs(ay - by) * height, abs(ar * reach - br * otherReach))
        case (.polygon(let a), .polygon(let b)) where a.count == b.count:
            return (0..<a.count).reduce(0) {
                max($0, abs(a[$1].x - b[$1].x) * width, abs(a[$1].y - b[$1].y) * height)
            }
        default:
            return .infinity
        }
    }
}
