import Foundation
import TransitionCore

/// The icon swings like a bell that hangs from its upper edge.
public struct SwingItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "swing", title: "Swing", tags: [.hinge, .rotation],
            summary: "The icon swings like a bell that hangs from its upper edge.", containers: [.tab])
    }
    public var duration: Double { 0.8 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [.curve { .rotation(degrees: $0 < 1 ? 28 * (1 - $0) * sin($0 * 5 * .pi) : 0).anchor(.top) }])
    }
}

extension TabItemAnimator where Self == SwingItemAnimator {
    /// The icon swings like a bell that hangs from its upper edge.
    public static var swing: Self { Self() }
}
