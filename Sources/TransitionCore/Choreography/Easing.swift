import Foundation

/// The course of a motion from one keyframe to the next: which fraction of the change between the two poses is done at
/// a fraction of the segment.
public enum Easing: Equatable, Sendable {
    /// At constant speed.
    case linear
    /// Along a timing function.
    case curve(CubicBezier)
    /// Keeps the earlier pose until the segment's end: a cut.
    case hold
    /// Takes the later pose at the segment's start: a cut.
    case jump

    /// Slow at the start.
    public static let easeIn = Easing.curve(.easeIn)
    /// Slow at the end.
    public static let easeOut = Easing.curve(.easeOut)
    /// Slow at both ends.
    public static let easeInOut = Easing.curve(.easeInOut)

    /// Returns a cubic Bézier with these control points.
    @_alwaysEmitIntoClient
    public static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
        .curve(CubicBezier(x1, y1, x2, y2))
    }

    /// The easing of the segment in reverse.
    public var reversed: Easing {
        switch self {
        case .linear: .linear
        case .curve(let curve): .curve(curve.reversed)
        case .hold: .jump
        case .jump: .hold
        }
    }

    /// Returns the fraction of the change at a fraction of the segment. Below 0 and above 1 a curve continues as a
    /// straight line with the slope at that end.
    public func callAsFunction(_ fraction: Double) -> Double {
        switch self {
        case .linear: fraction
        case .curve(let curve): curve(fraction)
        case .hold: fraction < 1 ? 0 : 1
        case .jump: fraction > 0 ? 1 : 0
        }
    }
}
