import Foundation

/// How progress follows time.
public enum Timing: Equatable, Hashable, Sendable {
    /// Along a timing function, over the animator's duration.
    case curve(CubicBezier)
    /// As a spring does. A spring that settles in a shorter or longer time than the animator's duration is stretched to
    /// fit.
    case spring(SpringTiming)

    /// At constant speed.
    public static let linear = Timing.curve(.linear)
    /// Slow at the start.
    public static let easeIn = Timing.curve(.easeIn)
    /// Slow at the end.
    public static let easeOut = Timing.curve(.easeOut)
    /// Slow at both ends.
    public static let easeInOut = Timing.curve(.easeInOut)

    /// Along a cubic Bézier with these control points.
    public static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Timing {
        .curve(CubicBezier(x1, y1, x2, y2))
    }

    /// As a spring does: response in seconds, above 0; damping ratio, at least 0 (1 is critical).
    public static func spring(response: Double = 0.5, dampingRatio: Double = 1) -> Timing {
        .spring(SpringTiming(response: response, dampingRatio: dampingRatio))
    }

    /// The duration in seconds when the animator gives none: 0.35 for a curve; for a spring the time until it has
    /// settled, or, where it may not overshoot, until it first reaches its end.
    public func naturalDuration(allowsOvershoot: Bool = false) -> Double {
        switch self {
        case .curve: 0.35
        case .spring(let spring): Self.span(of: spring, allowsOvershoot: allowsOvershoot, limit: 10)
        }
    }

    /// The spring that a run with a velocity follows: the timing's own, stretched so that a run from rest takes
    /// `duration` seconds, or, for a curve, a critically damped one. A spring that hardly settles at all (undamped, or
    /// strongly overdamped) is stretched as if it settled after a thousand times its response.
    public func spring(fitting duration: Double, allowsOvershoot: Bool = false) -> SpringTiming {
        let spring: SpringTiming
        switch self {
        case .curve: spring = SpringTiming(response: 0.5, dampingRatio: 1)
        case .spring(let own): spring = own
        }
        let span = Self.span(of: spring, allowsOvershoot: allowsOvershoot, limit: 1000 * spring.response)
        return span > 0 ? spring.stretched(by: duration / span) : spring
    }

    /// How far the progress goes beyond 1 at most, by the spring itself or, where overshoot is allowed, after a flick.
    package func reach(allowsOvershoot: Bool) -> Double {
        switch self {
        case .curve(let curve): return max((0...64).reduce(0) { max($0, curve(Double($1) / 64)) } - 1, 0)
        case .spring where !allowsOvershoot: return 0
        case .spring(let spring):
            // The first swing of a damped spring; after a flick it always goes a little beyond.
            let ratio = min(spring.dampingRatio, 1)
            let swing = ratio < 1 ? exp(-.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
            return max(swing, 0.05)
        }
    }

    private static func span(of spring: SpringTiming, allowsOvershoot: Bool, limit: Double) -> Double {
        let trajectory = spring.trajectory()
        let settling = trajectory.settlingDuration(limit: limit)
        return allowsOvershoot ? settling : min(trajectory.firstCrossing ?? settling, settling)
    }
}
