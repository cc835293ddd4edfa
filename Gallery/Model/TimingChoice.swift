import Foundation
import TransitionCore

/// Which timing a transition is tried with.
public enum TimingChoice: Hashable, Sendable, Codable {
    /// The animator's own.
    case own
    /// Along a cubic Bézier with these control points; x of 0 to 1, y of -1 to 2.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double)
    /// As a spring does; a response of 0.05 to 2 seconds, a damping ratio of 0.1 to 2.
    case spring(response: Double, dampingRatio: Double)

    /// What controls start from: the choice that comes to the same as a timing.
    public init(_ timing: Timing) {
        switch timing {
        case .curve(let curve): self = .curve(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
        case .spring(let spring): self = .spring(response: spring.response, dampingRatio: spring.dampingRatio)
        }
        self = tamed
    }

    /// The timing; nil for the animator's own.
    public var timing: Timing? {
        switch tamed {
        case .own: nil
        case .curve(let x1, let y1, let x2, let y2): .curve(x1, y1, x2, y2)
        case .spring(let response, let dampingRatio): .spring(response: response, dampingRatio: dampingRatio)
        }
    }

    /// The choice with every number within its range and rounded to three decimals. A number that is not finite becomes
    /// that of the straight line, or of a critically damped spring of half a second.
    public var tamed: TimingChoice {
        switch self {
        case .own: .own
        case .curve(let x1, let y1, let x2, let y2):
            .curve(
                x1: x1.tamed(to: 0...1, otherwise: 0), y1: y1.tamed(to: -1...2, otherwise: 0),
                x2: x2.tamed(to: 0...1, otherwise: 1), y2: y2.tamed(to: -1...2, otherwise: 1))
        case .spring(let response, let dampingRatio):
            .spring(
                response: response.tamed(to: 0.05...2, otherwise: 0.5),
                dampingRatio: dampingRatio.tamed(to: 0.1...2, otherwise: 1))
        }
    }
}

extension Double {
    /// The number within a range and with three decimals, as people set it; `fallback` if it is not finite.
    func tamed(to range: ClosedRange<Double>, otherwise fallback: Double) -> Double {
        guard !isNaN else { return fallback }
        let within = Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
        return (within * 1000).rounded() / 1000
    }
}
