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
        let drops = drops(in: scene)
        func running(_ lower: Double) -> [Piece] {
            drops.map { drop in
                func reaching(_ end: Double) -> Pose {
                    .clip(.roundedRect(UnitRect(x: 0, y: -0.3, width: 1, height: 0.3 + end), radius: 60))
                }
                let more = lower / max(scene.height, 100)
                return Piece(
                    drop.rect,
                    .from(
                        reaching(-0.01 + more), to: reaching(1.14 + more), after: drop.start, until: drop.finish,
                        easing: .curve(0.45, 0.12, 0.75, 0.75)))
            }
        }
        let wet = running(9).map { Piece.dark($0.rect, 0.2, until: 1, motions: $0.motions) }
        return Choreography(
            foreground: .pieces(running(0)),
            background: .init([.to(.shade(0.3))], pieces: wet, showsScreen: true))
    }

    /// Drops of unlike widths, each with the progresses at which it begins and ends.
    private func drops(in scene: TransitionScene) -> [(rect: UnitRect, start: Double, finish: Double)] {
        let widths = (0..<columns).map { 1 + 0.4 * Scatter.signed($0, salt: 3) }
        // They overlap a little: between their smoothed edges the old screen would shine through.
        let (whole, over) = (widths.reduce(0, +), 2.5 / max(scene.width, 100))
        var start = 0.0
        return widths.enumerated().map { index, width in
            let (low, high) = (start / whole, (start + width) / whole)
            start += width
            let x = (low + high) / 2
            // Neighbours run nearly together, and here and there one runs ahead.
            let wave = 0.5 - 0.3 * sin(8 * x + 0.6) - 0.2 * sin(19 * x + 2)
            let late = min(max(0.8 * wave + 0.25 * Scatter.signed(index), 0), 1)
            let (from, to) = (max(low - over, 0), min(high + over, 1))
            return (UnitRect(x: from, y: 0, width: to - from, height: 1), 0.3 * late, 0.84 + 0.16 * late)
        }
    }
}

extension TransitionAnimator where Self == RainAnimator {
    /// The new screen runs down over the old one, like rain on a window.
    public static var rain: Self { Self() }
    /// The new screen runs down over the old one in the given number of columns.
    public static func rain(columns: Int) -> Self { Self(columns: columns) }
}
