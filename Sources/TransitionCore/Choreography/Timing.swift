import Foundation

/// The course of progress over time.
public enum Timing: Equatable, Hashable, Sendable {
    /// A timing function over the animator's duration.
    case curve(CubicBezier)
    /// A spring, stretched to settle within the animator's duration.
    case spring(SpringTiming)

    /// At constant speed.
    public static let linear = Timing.curve(.linear)
    /// Slow at the start.
    public static let easeIn = Timing.curve(.easeIn)
    /// Slow at the end.
    public static let easeOut = Timing.curve(.easeOut)
    /// Slow at both ends.
    public static let easeInOut = Timing.curve(.easeInOut)

    /// Returns a cubic Bézier with these control points.
    public static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Timing {
        .curve(CubicBezier(x1, y1, x2, y2))
    }

    /// Returns a spring with its response in seconds, above 0, and its damping ratio, at least 0 (1 is critical).
    public static func spring(response: Double = 0.5, dampingRatio: Double = 1) -> Timing {
        .spring(SpringTiming(response: response, dampingRatio: dampingRatio))
    }

    /// As a spring does, described by how long it seems to take and how much it swings.
    ///
    /// The numbers mean what they mean to SwiftUI's `Spring(duration:bounce:)`: the duration is the response, and the
    /// damping ratio is 1 − bounce.
    ///
    /// - Parameters:
    ///   - duration: Seconds, above 0.
    ///   - bounce: From 0, without a swing, to 1, a spring that swings for ever. A number outside is clamped, and NaN
    ///     counts as 0.
    public static func spring(duration: Double, bounce: Double = 0) -> Timing {
        .spring(response: duration, dampingRatio: 1 - bounce.tamed(to: 0...1, otherwise: 0))
    }

    /// A spring of half a second without a swing.
    public static let smooth = Timing.spring(duration: 0.5)
    /// A spring of half a second with a small swing.
    public static let snappy = Timing.spring(duration: 0.5, bounce: 0.15)
    /// A spring of half a second with a swing that is easy to see.
    public static let bouncy = Timing.spring(duration: 0.5, bounce: 0.3)

    /// Returns the default duration in seconds: 0.35 for a curve. For a spring it is the time until the spring has
    /// settled or, if it may not overshoot, until it first reaches its end.
    public func naturalDuration(allowsOvershoot: Bool = false) -> Double {
        switch self {
        case .curve: 0.35
        case .spring(let spring):
            spring.trajectory().duration(allowsOvershoot: allowsOvershoot, limit: 10, guess: nil)
        }
    }

    /// Returns the spring of a run with a velocity: the timing's own spring, stretched so that a run from rest takes
    /// `duration` seconds, or a critically damped one for a curve. A spring that hardly settles (undamped, or strongly
    /// overdamped) is stretched as if it settled after a thousand times its response.
    public func spring(fitting duration: Double, allowsOvershoot: Bool = false) -> SpringTiming {
        let spring: SpringTiming
        switch self {
        case .curve: spring = SpringTiming(response: 0.5, dampingRatio: 1)
        case .spring(let own): spring = own
        }
        // Most animators use the natural duration.
        let span = spring.trajectory().duration(
            allowsOvershoot: allowsOvershoot, limit: 1000 * spring.response, guess: duration)
        return span > 0 ? spring.stretched(by: duration / span) : spring
    }

    /// Returns the greatest overshoot of the progress beyond 1, by the spring itself or, if overshoot is allowed, after
    /// a flick.
    package func reach(allowsOvershoot: Bool) -> Double {
        switch self {
        case .curve(let curve): return max((0...64).reduce(0) { max($0, curve(Double($1) / 64)) } - 1, 0)
        case .spring where !allowsOvershoot: return 0
        case .spring(let spring):
            // The first swing of a damped spring. After a flick it always overshoots a little.
            let ratio = min(spring.dampingRatio, 1)
            let swing = ratio < 1 ? exp(-.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
            return max(swing, 0.05)
        }
    }
}
