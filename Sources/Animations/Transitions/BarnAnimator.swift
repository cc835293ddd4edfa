import TransitionCore

/// A gap opens in the middle of the old screen and grows until the new one is whole. The old screen does not move; the
/// new one shrinks a little to its size.
public struct BarnAnimator: TransitionAnimator {
    /// The edge that the gap grows towards; it also grows towards the opposite one.
    public var edge: TransitionEdge

    /// A gap that grows to an edge and the opposite one.
    public init(toward edge: TransitionEdge = .leading) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "barn", title: "Barn door", tags: [.clip, .film, .reveal],
            summary: "A gap opens in the middle of the old screen and grows until the new one is whole.")
    }
    public var duration: Double { 0.5 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] {
        // The opposite edge comes to the same.
        [.edge("toward", edge.isStart ? edge : edge.opposite, among: [.leading, .top]) { Self(toward: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The new screen begins slightly enlarged and shrinks to its size.
        Choreography(
            foreground: [
                .from(.clip(.rect(UnitRect.full.shut(at: 0.5, toward: edge)))), .from(.scale(1.12), easing: .easeOut),
            ],
            background: .to(.shade(0.5)))
    }
}

extension TransitionAnimator where Self == BarnAnimator {
    /// A gap opens in the middle of the old screen and grows to both sides.
    public static var barn: Self { Self() }
    /// A gap opens in the middle of the old screen and grows to an edge and the opposite one.
    public static func barn(toward edge: TransitionEdge) -> Self { Self(toward: edge) }
}
