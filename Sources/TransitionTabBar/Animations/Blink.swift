import TransitionCore

/// The icon dims twice, and nothing moves.
public struct BlinkItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "blink", title: "Blink", tags: [.calm],
            summary: "The icon dims twice, and nothing moves.", containers: [.tab], isReduceMotionSafe: true)
    }
    public var duration: Double { 0.6 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [
                .keyframes([
                    .at(0, .rest, easing: .easeInOut), .at(0.25, .opacity(0.25), easing: .easeInOut),
                    .at(0.5, .rest, easing: .easeInOut), .at(0.75, .opacity(0.25), easing: .easeInOut), .at(1, .rest),
                ])
            ])
    }
}

extension TabItemAnimator where Self == BlinkItemAnimator {
    /// The icon dims twice, and nothing moves.
    public static var blink: Self { Self() }
}
