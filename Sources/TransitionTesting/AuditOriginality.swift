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
            let both = [Audit.Setting.bare(size, container), Audit.Setting.withRects(size, container)]
            // A way back of another kind is another picture.
            scenes = both.flatMap { scene in
                [animator.choreography(in: scene), animator.returnChoreography(in: scene)].compactMap {
                    $0.map { Self.pictures(of: $0, size: size) }
                }
            }
        }

        private static func pictures(of choreography: Choreography, size: CGSize) -> [[Spot]] {
            let list = DrawList(of: choreography, size: size)
            let grid = Audit.grid(in: size, columns: 5, rows: 7)
            return (1..<steps).map { step in
                let coverage = Coverage(of: list, size: size, progress: Double(step) / Double(steps))
                return coverage.spots(grid)
            }
        }

        /// Whether the pictures of both are the same, at whatever progress.
        func showsTheSame(as other: Sketch) -> Bool {
            movesWholeWindow == other.movesWholeWindow && scenes.count == other.scenes.count
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
