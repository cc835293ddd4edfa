import TransitionCore

/// The icon grows too large and too small by turns, less each time.
public struct BounceItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "bounce", title: "Bounce", tags: [.bounce, .zoom],
            summary: "The icon grows too large and too small by turns, less each time.", containers: [.tab])
    }
    public var duration: Double { 0.6 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        let sizes = [1, 1.4, 0.9, 1.15, 0.95, 1.02, 1]
        let keyframes = sizes.enumerated().map { index, size in
            Motion.Keyframe.at(Double(index) / Double(sizes.count - 1), .scale(size), easing: .easeInOut)
        }
        return TabItemChoreography(icon: [.keyframes(keyframes)])
    }
}

extension TabItemAnimator where Self == BounceItemAnimator {
    /// The icon grows too large and too small by turns, less each time.
    public static var bounce: Self { Self() }
}
