import TransitionCore

/// The part of a screen that a curved front has passed on its way from an edge.
@usableFromInline enum CurvedFront {
    /// Returns the part behind the front, in bands. The outline of a band has as many points as an outline may have.
    ///
    /// - Parameters:
    ///   - edge: The edge that the front comes from.
    ///   - scene: The scene.
    ///   - count: The number of bands; one is enough for a shadow.
    ///   - points: A distance in points that is added to the front's.
    ///   - distance: Returns the distance of the front from the edge at a progress, as a fraction of the container's
    ///     extent. `along` is the place along the edge, from 0 at its top or leading end to 1.
    ///   - motions: Returns further motions of a band, which is this part of the screen.
    @_alwaysEmitIntoClient
    static func pieces(
        from edge: TransitionEdge, in scene: TransitionScene, bands count: Int = 4, farther points: Double = 0,
        distance: @escaping @Sendable (_ progress: Double, _ along: Double) -> Double,
        motions: (_ band: UnitRect) -> [Motion] = { _ in [] }
    ) -> [Piece] {
        let bands = edge.isHorizontal ? Parts.rows(count, in: scene) : Parts.columns(count, in: scene)
        let more = points / max(scene.extent(toward: edge), 1)
        let steps = Polygon.capacity - 3
        return bands.map { band in
            let band = band.widened(by: 1, of: SIMD2(max(scene.width, 1), max(scene.height, 1)))
            let (start, length) = edge.isHorizontal ? (band.y, band.height) : (band.x, band.width)
            let passed = Motion.curve { progress in
                func point(_ along: Double, _ distance: Double) -> Polygon.Point {
                    let way = edge.isStart ? distance : 1 - distance
                    return edge.isHorizontal ? [way, along] : [along, way]
                }
                let line = (0...steps).map { step -> Polygon.Point in
                    let along = Double(step) / Double(steps)
                    return point(along, distance(progress, start + length * along) + more)
                }
                return .clip(.polygon(Polygon([point(1, -0.6), point(0, -0.6)] + line)))
            }
            return Piece(band, motions: [passed] + motions(band))
        }
    }

    /// Returns the shadow of a front on the screen before it; none on dark screens.
    @_alwaysEmitIntoClient
    static func shadow(
        from edge: TransitionEdge, in scene: TransitionScene,
        distance: @escaping @Sendable (_ progress: Double, _ along: Double) -> Double
    ) -> [Piece] {
        guard !scene.isDark else { return [] }
        let (none, dark) = (Pose.shade(1).opacity(0), Pose.shade(1).opacity(0.065))
        let fade = Motion.keyframes([.at(0, none), .at(0.1, dark), .at(0.85, dark), .at(1, none)])
        return [3.0, 7, 12, 18].flatMap { points in
            pieces(from: edge, in: scene, farther: points, distance: distance) { _ in [fade] }
        }
    }

    /// Returns the line of light along a front on dark screens; none on light ones. It belongs behind the pieces.
    @_alwaysEmitIntoClient
    static func light(
        from edge: TransitionEdge, in scene: TransitionScene,
        distance: @escaping @Sendable (_ progress: Double, _ along: Double) -> Double
    ) -> [Piece] {
        guard scene.isDark else { return [] }
        return pieces(from: edge, in: scene, farther: Motion.lightWidth, distance: distance) { _ in [.passingLight] }
            .map { $0.white() }
    }
}
