/// Progress for a log: a line now and then, so that long work is seen to go on and short work says nothing.
package struct SparseProgress {
    /// The time between two lines.
    static let interval = Duration.seconds(30)

    private var last: ContinuousClock.Instant

    /// Progress of work that begins `now`.
    package init(now: ContinuousClock.Instant) {
        last = now
    }

    /// The line to write, if the last one is long enough ago; an empty line, which only clears a terminal, never is.
    package mutating func line(_ line: String, now: ContinuousClock.Instant) -> String? {
        guard !line.isEmpty, now - last >= SparseProgress.interval else { return nil }
        last = now
        return line
    }
}
