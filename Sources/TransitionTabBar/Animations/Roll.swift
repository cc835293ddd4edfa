import TransitionCore

/// The new picture pushes the old one out upwards, as on a counter.
public struct RollItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "roll", title: "Roll", tags: [.clip, .vertical],
            summary: "The new picture pushes the old one out upwards, as on a counter.", containers: [.tab])
    }
    public var duration: Double { 0.25 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        // A picture outside its frame is not visible. The opacity at the ends only declares that.
        let comes = Motion.keyframes([.at(0, .opacity(0)), .at(0, .offset(y: 1)), .at(1, .rest)])
        let goes = Motion.keyframes([.at(0, .rest), .at(1, .offset(y: -1)), .at(1, .offset(y: -1).opacity(0))])
        return TabItemChoreography(
            icon: [comes], alternateIcon: [goes], framed: [.icon, .alternateIcon], cuts: [0, 1])
    }
}

extension TabItemAnimator where Self == RollItemAnimator {
    /// The new picture pushes the old one out upwards, as on a counter.
    public static var roll: Self { Self() }
}
