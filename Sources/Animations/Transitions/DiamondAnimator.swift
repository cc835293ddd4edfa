import TransitionCore

/// The new screen is seen through a diamond that grows from a point.
public struct DiamondAnimator: TransitionAnimator {
    /// The animator.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "diamond",
            title: "Diamond",
            summary: "The new screen is seen through a diamond that grows from the source or the middle.",
            tags: ["reveal", "clip", "polygon", "source"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.55 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The diamond is as slender as the container, and begins at the middle of the source if there is one.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let focus = scene.focus
        // As far from the point, both ways together, as the farthest corner is, and a little more.
        let reach = max(focus.x, 1 - focus.x) + max(focus.y, 1 - focus.y) + 0.02
        func diamond(_ radius: Double) -> Pose {
            .clip(
                .polygon(
                    Polygon([
                        focus - SIMD2(0, radius), focus + SIMD2(radius, 0), focus + SIMD2(0, radius),
                        focus - SIMD2(radius, 0),
                    ])))
        }
        return Choreography(
            foreground: [
                .keyframes([.at(0, diamond(0)), .at(1, diamond(reach))]),
                .from(.scale(1.1), easing: .easeOut),
            ],
            background: .to(.scale(0.95).shade(0.45)),
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == DiamondAnimator {
    /// The new screen is seen through a diamond that grows from a point.
    public static var diamond: DiamondAnimator { DiamondAnimator() }
}
