import Foundation
import TransitionCore

/// Counts frames, and those that came too late.
struct FrameCount: Equatable, Sendable {
    /// The frames that are over.
    private(set) var frames = 0
    /// Those that took more than one and a half times as long as they should have.
    private(set) var dropped = 0
    private var last: (timestamp: Double, expected: Double)?

    /// A frame begins.
    ///
    /// - Parameters:
    ///   - timestamp: When, in seconds.
    ///   - expected: The seconds that it should take.
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
