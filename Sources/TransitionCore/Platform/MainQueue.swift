#if canImport(UIKit)
import UIKit

/// Work for the next turn of the run loop.
enum MainQueue {
    static func inNextTurn(_ work: @escaping @MainActor @Sendable () -> Void) {
        #if HEADLESS_UIKIT
        MainActor.assumeIsolated { Headless.DispatchQueue.main.async(execute: work) }
        #else
        DispatchQueue.main.async(execute: work)
        #endif
    }
}
#endif
