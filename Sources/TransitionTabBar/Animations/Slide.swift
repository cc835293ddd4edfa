import TransitionCore

/// The new picture pushes the old one out to the side.
public struct SlideItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "slide", title: "Slide", tags: [.clip, .edge],
            summary: "The new picture pushes the old one out to the side.", containers: [.tab])
    }
    public var duration: Double { 0.3 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        let comes = Motion.keyframes([.at(0, .opacity(0)), .at(0, .offset(x: -1)), .at(1, .rest)])
        let goes = Motion.keyframes([.at(0, .rest), .at(1, .offset(x: 1)), .at(1, .offset(x: 1).opacity(0))])
        return TabItemChoreography(
            icon: [comes], alternateIcon: [goes], framed: [.icon, .alternateIcon], cuts: [0, 1])
    }
}

extension TabItemAnimator where Self == SlideItemAnimator {
    /// The new picture pushes the old one out to the side.
    public static var slide: Self { Self() }
}
