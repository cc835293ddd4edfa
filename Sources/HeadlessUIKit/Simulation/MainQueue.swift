import Dispatch
import Foundation

extension Headless {
    /// The main queue on virtual time, for sources that time themselves with Dispatch instead of animations.
    ///
    /// Dispatch uses only the real clock, for which tests do not wait. A module that is to run unchanged declares once
    /// `typealias DispatchQueue = Headless.DispatchQueue`; its `DispatchQueue.main.async` then runs in the next turn of
    /// the run loop, and its `asyncAfter(deadline: .now() + 0.3)` when the virtual clock has reached that time.
    @preconcurrency @MainActor
    public final class DispatchQueue {
        /// The queue of the main thread, the only one there is.
        nonisolated public static let main = DispatchQueue()

        nonisolated private init() {}

        /// A moment of virtual time.
        public struct Deadline: Sendable {
            let time: CFTimeInterval

            /// The present moment.
            public static func now() -> Deadline { Deadline(time: CACurrentMediaTime()) }

            /// A deadline some seconds later.
            public static func + (deadline: Deadline, seconds: Double) -> Deadline {
                Deadline(time: deadline.time + seconds)
            }

            /// An interval later; never for `.never`.
            public static func + (deadline: Deadline, interval: DispatchTimeInterval) -> Deadline {
                switch interval {
                case .seconds(let count): deadline + Double(count)
                case .milliseconds(let count): deadline + Double(count) / 1e3
                case .microseconds(let count): deadline + Double(count) / 1e6
                case .nanoseconds(let count): deadline + Double(count) / 1e9
                default: Deadline(time: .infinity)
                }
            }
        }

        /// Runs the work in the next turn of the run loop.
        public func async(execute work: @escaping @MainActor () -> Void) {
            Headless.clock.schedule(after: 0, work)
        }

        /// Runs the work when the virtual clock has come to the deadline.
        public func asyncAfter(deadline: Deadline, execute work: @escaping @MainActor () -> Void) {
            guard deadline.time.isFinite else { return }
            Headless.clock.schedule(after: deadline.time - Headless.clock.now, work)
        }
    }
}
