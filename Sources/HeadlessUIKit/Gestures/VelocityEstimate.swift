import Foundation

/// The velocity of a movement, estimated from its most recent part. A finger that rested before it was lifted has none.
@MainActor
struct VelocityEstimate {
    private var samples: [(time: TimeInterval, way: CGVector)] = []

    mutating func reset() {
        samples = []
    }

    /// Notes the distance of the movement at a time. Of several notes at one instant the last one counts.
    mutating func add(_ way: CGVector, at time: TimeInterval) {
        if samples.count > 1, samples[samples.count - 1].time == time { samples.removeLast() }
        samples.append((time, way))
        samples.removeAll { $0.time < time - Headless.assumptions.velocityWindow }
    }

    /// Points a second, at an instant.
    func value(at time: TimeInterval) -> CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            time - last.time <= Headless.assumptions.velocityWindow
        else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGVector(dx: (last.way.dx - first.way.dx) / duration, dy: (last.way.dy - first.way.dy) / duration)
    }
}
