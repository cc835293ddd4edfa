import Foundation

/// A damped spring of unit mass, described by its response (a time) and its damping ratio.
///
/// The motion is the closed-form solution of x″ + 2ζωx′ + ω²x = 0 with ω = 2π / response, so it is exact at any frame
/// rate. With a damping ratio ζ below 1 the spring oscillates. With a ratio of 1 the spring comes to rest in the
/// shortest time without oscillating, and above 1 it takes longer.
public struct SpringTiming: Equatable, Sendable {
    /// The period of the undamped spring, in seconds.
    public let response: Double
    /// The damping ratio. At 0 the spring oscillates forever, at 1 it is critically damped, above 1 overdamped.
    public let dampingRatio: Double

    /// - Parameters:
    ///   - response: The response in seconds, clamped to a range from a millionth to a million. A value that is not
    ///     finite and positive counts as 0.5.
    ///   - dampingRatio: The damping ratio, from 0 to a million. A negative or non-finite value counts as 1.
    public init(response: Double = 0.5, dampingRatio: Double = 1) {
        // The bounds lie far beyond any visible effect, and keep every product of the two numbers finite.
        self.response = response.isFinite && response > 0 ? min(max(response, 1e-6), 1e6) : 0.5
        self.dampingRatio = dampingRatio.isFinite && dampingRatio >= 0 ? min(dampingRatio, 1e6) : 1
    }

    /// Returns the same spring slowed down by `factor`.
    public func stretched(by factor: Double) -> SpringTiming {
        SpringTiming(response: response * factor, dampingRatio: dampingRatio)
    }

    /// Returns the motion from `displacement` with `velocity` (per second, positive away from rest).
    public func trajectory(displacement: Double = 1, velocity: Double = 0) -> Trajectory {
        Trajectory(spring: self, displacement: displacement, velocity: velocity)
    }

    /// Returns the progress from 0 at time 0 towards 1, with an initial `velocity` in progress per second.
    ///
    /// For many samples of one run, keep its ``trajectory(displacement:velocity:)``, which computes the constants once.
    @_alwaysEmitIntoClient
    public func progress(at time: Double, velocity: Double = 0) -> Double {
        1 - trajectory(displacement: 1, velocity: -velocity).displacement(at: time)
    }
}

extension SpringTiming {
    /// One run of a spring: the displacement from rest over time.
    public struct Trajectory: Sendable {
        private enum Regime { case under, critical, over }
        private let regime: Regime
        private let start: Double
        private let startVelocity: Double
        // Underdamped: the decay, the frequency, and the factors of cosine and sine. Critical: the decay and the two
        // factors of the line. Overdamped: the slow decay, the difference to the fast one, and the factors of the two
        // terms.
        private let decay, rate, first, second: Double

        init(spring: SpringTiming, displacement: Double, velocity: Double) {
            let omega = 2 * Double.pi / spring.response
            let zeta = spring.dampingRatio
            // The bounds lie far beyond any visible effect, and no product of two such numbers overflows.
            start = displacement.isFinite ? displacement.tamed(to: -1e12...1e12, otherwise: 0) : 0
            startVelocity = velocity.isFinite ? velocity.tamed(to: -1e12...1e12, otherwise: 0) : 0
            let slope = startVelocity + zeta * omega * start
            first = start
            if zeta < 1 {
                regime = .under
                decay = zeta * omega
                rate = omega * ((1 - zeta) * (1 + zeta)).squareRoot()
                second = slope / rate
            } else if zeta == 1 {
                regime = .critical
                decay = omega
                rate = 0
                second = slope
            } else {
                regime = .over
                let half = omega * ((zeta - 1) * (zeta + 1)).squareRoot()
                // ω(ζ − √(ζ²−1)), written without the difference of two nearly equal numbers.
                decay = omega * omega / (zeta * omega + half)
                rate = 2 * half
                second = (startVelocity + decay * start) / (2 * half)
            }
        }

        /// Returns the displacement after `time` seconds. For a negative time it is the initial displacement, for an
        /// infinite time 0.
        public func displacement(at time: Double) -> Double {
            guard time > 0 else { return start }
            guard time < .infinity else { return 0 }
            let envelope = exp(-decay * time)
            // If the envelope is 0, the displacement is 0, even if the other factor is infinite.
            guard envelope > 0 else { return 0 }
            switch regime {
            case .under:
                let angle = rate * time
                // After so many oscillations it may be anywhere.
                guard angle < .infinity else { return 0 }
                return envelope * (first * cos(angle) + second * sin(angle))
            case .critical:
                return envelope * (first + second * time)
            case .over:
                // first·e^(−slow·t) + second·(e^(−slow·t) − e^(−fast·t)); expm1 keeps the difference exact near ζ = 1.
                return envelope * (first - second * expm1(-rate * time))
            }
        }

