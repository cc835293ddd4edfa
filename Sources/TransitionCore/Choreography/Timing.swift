import Foundation

/// The course of progress over time.
public enum Timing: Equatable, Sendable {
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
    @_alwaysEmitIntoClient
    public static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Timing {
        .curve(CubicBezier(x1, y1, x2, y2))
    }

    /// Returns a spring with its response in seconds, above 0, and its damping ratio, at least 0 (1 is critical).
    @_alwaysEmitIntoClient
    public static func spring(response: Double = 0.5, dampingRatio: Double = 1) -> Timing {
        .spring(SpringTiming(response: response, dampingRatio: dampingRatio))
    }

    /// Returns a spring with these numbers, which have the same meaning as in SwiftUI's `Spring(duration:bounce:)`.
    ///
    /// The duration is the spring's response, and the damping ratio is 1 − bounce.
    ///
    /// - Parameters:
    ///   - duration: The response in seconds, above 0.
    ///   - bounce: From 0, without overshoot, to 1, a spring that oscillates forever. A number outside of this range is
    ///     clamped, and NaN counts as 0.
    public static func spring(duration: Double, bounce: Double = 0) -> Timing {
        .spring(response: duration, dampingRatio: 1 - bounce.tamed(to: 0...1, otherwise: 0))
    }

    /// A spring with a response of half a second that does not overshoot.
    public static let smooth = Timing.spring(duration: 0.5)
    /// A spring with a response of half a second that overshoots by 0.6 %, if the animator allows overshoot.
    public static let snappy = Timing.spring(duration: 0.5, bounce: 0.15)
    /// A spring with a response of half a second that overshoots by 5 %, if the animator allows overshoot.
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

    /// Returns the spring for a run with an initial velocity: the timing's own spring, or a critically damped one for a
    /// curve. It is stretched so that a run from rest takes `duration` seconds. A spring that settles very slowly or
    /// never (strongly overdamped, or undamped) is taken to settle after 1,000 response times.
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

    /// Returns how far the progress exceeds 1 at most: the overshoot of the curve, or that of a spring
    /// that may overshoot, including after a flick.
    @_alwaysEmitIntoClient
    package func reach(allowsOvershoot: Bool) -> Double {
        switch self {
        case .curve(let curve): return max((0...64).reduce(0) { max($0, curve(Double($1) / 64)) } - 1, 0)
        case .spring where !allowsOvershoot: return 0
        case .spring(let spring):
            // The first overshoot of a spring from rest, but at least 0.05, because after a flick every spring
            // overshoots.
            let ratio = min(spring.dampingRatio, 1)
            let swing = ratio < 1 ? exp(-.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
            return max(swing, 0.05)
        }
    }
}
