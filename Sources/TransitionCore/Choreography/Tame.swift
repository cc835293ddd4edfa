import Foundation

extension Double {
    /// Returns the number clamped to a range, or `other` for NaN, because the values of a layer must be finite.
    package func tamed(to range: ClosedRange<Double>, otherwise other: Double) -> Double {
        isNaN ? other : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension Clip {
    /// The limit for the coordinates and the radius of a clip, in widths and heights of the element. Greater numbers
    /// look the same.
    private static let reach = 1000.0

    /// The clip with numbers that a layer can draw. A clip with a non-finite number clips nothing.
    package var tamed: Clip {
        let reach = -Clip.reach...Clip.reach
        func tame(_ value: Double) -> Double { value.tamed(to: reach, otherwise: 0) }
        switch self {
        case .none: return self
        case .roundedRect(let rect, let radius):
            return rect.isFinite && radius.isFinite ? .roundedRect(rect.tamed, radius: radius) : .none
        case .circle(let x, let y, let radius):
            return isFinite ? .circle(x: tame(x), y: tame(y), radius: tame(radius)) : .none
        case .polygon(let polygon):
            guard polygon.isFinite else { return .none }
            return .polygon(Polygon((0..<polygon.count).map { SIMD2(tame(polygon[$0].x), tame(polygon[$0].y)) }))
        }
    }
}

extension UnitRect {
    /// The rectangle with numbers that a layer can draw: finite, with an origin within ±1000, and with a width and a
    /// height up to 2000. A rectangle with a non-finite number becomes empty.
    package var tamed: UnitRect {
        guard isFinite else { return UnitRect(x: 0, y: 0, width: 0, height: 0) }
        let reach = -1000.0...1000.0
        return UnitRect(
            x: x.tamed(to: reach, otherwise: 0), y: y.tamed(to: reach, otherwise: 0),
            width: width.tamed(to: 0...2000, otherwise: 0), height: height.tamed(to: 0...2000, otherwise: 0))
    }
}

extension Pose.Shadow {
    /// The shadow with numbers that a layer can draw.
    package var tamed: Self {
        let reach = -10_000.0...10_000.0
        return Self(
            opacity: opacity.tamed(to: 0...1, otherwise: 0), radius: radius.tamed(to: 0...1000, otherwise: 0),
            dx: dx.tamed(to: reach, otherwise: 0), dy: dy.tamed(to: reach, otherwise: 0))
    }
}
