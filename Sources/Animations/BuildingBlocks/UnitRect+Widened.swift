import TransitionCore

extension UnitRect {
    /// Returns the rectangle enlarged by some points on all sides, but not beyond a screen of this size. Neighbouring
    /// parts then overlap, so that the background does not shine through between their antialiased edges.
    @_alwaysEmitIntoClient
    func widened(by points: Double, of size: SIMD2<Double>) -> UnitRect {
        let (across, down) = (points / size.x, points / size.y)
        let (left, top) = (max(x - across, 0), max(y - down, 0))
        return UnitRect(
            x: left, y: top, width: min(x + width + across, 1) - left, height: min(y + height + down, 1) - top)
    }
}
