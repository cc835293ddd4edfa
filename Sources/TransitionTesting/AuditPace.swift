import Foundation
import TransitionCore

/// Checks the pace of a choreography. While a finger moves evenly, the changes must not happen all at once, and there
/// must be no long stretch without changes.
extension Audit {
    /// The amount of change of a choreography's elements in each of 64 steps of the progress.
    struct Pace {
        static let steps = 64
        /// The container's longer side, in points.
        let length: Double
        private(set) var changes: [ScreenRole: [Double]] = [:]

        /// Adds the changes of an element, except the jumps at declared cuts. `part` is the element's share of its
        /// screen, 0 to 1.
        mutating func add(_ moments: [Moment], _ role: ScreenRole, part: Double, cuts: [Double]) {
            guard moments.count > 1 else { return }
            var sums = changes[role] ?? Array(repeating: 0, count: Self.steps)
            let span = Double(Self.steps) / Double(moments.count - 1)
            for index in 1..<moments.count {
                let (start, end) = (moments[index - 1].progress, moments[index].progress)
                if cuts.contains(where: { start <= $0 && $0 <= end }) { continue }
                let change = part * moments[index].change(from: moments[index - 1], length: length)
                guard change > 0 else { continue }
                // If two moments are more than a step apart, the change between them is spread evenly over the steps.
                let range = Int(Double(index - 1) * span)..<Int((Double(index) * span).rounded(.up))
                for step in range { sums[step] += change / Double(range.count) }
            }
            changes[role] = sums
        }

        /// The sum of the changes of both screens.
        var all: [Double] { (0..<Self.steps).map { step in changes.values.reduce(0) { $0 + $1[step] } } }
    }
}

extension Audit.Moment {
    /// Returns the difference between the element's appearance in this moment and in another one. A move by the
    /// container's longer side counts as 1, as do a complete fade and a complete change of the shade.
    fileprivate func change(from other: Audit.Moment, length: Double) -> Double {
        guard max(opacity, other.opacity) > 0.002 else { return 0 }
        let way = min(travel(from: other) * Self.slack / length, 1)
        return way + abs(opacity - other.opacity) + abs(shade - other.shade)
    }
}

extension Audit.Inspection {
    /// The audit warns if nearly all of a screen's change happens within 2 of 64 steps, which are 3 % of the progress.
    private static let rush = 2
    /// The audit warns if nearly all of the picture's change happens within 6 of 64 steps, a tenth of the progress.
    private static let rushOfAll = 6
    /// The fraction of the whole change that counts as nearly all, and the fraction that counts as next to nothing.
    private static let (nearlyAll, nextToNothing) = (0.9, 0.01)
    /// The audit warns if next to nothing changes during more than this fraction of the progress at either end.
    private static let patience = 0.35

