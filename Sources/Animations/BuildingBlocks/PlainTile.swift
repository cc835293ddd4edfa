import TransitionCore

/// A tile in one colour, the colour of the new screen's leading side beside it: a small patch of that side, enlarged. So
/// it shows the screen's ground and nothing of its content.
@usableFromInline struct PlainTile: Sendable {
    /// The patch, in unit coordinates of the screen.
    @usableFromInline let patch: UnitRect
    /// The way from the patch to the tile, in unit coordinates of the screen.
    @usableFromInline let way: SIMD2<Double>
    /// The size of the tile relative to the visible part of the patch.
    @usableFromInline let growth: Double
    /// The width of the patch in points.
    @usableFromInline let points: Double
    /// The part of the patch that fills the tile and 0.6 points around it, so that neighbours have no seam.
    @usableFromInline let filling: SIMD2<Double>

    /// - Parameters:
    ///   - rect: The frame of the tile, in unit coordinates of the screen.
    ///   - size: The size of the screen in points.
    @_alwaysEmitIntoClient
    init(_ rect: UnitRect, of size: SIMD2<Double>) {
        let extent = SIMD2(rect.width, rect.height) * size
        // Content begins 16 points from the side or farther in.
        let width = min(10, size.x / 4)
        points = width
        let part = SIMD2(width, width * extent.y / extent.x) / size
        patch = UnitRect(x: 0, y: rect.center.y - part.y / 2, width: part.x, height: part.y)
        way = rect.center - patch.center
        // Only the middle 60 % of a patch is visible, because the borders of so small a picture are blurred.
        growth = extent.x / width / 0.6
        filling = 0.6 + 0.72 / extent
    }

    /// Returns the pose of the patch as the tile.
    ///
    /// - Parameters:
    ///   - part: The visible part of the tile, 0 to 1.
    ///   - radius: The radius of its corners, relative to its width.
    @_alwaysEmitIntoClient
    func pose(part: Double, radius: Double) -> Pose {
        let window = UnitRect(around: SIMD2(0.5, 0.5), size: filling * part)
        return Pose.offset(x: way.x, y: way.y).scale(growth)
            .clip(.roundedRect(window, radius: radius * window.width * points))
    }
}
