import TransitionCore

/// The icon jumps up and lands.
public struct JumpItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "jump", title: "Jump", tags: [.vertical],
            summary: "The icon jumps up and lands.", containers: [.tab])
    }
    public var duration: Double { 0.5 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [
                .keyframes([
                    .at(0, .rest, easing: .easeOut),
                    .at(0.15, .scale(x: 1.15, y: 0.8).anchor(.bottom), easing: .easeOut),
                    .at(0.5, .offset(dy: -12).anchor(.bottom), easing: .easeIn),
                    .at(0.8, .scale(x: 1.15, y: 0.85).anchor(.bottom), easing: .easeOut), .at(1, .rest),
                ])
            ])
    }
}

extension TabItemAnimator where Self == JumpItemAnimator {
    /// The icon jumps up and lands.
    public static var jump: Self { Self() }
}
