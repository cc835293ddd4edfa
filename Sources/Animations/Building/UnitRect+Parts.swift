import TransitionCore

extension UnitRect {
    /// Slightly more than the whole element, so that neighbouring parts overlap: the background would shine through
    /// between their smoothed edges.
    static let overlapping = UnitRect(x: -0.02, y: -0.02, width: 1.04, height: 1.04)

    /// A fraction of the element, at one of its edges.
    static func part(_ fraction: Double, at edge: TransitionEdge) -> UnitRect {
        UnitRect(
            x: edge == .trailing ? 1 - fraction : 0, y: edge == .bottom ? 1 - fraction : 0,
            width: edge.isHorizontal ? fraction : 1, height: edge.isHorizontal ? 1 : fraction)
    }

    /// What lies between two places, fractions of the way from the leading edge to the trailing one if it is upright, and
    /// otherwise from the upper edge to the lower one.
    static func strip(from start: Double, to end: Double, isUpright: Bool) -> UnitRect {
        isUpright
            ? UnitRect(x: start, y: 0, width: end - start, height: 1)
            : UnitRect(x: 0, y: start, width: 1, height: end - start)
    }

    /// The rectangle shut to a line across the direction of an edge: its width or height is 0. `place` is a fraction of
    /// the way from the leading or the upper edge to the opposite one.
    func shut(at place: Double, toward edge: TransitionEdge) -> UnitRect {
        edge.isHorizontal
            ? UnitRect(x: place, y: y, width: 0, height: height) : UnitRect(x: x, y: place, width: width, height: 0)
    }
}
