import Foundation
import TransitionCore

/// How progress follows time, as points to draw a line through.
public struct TimingGraph: Sendable, Equatable {
    /// One point of the line.
    public struct Point: Sendable, Equatable {
        /// The part of the time that has passed, 0 to 1.
        public let time: Double
        /// The progress, 0 to 1 and a little beyond where it overshoots.
        public let progress: Double

        /// A point of the line.
        public init(time: Double, progress: Double) { (self.time, self.progress) = (time, progress) }
    }

    /// From the start to the end, evenly in time.
    public let points: [Point]
    /// Seconds from the start to the end.
    public let duration: TimeInterval
    /// The least and the greatest progress: 0 and 1, or beyond.
    public let range: ClosedRange<Double>

    /// The graph of a change from rest.
    ///
    /// - Parameters:
    ///   - timing: How progress follows time.
    ///   - duration: Seconds that the change takes; one that cannot be played counts as what the timing takes by itself.
    ///   - allowsOvershoot: Whether a spring may go beyond its end and come back.
    ///   - count: How many points; at least 2, and 1000 at most.
    public init(timing: Timing, duration: TimeInterval, allowsOvershoot: Bool = false, count: Int = 100) {
        let isPlayable = duration.isFinite && duration > 0
        let wanted = isPlayable ? min(duration, 60) : timing.naturalDuration(allowsOvershoot: allowsOvershoot)
        let progress: (Double) -> Double
        switch timing {
        case .curve(let curve):
            self.duration = wanted
            progress = { curve($0) }
        case .spring:
            // The same run as the player's: stretched to the duration, and over when it first arrives.
            let spring = timing.spring(fitting: wanted, allowsOvershoot: allowsOvershoot).trajectory()
            let settling = spring.settlingDuration(limit: max(10, 4 * wanted))
            let end = allowsOvershoot ? settling : min(spring.firstCrossing ?? settling, settling)
            self.duration = end
            progress = { part in
                let free = 1 - spring.displacement(at: part * end)
                return allowsOvershoot ? free : min(max(free, 0), 1)
            }
        }
        let last = min(max(count, 2), 1000) - 1
        points = (0...last).map { index in
            let time = Double(index) / Double(last)
            // Whatever is left at the end is made up for in one step too small to be seen.
            return Point(time: time, progress: index == last ? 1 : progress(time))
        }
        let numbers = points.map(\.progress)
        range = min(numbers.min() ?? 0, 0)...max(numbers.max() ?? 1, 1)
    }
}
