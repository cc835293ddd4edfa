import TransitionCore

/// The new screen is seen through a diamond that grows from a point.
public struct DiamondAnimator: TransitionAnimator {
    /// A diamond that grows.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "diamond", title: "Diamond", tags: [.clip, .reveal, .source],
            summary: "The new screen is seen through a diamond that grows from the source or the middle.")
    }
    public var duration: Double { 0.55 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let focus = scene.focus
        // The distance from the point to the farthest corner, measured along x plus along y, and a little more.
        let reach = max(focus.x, 1 - focus.x) + max(focus.y, 1 - focus.y) + 0.02
        func diamond(_ radius: Double) -> Pose {
            let (across, down) = (SIMD2(radius, 0), SIMD2(0, radius))
            return .clip(.polygon([focus - down, focus + across, focus + down, focus - across]))
        }
        return Choreography(
            foreground: [.from(diamond(0), to: diamond(reach)), .from(.scale(1.1), easing: .easeOut)],
            background: .to(.scale(0.95).shade(0.45)), backdrop: .black)
    }
}

extension TransitionAnimator where Self == DiamondAnimator {
    /// The new screen is seen through a diamond that grows from a point.
    public static var diamond: Self { Self() }
}
