import Foundation
import TransitionCore

/// The icon rocks on its lower edge and bends as it does.
public struct WobbleItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "wobble", title: "Wobble", tags: [.rotation, .stretch],
            summary: "The icon rocks on its lower edge and bends as it does.", containers: [.tab])
    }
    public var duration: Double { 0.7 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [
                .curve { progress in
                    guard progress < 1 else { return .rest }
                    let rock = (1 - progress) * sin(progress * 6 * .pi)
                    return .rotation(degrees: 16 * rock).scale(x: 1 - 0.2 * abs(rock), y: 1 + 0.15 * abs(rock))
                        .anchor(.bottom)
                }
            ])
    }
}

extension TabItemAnimator where Self == WobbleItemAnimator {
    /// The icon rocks on its lower edge and bends as it does.
    public static var wobble: Self { Self() }
}
