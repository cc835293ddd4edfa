import TransitionCore

/// The old screen opens inwards like a double door, and the viewer walks through it to the new one.
public struct PortalAnimator: TransitionAnimator {
    /// A double door.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "portal", title: "Portal", tags: [.door, .pieces, .threeD, .zoom],
            summary: "The old screen opens inwards like a double door, and you walk through it to the new one.")
    }
    public var duration: Double { 0.75 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The leaves come nearer as they open, so that at the end they stand beside the container.
        Choreography(
            foreground: .from(.offset(depth: -1.8 * scene.width).shade(0.7)),
            background: .pieces(
                Tiling.leaves(opening: -90, shade: 0.6, in: scene),
                riding: .to(.offset(depth: scene.width / 2 + 1), easing: .easeIn)),
            front: .background, backdrop: .black)
    }
}

extension TransitionAnimator where Self == PortalAnimator {
    /// The old screen opens inwards like a double door, and you walk through it to the new one.
    public static var portal: Self { Self() }
}
