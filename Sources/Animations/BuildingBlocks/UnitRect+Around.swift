import TransitionCore

extension UnitRect {
    /// Creates the rectangle of this size around a point.
    @_alwaysEmitIntoClient
    init(around center: SIMD2<Double>, size: SIMD2<Double>) {
        self.init(x: center.x - size.x / 2, y: center.y - size.y / 2, width: size.x, height: size.y)
    }
}
