#if canImport(UIKit)
import UIKit

/// Work for a later turn of the run loop.
enum MainQueue {
    static func inNextTurn(_ work: @escaping @MainActor @Sendable () -> Void) {
        #if HEADLESS_UIKIT
        MainActor.assumeIsolated { Headless.DispatchQueue.main.async(execute: work) }
        #else
        DispatchQueue.main.async(execute: work)
        #endif
    }

    /// The same from any thread, for what may be freed on any.
    static func inNextTurnFromAnyThread(_ work: @escaping @MainActor @Sendable () -> Void) {
        #if HEADLESS_UIKIT
        // A world that is thrown away on another thread has no further turn.
        if Thread.isMainThread { inNextTurn(work) }
        #else
        DispatchQueue.main.async(execute: work)
        #endif
    }

    static func after(_ seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void) {
        #if HEADLESS_UIKIT
        MainActor.assumeIsolated { Headless.DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work) }
        #else
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
        #endif
    }
}
#endif
