import TransitionCore

/// Icon and title grow to their size from half of it, each about its centre.
public struct PopItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "pop", title: "Pop", tags: [.zoom],
            summary: "Icon and title grow to their size from half of it, each about its centre.", containers: [.tab])
    }
    public var duration: Double { 0.25 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        let grows = Motion.keyframes([.at(0, .rest), .at(0, .scale(0.5)), .at(1, .rest)])
        return TabItemChoreography(icon: [grows], title: [grows], cuts: [0])
    }
}

extension TabItemAnimator where Self == PopItemAnimator {
    /// Icon and title grow to their size from half of it, each about its centre.
    public static var pop: Self { Self() }
}
