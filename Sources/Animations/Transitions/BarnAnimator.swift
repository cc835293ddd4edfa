import TransitionCore

/// A gap opens in the middle of the old screen and grows until the new one is whole; neither of them moves.
public struct BarnAnimator: TransitionAnimator {
    /// The edge that the gap grows to; it grows to the opposite one too.
    public var edge: TransitionEdge

    /// A gap that grows to an edge and the opposite one.
    public init(toward edge: TransitionEdge = .leading) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "barn",
            title: "Barn door",
            summary: "A gap opens in the middle of the old screen and grows until the new one is whole.",
            tags: ["reveal", "clip", "film"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.5 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The new screen steps back from close by.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let gap =
            edge.isHorizontal
            ? UnitRect(x: 0.5, y: 0, width: 0, height: 1) : UnitRect(x: 0, y: 0.5, width: 1, height: 0)
        return Choreography(
            foreground: [
                .from(.clip(.roundedRect(gap, radius: 0))), .from(.scale(1.12), easing: .easeOut),
            ],
            background: .to(.shade(0.5))
        )
    }
}

extension TransitionAnimator where Self == BarnAnimator {
    /// A gap opens in the middle of the old screen and grows to both sides.
    public static var barn: BarnAnimator { BarnAnimator() }

    /// A gap opens in the middle of the old screen and grows to an edge and the opposite one.
    public static func barn(toward edge: TransitionEdge) -> BarnAnimator { BarnAnimator(toward: edge) }
}
