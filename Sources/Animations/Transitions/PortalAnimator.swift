import TransitionCore

/// The old screen opens inwards like a double door, and the viewer walks through it to the new one.
public struct PortalAnimator: TransitionAnimator {
    /// The transition with its default settings.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "portal",
            title: "Portal",
            summary: "The old screen opens inwards like a double door, and you walk through it to the new one.",
            tags: ["3D", "door", "zoom", "pieces"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.75 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The leaves come nearer as they open, so that at the end they stand beside the container.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .from(.offset(depth: -1.8 * scene.width).shade(0.7)),
            background: .init(
                [.to(.offset(depth: scene.width / 2 + 1), easing: .easeIn)],
                pieces: Parts.leaves(opening: -90, shade: 0.6, in: scene)),
            front: .background,
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == PortalAnimator {
    /// The old screen opens inwards like a double door, and you walk through it to the new one.
    public static var portal: PortalAnimator { PortalAnimator() }
}
