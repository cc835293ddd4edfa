#if canImport(UIKit)
import TransitionCore
import UIKit

/// Work for a later turn of the run loop.
package enum MainQueue {
    /// Called from any thread, because what asks for it may be freed on any.
    package static func inNextTurn(_ work: @escaping @MainActor @Sendable () -> Void) {
        #if HEADLESS_UIKIT
        // A world that is thrown away on another thread has no further turn.
        guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark) != nil else { return }
        MainActor.assumeIsolated { Headless.DispatchQueue.main.async(execute: work) }
        #else
        DispatchQueue.main.async(execute: work)
        #endif
    }

    #if HEADLESS_UIKIT
    /// Says that code runs on the main queue: on Linux the main thread is parked, and other threads serve the queue.
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
