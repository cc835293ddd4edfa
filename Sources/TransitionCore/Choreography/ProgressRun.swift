import Foundation

/// One run of the progress to 0 or 1. It starts with the current progress and velocity and follows a timing.
///
/// A run that starts at rest at 0 or 1 follows the timing. Backward mirrors forward: the progress after t seconds
/// backward is 1 minus the progress after t seconds forward. A run that starts elsewhere, or with a velocity, follows a
/// spring with this initial velocity.
package struct ProgressRun: Sendable {
    /// The progress at which the run starts.
    package let start: Double
    /// The progress at the end of the run, 0 or 1.
    package let target: Double
    /// The run's duration in seconds, at least 0.
    package let duration: Double

    /// The progress as a function of time.
    package enum Course: Sendable {
        /// A timing function, from start to target.
        case curve(CubicBezier)
        /// A spring that comes to rest at the target. The velocity is the initial one, in progress per second.
        case spring(SpringTiming, velocity: Double)
    }

    /// The progress as a function of time. Core Animation can play most of these functions.
    package let course: Course
    private let trajectory: SpringTiming.Trajectory?
    // The range of a spring's progress if it may not overshoot.
    private let bounds: ClosedRange<Double>

    /// - Parameters:
    ///   - start: The progress at the start. NaN and infinities count as the target.
    ///   - target: 0 or 1. NaN and infinities count as 1.
    ///   - velocity: The velocity at the start, in progress per second. NaN and infinities count as 0.
    ///   - timing: The course of the progress over time.
    ///   - duration: The duration of a run from one end to the other, in seconds, up to a billion. If it is not finite
    ///     and positive, the run ends immediately.
    ///   - allowsOvershoot: Whether the progress may go beyond 0 and 1 and come back. If false, the run ends when it
    ///     first reaches the target. If the initial velocity points away from the target, the progress waits at the
    ///     other end until the spring comes back.
    package init(
        from start: Double,
        to target: Double,
        velocity: Double = 0,
        timing: Timing,
        duration: Double,
        allowsOvershoot: Bool = false
    ) {
        let target = target.isFinite ? target : 1
        let start = start.isFinite ? start.tamed(to: -1000...1000, otherwise: target) : target
        let velocity = velocity.isFinite ? velocity.tamed(to: -1e6...1e6, otherwise: 0) : 0
        self.start = start
        self.target = target
        bounds = allowsOvershoot ? -Double.infinity ... .infinity : min(start, 0)...max(start, 1)
        let isPlayable = duration.isFinite && duration > 0
        let duration = min(duration, 1e9)
        let isWhole = velocity == 0 && start == 1 - target
        if case .curve(let curve) = timing, isWhole {
            course = .curve(curve)
            trajectory = nil
            self.duration = isPlayable ? duration : 0
            return
        }
        let spring = timing.spring(
            fitting: isPlayable ? max(duration, 0.001) : 0.001,
            allowsOvershoot: allowsOvershoot
        )
        let trajectory = spring.trajectory(displacement: start - target, velocity: velocity)
        course = .spring(spring, velocity: velocity)
        self.trajectory = trajectory
        guard isPlayable else {
            self.duration = 0
            return
        }
        // A run with a velocity may take longer to settle than a run from rest. It lasts at most ten seconds or four
        // times the duration, whichever is longer.
        self.duration = trajectory.duration(
            allowsOvershoot: allowsOvershoot, limit: max(10, 4 * duration), guess: isWhole ? duration : nil)
    }

    /// Creates a run that slows down towards its target, also from the target itself.
    ///
    /// - Parameters:
    ///   - start: The progress at the start, finite.
    ///   - target: 0 or 1.
    ///   - duration: The duration in seconds, finite and positive.
    package init(glidingFrom start: Double, to target: Double, lasting duration: Double) {
        (self.start, self.target, self.duration) = (start, target, duration)
        course = .curve(.easeOut)
        trajectory = nil
        bounds = min(start, target)...max(start, target)
    }

    /// Returns the progress `time` seconds after the start; exactly the target after the end.
    package func progress(at time: Double) -> Double {
        guard time < duration else { return target }
        guard time > 0 else { return start }
        switch course {
        case .curve(let curve): return lerp(start, target, curve(time / duration))
        case .spring:
            let free = target + (trajectory?.displacement(at: time) ?? 0)
            return min(max(free, bounds.lowerBound), bounds.upperBound)
        }
    }

    /// Returns the velocity `time` seconds after the start, in progress per second; 0 after the end, and while the run
    /// waits at an end.
    func velocity(at time: Double) -> Double {
        guard time < duration, time >= 0 else { return 0 }
        switch course {
        case .curve(let curve): return (target - start) * curve.slope(at: time / duration) / duration
        case .spring:
            guard let trajectory else { return 0 }
            return bounds.contains(target + trajectory.displacement(at: time)) ? trajectory.velocity(at: time) : 0
        }
    }

    /// Returns the part of the way to the target that is left `time` seconds after the start, 1 to 0. It is above 1 while
    /// the run goes away from its target.
    package func left(at time: Double) -> Double {
        if case .curve(let curve) = course { return 1 - curve(duration > 0 ? min(max(time / duration, 0), 1) : 1) }
        return target == start ? 0 : (target - progress(at: time)) / (target - start)
    }

    /// Whether the run stays between its start and its target.
    package var staysOnItsWay: Bool {
        switch course {
        case .curve(let curve): (0...1).contains(curve.y1) && (0...1).contains(curve.y2)
        case .spring: bounds.lowerBound > -.infinity && !isThrownBack
        }
    }

    /// Whether the run starts with a velocity away from its target, so that it may have to wait at the other end.
    package var isThrownBack: Bool {
        guard case .spring(_, let velocity) = course else { return false }
        return velocity * (target - start) < 0
    }
}