        /// Returns the velocity after `time` seconds, per second; 0 after infinite time.
        public func velocity(at time: Double) -> Double {
            guard time > 0 else { return startVelocity }
            guard time < .infinity else { return 0 }
            let envelope = exp(-decay * time)
            guard envelope > 0 else { return 0 }
            switch regime {
            case .under:
                let angle = rate * time
                guard angle < .infinity else { return 0 }
                let (c, s) = (cos(angle), sin(angle))
                return envelope * ((second * rate - decay * first) * c - (first * rate + decay * second) * s)
            case .critical:
                return envelope * (second - decay * (first + second * time))
            case .over:
                let fast = exp(-rate * time)
                return envelope * (second * rate * fast - decay * (first - second * expm1(-rate * time)))
            }
        }

        /// The time in seconds at which the motion first passes through rest; nil if it never does.
        public var firstCrossing: Double? {
            if start == 0 { return 0 }
            switch regime {
            case .under:
                // The root of first·cos(a) + second·sin(a) = 0 between 0 and π. The signs make `atan2` return this
                // root, so π need not be added. Near critical damping the root is tiny, and the rounding error of a sum
                // with π would be visible.
                return (first > 0 ? atan2(first, -second) : atan2(-first, second)) / rate
            case .critical:
                let time = -first / second
                return time.isFinite && time > 0 ? time : nil
            case .over:
                // first − second·expm1(−rate·t) = 0
                let ratio = first / second
                guard ratio.isFinite, ratio > -1, ratio < 0 else { return nil }
                return -log1p(ratio) / rate
            }
        }

        /// Returns an upper bound of the distance from rest. The bound never rises with time. It is also tight near
        /// critical damping, where `second` grows without limit.
        private func bound(_ time: Double) -> Double {
            let envelope = exp(-decay * time)
            let latest = max(time, 1 / decay)
            let line = abs(first) + abs(second) * (regime == .critical ? latest : min(1, rate * latest))
            let swing = (first * first + second * second).squareRoot()
            return envelope * (regime == .under ? min(line, swing) : line)
        }

        /// Returns the time in seconds after which the motion stays within `threshold` of rest, up to `limit`.
        public func settlingDuration(threshold: Double = 0.001, limit: Double = 10) -> Double {
            settlingDuration(threshold: threshold, limit: limit, guess: nil)
        }

        /// Returns the time in seconds after which the motion is over, up to `limit`. The motion is over when it has
        /// settled or, if it may not overshoot, when it first passes through rest.
        ///
        /// - Parameter guess: The probable settling time. If it is correct, no search is needed.
        func duration(allowsOvershoot: Bool, limit: Double, guess: Double?) -> Double {
            let crossing = allowsOvershoot ? nil : firstCrossing
            // The bound never rises, so the motion settles later.
            if let crossing, crossing <= limit, bound(crossing) >= Self.threshold { return crossing }
            let settling = settlingDuration(threshold: Self.threshold, limit: limit, guess: guess)
            return min(crossing ?? settling, settling)
        }

        /// The distance from rest at which a motion counts as settled.
        private static let threshold = 0.001

        private func settlingDuration(threshold: Double, limit: Double, guess: Double?) -> Double {
            guard threshold > 0 else { return limit }
            guard bound(limit) < threshold else { return limit }
            guard bound(0) >= threshold else { return 0 }
            // As precise as the search below.
            if let guess, guess > 0, guess < limit, abs(bound(guess) / threshold - 1) < 1e-10 { return guess }
            var (low, high) = (0.0, min(1 / decay, limit))
            while bound(high) >= threshold { (low, high) = (high, min(2 * high, limit)) }
            // The logarithm of the bound is nearly linear in time. A secant through two points therefore soon finds the
            // time at which the bound equals the threshold. (Regula falsi in the Illinois variant: the value at an end
            // that stays is halved.)
            var (above, below) = (log(bound(low) / threshold), log(bound(high) / threshold))
            var lastWasHigh: Bool?
            for _ in 0..<20 {
                let middle = low + (high - low) * above / (above - below)
                guard middle > low, middle < high else { break }
                let height = log(bound(middle) / threshold)
                if abs(height) < 1e-12 { return min(middle + 1e-11 / decay, limit) }
                if height < 0 {
                    (high, below) = (middle, height)
                    if lastWasHigh == true { above /= 2 }
                    lastWasHigh = true
                } else {
                    (low, above) = (middle, height)
                    if lastWasHigh == false { below /= 2 }
                    lastWasHigh = false
                }
            }
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if bound(middle) < threshold { high = middle } else { low = middle }
            }
            return high
        }
    }
}
