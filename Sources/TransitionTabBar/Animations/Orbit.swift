import Foundation
import TransitionCore

/// A dot runs once around the icon.
public struct OrbitItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "orbit", title: "Orbit", tags: [.arc],
            summary: "A dot runs once around the icon.", containers: [.tab])
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        let dot = TabItemShape(
            .disc, side: 0.16,
            motions: [
                .curve { progress in
                    let angle = 2 * .pi * (progress - 0.25)
                    let seen = max(min(progress / 0.15, (1 - progress) / 0.15, 1), 0)
                    return .offset(x: 0.75 * cos(angle), y: 0.75 * sin(angle)).opacity(seen)
                }
            ])
        return TabItemChoreography(shapes: [dot])
    }
}

extension TabItemAnimator where Self == OrbitItemAnimator {
    /// A dot runs once around the icon.
    public static var orbit: Self { Self() }
}
