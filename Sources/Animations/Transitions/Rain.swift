import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen runs down over the old one, like rain on a window.
    @_alwaysEmitIntoClient
    public static var rain: Self { rain(columns: 14) }

    /// The new screen runs down over the old one in the given number of columns.
    ///
    /// - Parameter columns: The number of columns along the container's width, 6 to 40.
    @_alwaysEmitIntoClient
    public static func rain(columns: Int) -> Self {
        let columns = min(max(columns, 6), 40)
        return Self(
            "rain", tags: [.clip, .pieces, .show, .stagger, .strips, .vertical], duration: 0.7,
            // Linear: the columns' motions accelerate by themselves.
            timing: .linear,
            "The new screen runs down over the old one in drops, each at its own time, like rain on a window.",
            settings: [.count("columns", columns, in: 6...40) { .rain(columns: $0) }]
        ) { scene in
            let drops = falling(columns, in: scene)
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
    }
}

/// Returns drops of different widths, each with the progresses at which it begins and ends.
@_alwaysEmitIntoClient
func falling(_ columns: Int, in scene: TransitionScene) -> [(rect: UnitRect, start: Double, finish: Double)] {
    let widths = (0..<columns).map { 1 + 0.4 * Scatter.signed($0, salt: 3) }
    // Neighbouring columns overlap by a few points, because the old screen would shine through between their
    // antialiased edges.
    let (whole, over) = (widths.reduce(0, +), 2.5 / max(scene.width, 100))
    var start = 0.0
    return widths.enumerated().map { index, width in
        let (low, high) = (start / whole, (start + width) / whole)
        start += width
        let x = (low + high) / 2
        // Neighbouring columns start at similar times, with random deviations.
        let wave = 0.5 - 0.3 * sin(8 * x + 0.6) - 0.2 * sin(19 * x + 2)
        let late = min(max(0.8 * wave + 0.25 * Scatter.signed(index), 0), 1)
        let (from, to) = (max(low - over, 0), min(high + over, 1))
        return (UnitRect(x: from, y: 0, width: to - from, height: 1), 0.3 * late, 0.84 + 0.16 * late)
    }
}
