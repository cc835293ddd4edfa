#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Schedules work for a later turn of the run loop.
package enum MainQueue {
    /// Runs work in the next turn of the main run loop. Safe to call from any thread, because callers may be freed on
    /// any thread.
    package static func inNextTurn(_ work: @escaping @MainActor @Sendable () -> Void) {
        #if HEADLESS_UIKIT
        // Objects that are freed on another thread have no next turn.
        guard isCurrent else { return }
        MainActor.assumeIsolated { Headless.DispatchQueue.main.async(execute: work) }
        #else
        DispatchQueue.main.async(execute: work)
        #endif
    }

    /// Whether the caller is on the main thread.
    static var isCurrent: Bool {
        #if HEADLESS_UIKIT
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark) != nil
        #else
        Thread.isMainThread
        #endif
    }

    #if HEADLESS_UIKIT
    /// Marks code that runs on the main queue: on Linux the main thread is parked, and other threads serve the queue.
    private static let mainMark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
    #endif

    package static func after(_ seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void) {
        #if HEADLESS_UIKIT
        MainActor.assumeIsolated { Headless.DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work) }
        #else
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
        #endif
    }
}
#endif
