import TransitionCore

/// The new screen flies in over the viewer, from behind, and the old one goes back into the distance.
public struct DepthPushAnimator: TransitionAnimator {
    /// A push out of the depth.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "depthPush", title: "Depth push", tags: [.depth, .threeD, .zoom],
            summary: "The new screen flies in from behind you, and the old one goes back into the distance.")
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .curve(0.3, 0, 0.15, 1) }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The new screen begins near the eye, where it appears large, and so far up that it is out of sight.
        let eye = max(1.25 * scene.longerSide, 1)
        let start = Pose.offset(y: -0.78, depth: 0.6 * eye).rotation(degrees: -14, axis: .x).shade(0.2)
        return Choreography(
            foreground: [.from(start), .passingShadow(opacity: 0.5, radius: 24)],
            background: .to(.offset(depth: -0.2 * eye).shade(0.7).cornerRadius(24)), backdrop: .black, eyeDistance: eye)
    }
}

extension TransitionAnimator where Self == DepthPushAnimator {
    /// The new screen flies in from behind you, and the old one goes back into the distance.
    public static var depthPush: Self { Self() }
}
