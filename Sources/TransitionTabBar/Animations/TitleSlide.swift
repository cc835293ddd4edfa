import TransitionCore

/// The title slides up into its place from below.
public struct TitleSlideItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "titleSlide", title: "Title slide", tags: [.clip, .vertical],
            summary: "The title slides up into its place from below.", containers: [.tab])
    }
    public var duration: Double { 0.3 }
    public var timing: Timing { .easeOut }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            title: [
                .keyframes([.at(0, .rest), .at(0, .offset(y: 1).opacity(0)), .at(1, .rest)])
            ], framed: [.title], cuts: [0])
    }
}

extension TabItemAnimator where Self == TitleSlideItemAnimator {
    /// The title slides up into its place from below.
    public static var titleSlide: Self { Self() }
}
