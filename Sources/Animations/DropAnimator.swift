import TransitionCore

/// The new screen drops in from above and bounces before it lies still.
public struct DropAnimator: TransitionAnimator {
    /// The transition.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "drop",
            title: "Drop",
            summary:
                "The new screen drops in from above, bounces twice and lies still.",
            tags: ["bounce", "vertical", "gravity"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.85 }
    /// Evenly: the fall has its own time.
    public var timing: Timing { .linear }

    /// The way in. The fall and each bounce are parabolas; the old screen darkens until it is hit.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let falling = Easing.curve(CubicBezier(1.0 / 3, 0, 2.0 / 3, 1.0 / 3))
        func above(_ fraction: Double) -> Pose { .offset(toward: .top, by: fraction) }
        return Choreography(
            foreground: .init([
                .keyframes([
                    .at(0, above(1), easing: falling),
                    .at(0.45, .rest, easing: falling.reversed),
                    .at(0.625, above(0.11), easing: falling),
                    .at(0.8, .rest, easing: falling.reversed),
                    .at(0.9, above(0.025), easing: falling),
                    .at(1, .rest),
                ]),
                .passingShadow(opacity: 0.4, radius: 22),
            ]),
            background: .init([
                .keyframes([.at(0, .rest, easing: .easeIn), .at(0.45, .shade(0.45)), .at(1, .shade(0.5))])
            ])
        )
    }
}

extension TransitionAnimator where Self == DropAnimator {
    /// The new screen drops in from above, bounces twice and lies still.
    public static var drop: DropAnimator { DropAnimator() }
}
