import TransitionCore

extension UnitRect {
    /// The whole element and 2 % more on each side, so that neighbouring parts overlap. Otherwise the background would
    /// shine through between their antialiased edges.
    @_alwaysEmitIntoClient
    static var overlapping: UnitRect { UnitRect(x: -0.02, y: -0.02, width: 1.04, height: 1.04) }

    /// Returns a fraction of the element, at one of its edges.
    @_alwaysEmitIntoClient
    static func part(_ fraction: Double, at edge: TransitionEdge) -> UnitRect {
        UnitRect(
            x: edge == .trailing ? 1 - fraction : 0, y: edge == .bottom ? 1 - fraction : 0,
            width: edge.isHorizontal ? fraction : 1, height: edge.isHorizontal ? 1 : fraction)
    }

    /// Returns the strip between two places. For an upright strip, the places are fractions of the distance from the
    /// leading to the trailing edge; otherwise, from the top to the bottom edge.
    @_alwaysEmitIntoClient
    static func strip(from start: Double, to end: Double, isUpright: Bool) -> UnitRect {
        isUpright
            ? UnitRect(x: start, y: 0, width: end - start, height: 1)
            : UnitRect(x: 0, y: start, width: 1, height: end - start)
    }

    /// Returns the rectangle with a width of 0, if `edge` is leading or trailing, or a height of 0 otherwise. `place`
    /// is a fraction of the distance from the leading or top edge to the opposite one.
    @_alwaysEmitIntoClient
    func shut(at place: Double, toward edge: TransitionEdge) -> UnitRect {
        edge.isHorizontal
            ? UnitRect(x: place, y: y, width: 0, height: height) : UnitRect(x: x, y: place, width: width, height: 0)
    }
}
