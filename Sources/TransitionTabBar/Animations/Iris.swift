import TransitionCore

/// The new picture opens like the shutter of a camera.
public struct IrisItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "iris", title: "Iris", tags: [.clip, .reveal],
            summary: "The new picture opens like the shutter of a camera.", containers: [.tab])
    }
    public var duration: Double { 0.4 }
    public var timing: Timing { .easeOut }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [
                .keyframes([
                    .at(0, .opacity(0)), .at(0, .clip(.circle(x: 0.5, y: 0.5, radius: 0))),
                    .at(1, .clip(.circle(x: 0.5, y: 0.5, radius: 1))),
                ])
            ],
            alternateIcon: [.to(.opacity(0), until: 0.6)], cuts: [0])
    }
}

extension TabItemAnimator where Self == IrisItemAnimator {
    /// The new picture opens like the shutter of a camera.
    public static var iris: Self { Self() }
}