    mutating func inspectPace(_ pace: Audit.Pace, _ rehearsal: Audit.Rehearsal) {
        let changes = pace.all
        let total = changes.reduce(0, +)
        for (role, changes) in pace.changes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let own = changes.reduce(0, +)
            guard own > 0.05 else { continue }
            // A screen that makes half of the change is what a finger seems to hold.
            inspectRush(changes, within: 2 * own > total ? Self.rushOfAll : Self.rush, rehearsal, role)
        }
        guard total > 0.05 else { return }
        inspectRush(changes, within: Self.rushOfAll, rehearsal, nil)
        let threshold = Self.nextToNothing * total
        var (waited, idle, sum) = (0, 0, 0.0)
        while sum <= threshold, waited < changes.count { (sum, waited) = (sum + changes[waited], waited + 1) }
        sum = 0
        while sum <= threshold, idle < changes.count {
            (sum, idle) = (sum + changes[changes.count - 1 - idle], idle + 1)
        }
        for (steps, isStart) in [(waited - 1, true), (idle - 1, false)]
        where Self.progress(steps) > Self.patience {
            let progress = isStart ? Self.progress(steps) : 1 - Self.progress(steps)
            report(
                .pace, severity: .warning, at: rehearsal.place(progress), kind: isStart ? "wait" : "rest",
                isStart
                    ? "Until progress \(Audit.text(progress)) almost nothing changes under a moving finger."
                    : "From progress \(Audit.text(progress)) on almost nothing changes under a moving finger.",
                mend: "Spread the change over the progress. For a pause in time, change `timing` instead.")
        }
    }

    /// Warns if nearly all of the change happens within a number of neighbouring steps.
    private mutating func inspectRush(
        _ changes: [Double], within steps: Int, _ rehearsal: Audit.Rehearsal, _ role: ScreenRole?
    ) {
        let total = changes.reduce(0, +)
        for step in 0...changes.count - steps {
            let share = changes[step..<step + steps].reduce(0, +) / total
            guard share > Self.nearlyAll else { continue }
            let (start, end) = (Self.progress(step), Self.progress(step + steps))
            return report(
                .pace, severity: .warning, at: rehearsal.place(start, role), kind: "rush",
                "From progress \(Audit.text(start)) to \(Audit.text(end)) the \(role?.rawValue ?? "picture") makes "
                    + "\(Int(100 * share)) % of its change: under a finger it jumps.",
                mend: "Spread the change over the progress. For a quick animation, change `timing` instead.")
        }
    }

    private static func progress(_ step: Int) -> Double { Double(step) / Double(Audit.Pace.steps) }

    /// Half the duration of a twitch, in progress.
    private static let twitch = 0.005

    /// Finds twitches: for less than a hundredth of the progress an element looks different from before and after. The
    /// samples of the other checks may miss such a short difference.
    mutating func inspectTwitches(
        _ motions: [Motion], _ rehearsal: Audit.Rehearsal, _ role: ScreenRole, piece: Int?
    ) {
        for motion in motions {
            let poses = motion.fineSamples
            if let index = poses.firstIndex(where: { !$0.isFinite }) {
                return reportNotFinite(
                    "A number of \(Audit.subject(role, piece: piece))",
                    rehearsal.place(Double(index) / 1000, role, piece: piece))
            }
            // A flash is reported by its name.
            if has(.flashing) { continue }
            guard let progress = Self.twitch(of: motion, poses, in: rehearsal.size),
                !rehearsal.choreography.cuts.contains(where: { abs($0 - progress) <= 2 * Self.twitch })
            else { continue }
            report(
                .pace, at: rehearsal.place(progress, role, piece: piece), kind: "twitch",
                "At progress \(Audit.text(progress)) \(Audit.subject(role, piece: piece)) twitches: it looks different "
                    + "for less than a hundredth of the progress.",
                mend: "Let the difference last longer, or leave it out.")
        }
    }

    private static func twitch(of motion: Motion, _ poses: [Pose], in size: CGSize) -> Double? {
        func differs(_ a: Pose, _ b: Pose) -> Bool { a.difference(from: b, in: size) > 0.03 }
        func isTwitch(_ before: Pose, _ pose: Pose, _ after: Pose) -> Bool {
            differs(pose, before) && differs(pose, after)
                && before.difference(from: after, in: size)
                    < 0.3 * min(pose.difference(from: before, in: size), pose.difference(from: after, in: size))
        }
        guard case .curve = motion.form else {
            return motion.bends.first {
                let pose = motion.pose(at: $0)
                let (before, after) = (motion.pose(at: $0 - twitch), motion.pose(at: $0 + twitch))
                // The corner of a zigzag goes on to differ.
                let isCorner = [(before, $0 - 2 * twitch), (after, $0 + 2 * twitch)].allSatisfy { near, far in
                    motion.pose(at: far).difference(from: pose, in: size) > 1.5 * near.difference(from: pose, in: size)
                }
                return !isCorner && isTwitch(before, pose, after)
            }
        }
        let reach = Int(twitch * 1000)
        return (reach..<poses.count - reach).first { isTwitch(poses[$0 - reach], poses[$0], poses[$0 + reach]) }
            .map { Double($0) / 1000 }
    }
}

extension Motion {
    /// A thousand and one poses of a function; none of keyframes, which have no surprises between them.
    fileprivate var fineSamples: [Pose] {
        guard case .curve(let pose) = form else { return [] }
        return (0...1000).map { pose(Double($0) / 1000) }
    }
}

extension Pose {
    /// Returns the approximate visible difference of two poses, as a fraction of the container's size.
    fileprivate func difference(from other: Pose, in size: CGSize) -> Double {
        let length = max(size.width, size.height)
        let points =
            abs(offset.dx - other.offset.dx) + abs(offset.dy - other.offset.dy) + abs(offset.depth - other.offset.depth)
            + abs(cornerRadius - other.cornerRadius)
        return points / length + abs(offset.x - other.offset.x) + abs(offset.y - other.offset.y)
            + abs(scale.x - other.scale.x) + abs(scale.y - other.scale.y) + abs(rotation.angle - other.rotation.angle)
            + abs(opacity - other.opacity) + abs(shade - other.shade)
    }
}
