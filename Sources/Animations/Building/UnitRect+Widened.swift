import TransitionCore

extension UnitRect {
    /// The rectangle some points larger on all sides, but not beyond the screen of this size. Neighbouring parts overlap
    /// then: between their smoothed edges what is behind them would shine through.
    func widened(by points: Double, of size: SIMD2<Double>) -> UnitRect {
        let (across, down) = (points / size.x, points / size.y)
        let (left, top) = (max(x - across, 0), max(y - down, 0))
        return UnitRect(
            x: left, y: top, width: min(x + width + across, 1) - left, height: min(y + height + down, 1) - top)
    }
}
