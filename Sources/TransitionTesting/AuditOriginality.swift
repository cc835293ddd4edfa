import Foundation
import TransitionCore

extension Audit {
    /// The pictures of several animators, to find those that show the same.
    ///
    /// Two animators show the same if each picture of one is also a picture of the other, in the same order. Duration,
    /// timing and easing make no difference, nor do shadows and colours.
    public struct Comparison: Sendable {
        private let sketches: [Sketch]

        /// Prepares the pictures of animators, such as those of a registry. This takes some milliseconds for each.
        public init(of animators: [any TransitionAnimator]) { sketches = animators.map(Sketch.init) }

        /// Returns a warning if an animator shows the same as one of these animators with another name.
        public func findings(of animator: any TransitionAnimator) -> [Finding] {
            let sketch = Sketch(of: animator)
            guard let twin = sketches.first(where: { $0.name != sketch.name && $0.showsTheSame(as: sketch) }) else {
                return []
            }
            return [
                Finding(
                    .originality, .warning, "It shows the same as \(twin.name.quoted).",
                    "Offer the difference as a setting of \(twin.name.quoted), or show something of your own.")
            ]
        }
    }

    /// The pictures of an animator on a phone, in the first container that it supports, without and with a source.
    private struct Sketch {
        /// What is visible at a point: how much of each screen, and which place of it.
        struct Spot {
            /// The part of the picture that a screen has at the point.
            struct Share {
                var weight = 0.0
                var x = 0.0
                var y = 0.0

                mutating func add(_ sighting: Coverage.Sighting) {
                    weight += sighting.weight
                    x += sighting.weight * sighting.x
                    y += sighting.weight * sighting.y
                }

                /// Returns the difference to another share. A place counts fully as soon as a tenth of the screen shows
                /// through at both: a screen that moves while it fades is seen to move.
                func distance(from other: Share) -> Double {
                    let seen = min(weight, other.weight)
                    guard seen > 0 else { return abs(weight - other.weight) }
                    let place = max(abs(x / weight - other.x / other.weight), abs(y / weight - other.y / other.weight))
                    return max(abs(weight - other.weight), place * min(10 * seen, 1))
                }
            }

            var foreground = Share()
            var background = Share()
            var light = 0.0

            /// Returns the difference to another spot, 0 for the same and about 1 for another screen.
            func distance(from other: Spot) -> Double {
                max(
                    foreground.distance(from: other.foreground), background.distance(from: other.background),
                    abs(light - other.light))
            }
        }

        let name: TransitionName
        private let movesWholeWindow: Bool
        /// The pictures of each scene, at ``Sketch/steps`` even steps of the progress.
        private let scenes: [[[Spot]]]

        private static let steps = 48
        /// The mean difference up to which two pictures are the same.
        private static let same = 0.025

        init(of animator: any TransitionAnimator) {
            name = animator.info.name
            movesWholeWindow = animator.movesWholeWindow
            let container = ContainerKind.allCases.first(where: animator.info.containers.contains) ?? .navigation
            let size = Audit.Setting.phone
            scenes = [Audit.Setting.bare(size, container), Audit.Setting.withRects(size, container)].map { scene in
                Self.pictures(of: animator.choreography(in: scene), size: size)
            }
        }

        private static func pictures(of choreography: Choreography, size: CGSize) -> [[Spot]] {
            let list = DrawList(of: choreography, size: size)
            let grid = Audit.grid(in: size, columns: 5, rows: 7)
            return (1..<steps).map { step in
                let coverage = Coverage(of: list, size: size, progress: Double(step) / Double(steps))
                return grid.map { x, y in spot(of: coverage.sightings(x: x, y: y)) }
            }
        }

        private static func spot(of sightings: [Coverage.Sighting]) -> Spot {
            var spot = Spot()
            for sighting in sightings {
                switch sighting.role {
                case .foreground: spot.foreground.add(sighting)
                case .background: spot.background.add(sighting)
                }
                spot.light += sighting.weight * (1 - sighting.shade)
            }
            return spot
        }

        /// Whether the pictures of both are the same, at whatever progress.
        func showsTheSame(as other: Sketch) -> Bool {
            movesWholeWindow == other.movesWholeWindow
                && zip(scenes, other.scenes).allSatisfy { Self.isPart($0, of: $1) && Self.isPart($1, of: $0) }
        }

        /// Whether each of nine pictures is also among others, in the same order.
        private static func isPart(_ pictures: [[Spot]], of others: [[Spot]]) -> Bool {
            var earliest = 0
            for index in stride(from: 5, to: pictures.count, by: 5) {
                let match = others[earliest...].firstIndex { distance(pictures[index], $0) < same }
                guard let match else { return false }
                earliest = match
            }
            return true
        }

        private static func distance(_ one: [Spot], _ other: [Spot]) -> Double {
            zip(one, other).reduce(0) { $0 + $1.0.distance(from: $1.1) } / Double(one.count)
        }
    }
}
