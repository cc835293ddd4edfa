import Foundation

/// How a motion passes from one keyframe to the next: the fraction of the way over the fraction of the progress.
public enum Easing: Equatable, Sendable {
    /// Evenly.
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

    /// Along a cubic Bézier with these control points.
    public static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
        .curve(CubicBezier(x1, y1, x2, y2))
    }

    /// The easing of the segment run backwards.
    public var reversed: Easing {
        switch self {
        case .linear: .linear
        case .curve(let curve): .curve(curve.reversed)
        case .hold: .jump
        case .jump: .hold
        }
    }

    /// The fraction of the way at a fraction of the segment; curves go on along their end slopes outside 0…1.
    public func callAsFunction(_ fraction: Double) -> Double {
        switch self {
        case .linear: fraction
        case .curve(let curve): curve(fraction)
        case .hold: fraction < 1 ? 0 : 1
        case .jump: fraction > 0 ? 1 : 0
        }
    }
}
