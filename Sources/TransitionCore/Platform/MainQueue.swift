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

    static func after(_ seconds: TimeInterval, _ work: @escaping @MainActor @Sendable () -> Void) {
        #if HEADLESS_UIKIT
        MainActor.assumeIsolated { Headless.DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work) }
        #else
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
        #endif
    }
}
#endif
