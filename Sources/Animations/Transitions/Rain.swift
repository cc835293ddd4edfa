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
            let drops = (0..<columns).map { index -> Double in
                // Neighbours run at similar times, with random deviations.
                let x = Double(index) / Double(columns - 1)
                let wave = 0.5 - 0.3 * sin(8 * x + 0.6) - 0.2 * sin(19 * x + 2)
                let turn = index.isMultiple(of: 2) ? 0.3 : 0.05
                return min(max(0.55 * wave + turn + 0.15 * Scatter.signed(index), 0), 1)
            }
            // Each drop accelerates.
            @Sendable func tip(_ late: Double, _ progress: Double) -> Double {
                let way = min(max((progress - 0.12 * late) / 0.84, 0), 1)
                return -0.03 + (1.12 + 0.25 * late) * pow(way, 1.4 + 0.3 * late)
            }
            // The water between the middles of two drops. A smooth line joins their tips, so that both the drops and
            // the valleys between them are round.
            let (height, over) = (max(scene.height, 100), 1.5 / max(scene.width, 100))
            func water(lower points: Double) -> [Piece] {
                zip(drops, drops.dropFirst()).enumerated().map { index, pair in
                    let (low, high) = (Double(index) / Double(columns - 1), Double(index + 1) / Double(columns - 1))
                    let (from, to) = (max(low - over, 0), min(high + over, 1))
                    return Piece(
                        UnitRect(x: from, y: 0, width: to - from, height: 1),
                        .curve { progress in
                            let (start, end) = (tip(pair.0, progress), tip(pair.1, progress))
                            let line = [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1].map { (x: Double) -> Polygon.Point in
                                [x, start + (end - start) * x * x * (3 - 2 * x) + points / height]
                            }
                            return .clip(.polygon(Polygon([[1, -0.3], [0, -0.3]] + line)))
                        })
                }
            }
            let wet = (columns > 20 ? [7.0] : [4, 9]).flatMap { lower in
                water(lower: lower).map { Piece.dark($0.rect, 0.12, until: 1, motions: $0.motions) }
            }
            return Choreography(
                foreground: .pieces(water(lower: 0)),
                background: .init([.to(.shade(0.25))], pieces: wet, showsScreen: true))
        }
    }
}
