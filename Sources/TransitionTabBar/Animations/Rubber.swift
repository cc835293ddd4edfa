import Foundation
import TransitionCore

/// The icon is drawn out sideways like a rubber band and snaps back.
public struct RubberItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "rubber", title: "Rubber", tags: [.stretch],
            summary: "The icon is drawn out sideways like a rubber band and snaps back.", containers: [.tab])
    }
    public var duration: Double { 0.7 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [
                .curve { progress in
                    guard progress < 1 else { return .rest }
                    let pull = (1 - progress) * sin(progress * 5 * .pi)
                    return .scale(x: 1 + 0.4 * pull, y: 1 - 0.25 * pull)
                }
            ])
    }
}

extension TabItemAnimator where Self == RubberItemAnimator {
    /// The icon is drawn out sideways like a rubber band and snaps back.
    public static var rubber: Self { Self() }
}
