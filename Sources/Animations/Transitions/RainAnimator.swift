import Foundation
import TransitionCore

/// The new screen runs down over the old one in narrow columns, each at its own time, like rain on a window.
public struct RainAnimator: TransitionAnimator {
    /// The number of columns along the container's width.
    public let columns: Int

    /// Rain in 6 to 40 columns.
    public init(columns: Int = 14) { self.columns = min(max(columns, 6), 40) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "rain", title: "Rain", tags: [.clip, .pieces, .stagger, .strips, .vertical],
            summary: "The new screen runs down over the old one in drops, each at its own time, like rain on a window.")
    }
    public var duration: Double { 0.8 }
    /// Linear: the columns' motions accelerate by themselves.
    public var timing: Timing { .linear }
    public var settings: [AnimatorSetting] { [.count("columns", columns, in: 6...40) { Self(columns: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: Tiling(columns: columns, in: scene).pieces { column in
                // Neighbours run nearly together, and here and there one runs ahead.
                let x = column.center.x
                let wave = 0.5 - 0.3 * sin(8 * x + 0.6) - 0.2 * sin(19 * x + 2)
                let start = min(max(0.34 * wave + 0.1 * Scatter.signed(column.index), 0), 0.4)
                func drop(_ end: Double) -> Pose {
                    .clip(.roundedRect(UnitRect(x: 0, y: -0.2, width: 1, height: 0.2 + end), radius: 40))
                }
                return .from(
                    drop(0), to: drop(1.2), after: start, until: start + 0.6, easing: .curve(0.5, 0.2, 0.8, 0.7))
            },
            background: .to(.shade(0.55)))
    }
}

extension TransitionAnimator where Self == RainAnimator {
    /// The new screen runs down over the old one, like rain on a window.
    public static var rain: Self { Self() }
    /// The new screen runs down over the old one in the given number of columns.
    public static func rain(columns: Int) -> Self { Self(columns: columns) }
}
