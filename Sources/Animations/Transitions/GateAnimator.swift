import TransitionCore

/// The old screen is a gate whose two leaves swing open towards the viewer.
public struct GateAnimator: TransitionAnimator {
    /// The transition with its default settings.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "gate",
            title: "Gate",
            summary: "The old screen is a gate whose two leaves swing open towards you, and the new one lies behind.",
            tags: ["3D", "hinge", "door", "pieces"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.65 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The leaves stand on edge at the end.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .from(.scale(0.9).shade(0.6)),
            background: .init(pieces: Parts.leaves(opening: 90, shade: 0.55, in: scene)),
            front: .background,
            backdrop: .black,
            eyeDistance: 2 * max(scene.width, scene.height)
        )
    }
}

extension TransitionAnimator where Self == GateAnimator {
    /// The old screen is a gate whose two leaves swing open towards you, and the new one lies behind.
    public static var gate: GateAnimator { GateAnimator() }
}
