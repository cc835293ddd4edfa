import TransitionCore

/// Divides a screen into even parts, for animators made of pieces.
///
/// With at least 8 points for each part, the cuts are on whole points. The background would shine through at a cut
/// between two pixels.
@usableFromInline enum Parts {
    /// Returns the starts of `count` parts of a length in points, and the end of the last part, as fractions of the
    /// length.
    @_alwaysEmitIntoClient
    static func edges(_ count: Int, along length: Double) -> [Double] {
        (0...count).map { index in
            let even = Double(index) / Double(count)
            return length >= 8 * Double(count) ? (even * length).rounded() / length : even
        }
    }

    /// Returns parts one below the other, from the top.
    @_alwaysEmitIntoClient
    static func rows(_ count: Int, in scene: TransitionScene) -> [UnitRect] {
        let edges = edges(count, along: scene.height)
        return (0..<count).map { UnitRect(x: 0, y: edges[$0], width: 1, height: edges[$0 + 1] - edges[$0]) }
    }

    /// Returns parts side by side, from the leading edge.
    @_alwaysEmitIntoClient
    static func columns(_ count: Int, in scene: TransitionScene) -> [UnitRect] {
        let edges = edges(count, along: scene.width)
        return (0..<count).map { UnitRect(x: edges[$0], y: 0, width: edges[$0 + 1] - edges[$0], height: 1) }
    }

    /// Returns parts in rows and columns, row by row.
    @_alwaysEmitIntoClient
    static func tiles(columns: Int, rows: Int, in scene: TransitionScene) -> [UnitRect] {
        let columns = Parts.columns(columns, in: scene)
        return Parts.rows(rows, in: scene).flatMap { row in
            columns.map { UnitRect(x: $0.x, y: row.y, width: $0.width, height: row.height) }
        }
    }
}
