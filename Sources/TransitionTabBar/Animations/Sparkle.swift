import Foundation
import TransitionCore

/// Eight small stars fly off the icon, which gives a little jump.
public struct SparkleItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "sparkle", title: "Sparkle", tags: [.pieces],
            summary: "Eight small stars fly off the icon, which gives a little jump.", containers: [.tab])
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .easeOut }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        let stars = (0..<8).map { index -> TabItemShape in
            let angle = Double(index) * .pi / 4
            let (x, y) = (0.95 * cos(angle), 0.95 * sin(angle))
            return TabItemShape(
                .star(points: 4), side: 0.3,
                motions: [
                    .keyframes([
                        .at(0.1, .scale(0.2).offset(x: x * 0.3, y: y * 0.3).opacity(0)),
                        .at(0.4, .scale(1).offset(x: x * 0.7, y: y * 0.7).opacity(1)),
                        .at(1, .scale(0.2).offset(x: x, y: y).rotation(degrees: 90).opacity(0)),
                    ])
                ])
        }
        let hops = Motion.keyframes([
            .at(0, .rest, easing: .easeOut), .at(0.25, .scale(1.2), easing: .easeInOut), .at(0.6, .rest),
        ])
        return TabItemChoreography(icon: [hops], shapes: stars)
    }
}

extension TabItemAnimator where Self == SparkleItemAnimator {
    /// Eight small stars fly off the icon, which gives a little jump.
    public static var sparkle: Self { Self() }
}
