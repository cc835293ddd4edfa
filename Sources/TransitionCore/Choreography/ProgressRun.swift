import Foundation

/// One run of the progress to 0 or 1: from where it is, as fast as it moves, along a timing.
///
/// From rest at one end a run follows the timing itself, and backward mirrors forward: progress after t seconds
/// backward is 1 minus that after t seconds forward. From anywhere else, or with a velocity, it follows a spring, which starts with
/// the velocity at hand.
package struct ProgressRun: Sendable {
    /// Where the run starts.
    package let start: Double
    /// 0 or 1.
    package let target: Double
    /// Seconds from start to end, at least 0.
    package let duration: Double

    /// What the progress follows.
    package enum Course: Sendable {
        /// A timing function, from start to target.
        case curve(CubicBezier)
        /// A spring about the target, with the progress per second it starts with.
        case spring(SpringTiming, velocity: Double)
    }

    /// What the progress follows; Core Animation can follow most of it by itself.
    package let course: Course
    private let trajectory: SpringTiming.Trajectory?
    // Where a spring's progress has to stay when it may not overshoot.
    private let bounds: ClosedRange<Double>

    /// - Parameters:
    ///   - start: The progress at the start. One that is not finite counts as the target.
    ///   - target: 0 or 1. One that is not finite counts as 1.
    ///   - velocity: Progress per second at the start. One that is not finite counts as 0.
    ///   - timing: How progress follows time.
    ///   - duration: Seconds that a whole run takes. One that is not finite or not above 0 makes the run end at once.
    ///     The longest is a billion.
    ///   - allowsOvershoot: Whether the progress may go beyond 0 and 1 and come back. If not, the run ends when it first
    ///     gets to the target, and one thrown the other way waits at that end until it comes back.
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
        // A throw may take longer to settle than a run from rest does, but not several times as long.
        let settling = trajectory.settlingDuration(limit: max(10, 4 * duration))
        if allowsOvershoot {
            self.duration = settling
        } else {
            self.duration = min(trajectory.firstCrossing ?? settling, settling)
        }
    }

    /// Progress `time` seconds after the start; exactly the target from the end on.
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

    /// Progress per second, `time` seconds after the start; 0 from the end on, and while the run waits at an end.
    package func velocity(at time: Double) -> Double {
        guard time < duration, time >= 0 else { return 0 }
        switch course {
        case .curve(let curve): return (target - start) * curve.slope(at: time / duration) / duration
        case .spring:
            guard let trajectory else { return 0 }
            return bounds.contains(target + trajectory.displacement(at: time)) ? trajectory.velocity(at: time) : 0
        }
    }

    /// Whether the run stays between its start and its target.
    var staysOnItsWay: Bool {
        switch course {
        case .curve(let curve): (0...1).contains(curve.y1) && (0...1).contains(curve.y2)
        case .spring: bounds.lowerBound > -.infinity && !isThrownBack
        }
    }

    /// Whether the run is thrown away from its target, and may have to wait at the other end.
    var isThrownBack: Bool {
        guard case .spring(_, let velocity) = course else { return false }
        return velocity * (target - start) < 0
    }
}
