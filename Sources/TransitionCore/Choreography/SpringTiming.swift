import Foundation

/// A damped spring of unit mass, described as designers do: by its response (a time) and its damping ratio.
///
/// The motion is the closed-form solution of x″ + 2ζωx′ + ω²x = 0 with ω = 2π / response, exact for every damping ratio
/// and any frame rate. With a damping ratio below 1 the spring swings, at 1 it comes to rest in the shortest time
/// without swinging, and above 1 it takes longer.
public struct SpringTiming: Equatable, Hashable, Sendable {
    /// The period of the undamped spring, in seconds.
    public let response: Double
    /// At 0 the spring swings for ever, at 1 it is critically damped, above 1 overdamped.
    public let dampingRatio: Double

    /// - Parameters:
    ///   - response: Seconds, above 0. A value that is not above 0 (or not finite) counts as 0.5; others are clamped to
    ///     a range from a millionth to a million.
    ///   - dampingRatio: At least 0. A negative value (or one that is not finite) counts as 1; the greatest is a
    ///     million.
    public init(response: Double = 0.5, dampingRatio: Double = 1) {
        // The bounds are far beyond what can be seen, and keep every product of the two finite.
        self.response = response.isFinite && response > 0 ? min(max(response, 1e-6), 1e6) : 0.5
        self.dampingRatio = dampingRatio.isFinite && dampingRatio >= 0 ? min(dampingRatio, 1e6) : 1
    }

    /// The same spring, `factor` times as slow.
    public func stretched(by factor: Double) -> SpringTiming {
        SpringTiming(response: response * factor, dampingRatio: dampingRatio)
    }

    /// The motion that starts `displacement` away from rest with `velocity` (per second, away from rest if positive).
    public func trajectory(displacement: Double = 1, velocity: Double = 0) -> Trajectory {
        Trajectory(spring: self, displacement: displacement, velocity: velocity)
    }

    /// Progress from 0 at time 0 towards 1, starting with `velocity` (progress per second).
    ///
    /// For many samples of one run keep its ``trajectory(displacement:velocity:)``, which computes the constants once.
    public func progress(at time: Double, velocity: Double = 0) -> Double {
        1 - trajectory(displacement: 1, velocity: -velocity).displacement(at: time)
    }
}

extension SpringTiming {
    /// One run of a spring: the distance from rest over time.
    public struct Trajectory: Sendable {
        private enum Regime { case under, critical, over }
        private let regime: Regime
        private let start: Double
        private let startVelocity: Double
        // Underdamped: decay, frequency, and the factors of cosine and sine. Critical: decay and the two factors of the
        // line. Overdamped: the slow decay, the difference to the fast one, and the factors of the two terms.
        private let decay, rate, first, second: Double

        init(spring: SpringTiming, displacement: Double, velocity: Double) {
            let omega = 2 * Double.pi / spring.response
            let zeta = spring.dampingRatio
            // The bounds are far beyond what can be seen, and no product of two such numbers overflows.
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

        /// The distance from rest after `time` seconds. For a negative time it is the distance at the start, for an
        /// infinite one 0.
        public func displacement(at time: Double) -> Double {
            guard time > 0 else { return start }
            guard time < .infinity else { return 0 }
            let envelope = exp(-decay * time)
            // When the envelope is 0 the displacement is 0, even if the other factor has become infinite.
            guard envelope > 0 else { return 0 }
            switch regime {
            case .under:
                let angle = rate * time
                return envelope * (first * cos(angle) + second * sin(angle))
            case .critical:
                return envelope * (first + second * time)
            case .over:
                // first·e^(−slow·t) + second·(e^(−slow·t) − e^(−fast·t)); expm1 keeps the difference exact near ζ = 1.
                return envelope * (first - second * expm1(-rate * time))
            }
        }

        /// The velocity after `time` seconds, per second; 0 after infinite time.
        public func velocity(at time: Double) -> Double {
            guard time > 0 else { return startVelocity }
            guard time < .infinity else { return 0 }
            let envelope = exp(-decay * time)
            guard envelope > 0 else { return 0 }
            switch regime {
            case .under:
                let (c, s) = (cos(rate * time), sin(rate * time))
                return envelope * ((second * rate - decay * first) * c - (first * rate + decay * second) * s)
            case .critical:
                return envelope * (second - decay * (first + second * time))
            case .over:
                let fast = exp(-rate * time)
                return envelope * (second * rate * fast - decay * (first - second * expm1(-rate * time)))
            }
        }

        /// The time in seconds at which the motion first passes through rest; nil when it never does.
        public var firstCrossing: Double? {
            if start == 0 { return 0 }
            switch regime {
            case .under:
                // The root of first·cos(a) + second·sin(a) = 0 between 0 and π, with no half-turn added: near critical
                // damping the angle is tiny, and rounding it would be felt.
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

        /// The time in seconds after which the motion stays within `threshold` of rest; at most `limit`.
        public func settlingDuration(threshold: Double = 0.001, limit: Double = 10) -> Double {
            guard threshold > 0 else { return limit }
            // An upper bound of |x| that never rises. It is also tight near critical damping, where `second` grows
            // without limit.
            func bound(_ time: Double) -> Double {
                let envelope = exp(-decay * time)
                let latest = max(time, 1 / decay)
                let line = abs(first) + abs(second) * (regime == .critical ? latest : min(1, rate * latest))
                let swing = (first * first + second * second).squareRoot()
                return envelope * (regime == .under ? min(line, swing) : line)
            }
            guard bound(limit) < threshold else { return limit }
            guard bound(0) >= threshold else { return 0 }
            var (low, high) = (0.0, min(1 / decay, limit))
            while bound(high) >= threshold { (low, high) = (high, min(2 * high, limit)) }
            // The logarithm of the bound is nearly a straight line, so the line through two of its points soon finds
            // the time at which it passes the threshold (regula falsi; the end that stays counts half, which is the
            // Illinois variant).
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
