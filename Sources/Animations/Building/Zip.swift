import TransitionCore

/// What a zipper has shut of a screen: all but the gap below its slider, which comes down.
struct Zip {
    /// The edge of the leading side below the slider, in unit coordinates of the container.
    private static let opening: [Polygon.Point] = [[0.5, 0], [0.45, 0.12], [0.3, 0.34], [-0.05, 0.64]]

    private let slider: Double
    private let height: Double

    /// A zipper whose slider has this height, as a fraction of the container's.
    init(slider: Double, in scene: TransitionScene) { (self.slider, height) = (slider, max(scene.height, 1)) }

    /// The height of the slider's middle, as a fraction of the container's. It starts so far above the container that
    /// both sides are wide open, and ends below it.
    func place(_ progress: Double) -> Double { -0.64 + (1.66 + slider) * progress }

    /// What is shut, and some points more.
    func closed(_ progress: Double, outset: Double) -> Clip {
        let tip = place(progress) + 2 * outset / height
        let side = Self.opening.map { $0 + [0, tip] }
        let other = side.dropFirst().map { Polygon.Point(1 - $0.x, $0.y) }
        return .polygon(Polygon(side.reversed() + other + [[1.04, -0.02], [-0.04, -0.02]]))
    }

    /// The place of the leading side's edge, as a fraction of the width, at a distance below the slider.
    func edge(_ below: Double) -> Double {
        let opening = Self.opening
        for (upper, lower) in zip(opening, opening.dropFirst()) where below < lower.y {
            return upper.x + (lower.x - upper.x) * max(below - upper.y, 0) / (lower.y - upper.y)
        }
        return opening[3].x - 0.1
    }
}
