import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Three columns of both screens roll down one after the other.
    @_alwaysEmitIntoClient
    public static var reels: Self { reels(3) }

    /// The given number of columns of both screens roll down one after the other.
    ///
    /// - Parameter reels: The number of reels, 2 to 12.
    @_alwaysEmitIntoClient
    public static func reels(_ reels: Int) -> Self {
        let reels = min(max(reels, 2), 12)
        return Self(
            "reels", tags: [.machine, .pieces, .show, .stagger, .strips, .vertical], duration: 0.75,
            timing: .curve(0.3, 0.1, 0.4, 1),
            "Both screens are on the reels of a slot machine, which roll down one after the other.",
            settings: [.count("reels", reels, in: 2...12, isLabelled: false) { .reels($0) }]
        ) { scene in
            let columns = Tiling(columns: reels, in: scene).tiles
            // All reels start soon, and stop one after the other.
            @Sendable func turned(_ progress: Double, _ order: Double) -> Double {
                let (start, end) = (0.1 * order, 0.6 + 0.4 * order)
                let way = min(max((progress - start) / (end - start), 0), 1)
                return way * way * (3 - 2 * way)
            }
            func print(from place: Double) -> [Piece] {
                columns.map { column in
                    Piece(column.rect, .curve { .offset(y: place + turned($0, column.order)) })
                }
            }
            // The drum is darker towards its top and bottom, and between the reels.
            let shaded = Motion.keyframes([
                .at(0, .shade(1).opacity(0)), .at(0.2, .shade(1).opacity(0.1)), .at(0.7, .shade(1).opacity(0.1)),
                .at(1, .shade(1).opacity(0)),
            ])
            let ends = (1...6).flatMap { step in
                [TransitionEdge.top, .bottom].map { Piece(.part(0.035 * Double(step), at: $0), shaded) }
            }
            let thin = 1 / max(scene.width, 60)
            let seams = columns.dropFirst().flatMap { column in
                [1.0, 3, 6, 10].map { half in
                    let seam = UnitRect(x: column.rect.x - half * thin, y: 0, width: 2 * half * thin, height: 1)
                    return Piece(seam, shaded)
                }
            }
            return Choreography(
                foreground: .pieces(print(from: -1) + ends + seams), background: .pieces(print(from: 0)),
                backdrop: scene.surround)
        }
    }
}
