import TransitionCore

extension UnitRect {
    /// Slightly more than the whole element, so that neighbouring parts overlap. Otherwise the background would shine
    /// through between their smoothed edges.
    @_alwaysEmitIntoClient
    static var overlapping: UnitRect { UnitRect(x: -0.02, y: -0.02, width: 1.04, height: 1.04) }

    /// Returns a fraction of the element, at one of its edges.
    @_alwaysEmitIntoClient
    static func part(_ fraction: Double, at edge: TransitionEdge) -> UnitRect {
        UnitRect(
            x: edge == .trailing ? 1 - fraction : 0, y: edge == .bottom ? 1 - fraction : 0,
            width: edge.isHorizontal ? fraction : 1, height: edge.isHorizontal ? 1 : fraction)
    }

    /// Returns the strip between two places. They are fractions of the distance from the leading to the trailing edge
    /// for an upright strip, and from the top to the bottom edge otherwise.
    @_alwaysEmitIntoClient
    static func strip(from start: Double, to end: Double, isUpright: Bool) -> UnitRect {
        isUpright
            ? UnitRect(x: start, y: 0, width: end - start, height: 1)
            : UnitRect(x: 0, y: start, width: 1, height: end - start)
    }

    /// Returns the rectangle shut to a line across the direction of an edge, with a width or height of 0. `place` is a
    /// fraction of the distance from the leading or top edge to the opposite one.
    @_alwaysEmitIntoClient
    func shut(at place: Double, toward edge: TransitionEdge) -> UnitRect {
        edge.isHorizontal
            ? UnitRect(x: place, y: y, width: 0, height: height) : UnitRect(x: x, y: place, width: width, height: 0)
    }
}
