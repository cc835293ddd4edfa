import TransitionCore

/// The new screen lies below like a tablet on a table, and is lifted up before the old one.
public struct ElevateAnimator: TransitionAnimator {
    /// A screen that is lifted.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "elevate", title: "Elevate", tags: [.depth],
            summary: "The new screen is lifted up from a little below, tilted at first, as the old one dims.")
    }
    public var duration: Double { 0.45 }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let low = Pose.offset(y: 0.16).scale(0.84).rotation(degrees: 24, axis: .x).anchor(.bottom).cornerRadius(28)
        return Choreography(
            foreground: [.from(low), .passingShadow(opacity: 0.5, radius: 28), .from(.opacity(0), until: 0.4)],
            background: .to(.shade(0.6)))
    }
}

extension TransitionAnimator where Self == ElevateAnimator {
    /// The new screen is lifted up from a little below, tilted at first, as the old one dims.
    public static var elevate: Self { Self() }
}
