import Repertoire

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen rains down in tiles.
    public static var rainingTiles: Self {
        Self(
            "rainingTiles", tags: [.tiles, .rotation, .edge, .zoom], duration: 0.6, timing: .curve(0.4, 0, 0, 1),
            "The new screen rains down in tiles."
        ) { _ in
            let foregroundTiles = (0..<15).map { index in
                let column = Double(index % 3)
                let row = Double(index / 3)
                let start = 0.5 * (2 * max(abs(column - 1), abs(row - 2)) / 4)
                return Piece(
                    UnitRect(x: column / 3, y: row / 5, width: 1.0 / 3, height: 1.0 / 5),
                    .from(.offset(y: -1.2).rotation(degrees: 60, axis: .x), after: start, until: start + 0.5))
            }
            return Choreography(
                foreground: Choreography.Track(pieces: foregroundTiles),
                background: .to(.scale(0.92).shade(0.3).cornerRadius(24), easing: .easeIn),
                backdrop: .charcoal)
        }
    }
}
