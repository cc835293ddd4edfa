import TransitionCore

/// The new screen lies below like a tablet on a table, and is lifted up before the old one.
public struct ElevateAnimator: TransitionAnimator {
    /// The transition.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "elevate",
            title: "Elevate",
            summary:
                "The new screen is lifted up from a little below, tilted at first, as the old one dims.",
            tags: ["lift", "depth", "shadow"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.45 }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let low = Pose.offset(y: 0.16).scale(0.84).rotation(degrees: 24, axis: .x).anchor(.bottom)
        return Choreography(
            foreground: [
                .from(low.cornerRadius(28)), .passingShadow(opacity: 0.5, radius: 28),
                .keyframes([.at(0, .opacity(0)), .at(0.4, .rest)]),
            ],
            background: .to(.shade(0.6))
        )
    }
}

extension TransitionAnimator where Self == ElevateAnimator {
    /// The new screen is lifted up from a little below, tilted at first, as the old one dims.
    public static var elevate: ElevateAnimator { ElevateAnimator() }
}
