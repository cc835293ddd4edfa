import TransitionCore

/// The new screen flies in over the viewer, from behind, and the old one goes back into the distance.
public struct DepthPushAnimator: TransitionAnimator {
    /// The transition with its default settings.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "depthPush",
            title: "Depth push",
            summary: "The new screen flies in from behind you, and the old one goes back into the distance.",
            tags: ["3D", "zoom", "depth"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.6 }
    /// Slow at the end.
    public var timing: Timing { .curve(0.3, 0, 0.15, 1) }

    /// The way in. So near to the eye the new screen is large, and far enough up to be out of sight.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let eye = max(1.25 * max(scene.width, scene.height), 1)
        let start = Pose.offset(y: -0.78, depth: 0.6 * eye).rotation(degrees: -14, axis: .x)
        return Choreography(
            foreground: [.from(start.shade(0.2)), .passingShadow(opacity: 0.5, radius: 24)],
            background: .to(.offset(depth: -0.2 * eye).shade(0.7).cornerRadius(24)),
            backdrop: .black,
            eyeDistance: eye
        )
    }
}

extension TransitionAnimator where Self == DepthPushAnimator {
    /// The new screen flies in from behind you, and the old one goes back into the distance.
    public static var depthPush: DepthPushAnimator { DepthPushAnimator() }
}
