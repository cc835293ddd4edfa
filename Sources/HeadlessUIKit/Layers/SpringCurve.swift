import Foundation

/// The motion of a spring from 0 to 1 in closed form, for every damping ratio.
struct SpringCurve: Equatable {
    /// Undamped angular frequency, 1/s.
    var frequency: Double
    /// Damping ratio; below 1 it swings.
    var ratio: Double
    /// The velocity at the start, as a fraction of the whole distance per second.
    var velocity: Double

    init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        frequency = (max(stiffness, 1e-9) / max(mass, 1e-9)).squareRoot()
        ratio = max(damping, 0) / (2 * (max(stiffness, 1e-9) * max(mass, 1e-9)).squareRoot())
        self.velocity = velocity
    }

    init(frequency: Double, ratio: Double, velocity: Double) {
        self.frequency = frequency
        self.ratio = ratio
        self.velocity = velocity
    }

    /// The spring of a damping ratio that has settled after a time.
    init(ratio: Double, settlingIn duration: Double, velocity: Double) {
        self.ratio = max(ratio, 0.01)
        self.velocity = velocity
        frequency = SpringCurve(frequency: 1, ratio: self.ratio, velocity: 0).settlingTime / max(duration, 1e-6)
    }

    /// The position t seconds after the start.
    func callAsFunction(_ t: Double) -> Double {
        guard t > 0 else { return 0 }
        // y = position − 1 obeys y'' + 2ζωy' + ω²y = 0 with y(0) = −1, y'(0) = v.
        let (w, z, v) = (frequency, ratio, velocity)
        if abs(z - 1) < 1e-9 {
            return 1 + exp(-w * t) * (-1 + (v - w) * t)
        }
        if z < 1 {
            let wd = w * (1 - z * z).squareRoot()
            return 1 + exp(-z * w * t) * (-cos(wd * t) + (v - z * w) / wd * sin(wd * t))
        }
        let root = w * (z * z - 1).squareRoot()
        let (r1, r2) = (-z * w + root, -z * w - root)
        let a = (v + r2) / (r1 - r2)
        return 1 + a * exp(r1 * t) - (1 + a) * exp(r2 * t)
    }

    /// When the spring stays within a thousandth of its end.
    var settlingTime: Double {
        let limit = 0.001
        if ratio < 1 - 1e-9 {
            guard ratio > 0 else { return .infinity }
            let wd = (1 - ratio * ratio).squareRoot()
            let amplitude = (1 + pow((velocity / frequency - ratio) / wd, 2)).squareRoot()
            return log(amplitude / limit) / (ratio * frequency)
        }
        // The last time at which the distance is above the limit, found by doubling and halving.
        var high = 1 / frequency
        while abs(self(high) - 1) > limit || abs(self(high * 1.5) - 1) > limit { high *= 2 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if abs(self(middle) - 1) > limit { low = middle } else { high = middle }
        }
        return high
    }
}
