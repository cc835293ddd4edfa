import TransitionCore

/// The old screen is a gate whose two leaves swing open towards the viewer.
public struct GateAnimator: TransitionAnimator {
    /// A gate of two leaves.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "gate", title: "Gate", tags: [.door, .hinge, .pieces, .threeD],
            summary: "The old screen is a gate whose two leaves swing open towards you, and the new one lies behind.")
    }
    public var duration: Double { 0.65 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // At the end the leaves stand on edge.
        Choreography(
            foreground: .from(.scale(0.9).shade(0.6)),
            background: .pieces(Tiling.leaves(opening: 90, shade: 0.55, in: scene)),
            front: .background, backdrop: .black, eyeDistance: 2 * scene.longerSide)
    }
}

extension TransitionAnimator where Self == GateAnimator {
    /// The old screen is a gate whose two leaves swing open towards you, and the new one lies behind.
    public static var gate: Self { Self() }
}
