import Foundation
import TransitionCore

/// Counts frames and late frames.
struct FrameCount: Equatable, Sendable {
    /// The number of complete frames.
    private(set) var frames = 0
    /// The number of frames that took more than 1.5 times their expected duration.
    private(set) var dropped = 0
    private var last: (timestamp: Double, expected: Double)?

    /// Records the beginning of a frame.
    ///
    /// - Parameters:
    ///   - timestamp: The time at which the frame begins, in seconds.
    ///   - expected: The expected duration of the frame, in seconds.
    mutating func add(timestamp: Double, expected: Double) {
        if let last {
            frames += 1
            if last.expected > 0, timestamp - last.timestamp > 1.5 * last.expected { dropped += 1 }
        }
        last = (timestamp, expected)
    }

    static func == (one: FrameCount, other: FrameCount) -> Bool {
        one.frames == other.frames && one.dropped == other.dropped
    }
}
