import TransitionCore

/// A spot of ink spreads behind the icon and dries.
public struct InkItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "ink", title: "Ink", tags: [.reveal],
            summary: "A spot of ink spreads behind the icon and dries.", containers: [.tab])
    }
    public var duration: Double { 0.5 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        let spot = TabItemShape(
            .disc, side: 1.9, isBehind: true,
            motions: [
                .keyframes([
                    .at(0, .scale(0.1).opacity(0)), .at(0.1, .scale(0.2).opacity(0.25), easing: .easeOut),
                    .at(0.6, .scale(1).opacity(0.25)), .at(1, .scale(1).opacity(0)),
                ])
            ])
        return TabItemChoreography(shapes: [spot])
    }
}

extension TabItemAnimator where Self == InkItemAnimator {
    /// A spot of ink spreads behind the icon and dries.
    public static var ink: Self { Self() }
}
