import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The list parts at the row that was tapped, and the new screen opens out of the gap.
    @_alwaysEmitIntoClient
    public static var expandingRow: Self {
        Self(
            "expandingRow", tags: [.app, .pieces, .source], duration: 0.4, timing: .spring(response: 0.32),
            "The list parts at the row that was tapped, and the new screen opens out of the gap."
        ) { scene in
            // Without a source, the list ends above the new screen, so that nothing is cut. The parts meet on whole
            // points, because the new screen would shine through between them.
            let row = scene.sourceUnitRect ?? UnitRect(x: 0, y: 1, width: 1, height: 0)
            let height = max(scene.height, 1)
            let top = (row.y * height).rounded() / height
            let bottom = max(((row.y + row.height) * height).rounded() / height, top)
            let up = Motion.to(.offset(y: -top), until: 0.9)
            // The row goes up with its upper edge, and the new screen follows under it.
            return Choreography(
                foreground: [.from(.offset(y: top), until: 0.9), .from(.shade(0.12))],
                background: .pieces(
                    [
                        Piece(.strip(from: top, to: bottom, isUpright: false), up, .to(.opacity(0), until: 0.25)),
                        Piece(
                            .strip(from: bottom, to: 1, isUpright: false), .to(.offset(y: 1 - bottom), until: 0.9),
                            .passingShadow(opacity: 0.3, radius: 16)),
                        Piece(
                            .strip(from: 0, to: top, isUpright: false), up,
                            .passingShadow(opacity: 0.3, radius: 16)),
                    ].filter { $0.rect.height > 0 }),
                front: .background)
        }
    }
}
