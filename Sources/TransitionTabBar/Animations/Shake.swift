import Foundation
import TransitionCore

/// The icon shakes its head from side to side.
public struct ShakeItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "shake", title: "Shake", tags: [.bounce],
            summary: "The icon shakes its head from side to side.", containers: [.tab])
    }
    public var duration: Double { 0.5 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [.curve { .offset(dx: $0 < 1 ? 6 * (1 - $0) * sin($0 * 8 * .pi) : 0) }])
    }
}

extension TabItemAnimator where Self == ShakeItemAnimator {
    /// The icon shakes its head from side to side.
    public static var shake: Self { Self() }
}
