#if canImport(UIKit)
import UIKit

/// Calls a closure at the end of each turn of the main run loop, before what was changed in it is laid out and drawn.
@MainActor
enum TurnWatch {
    /// Begins to call a closure, until it returns false.
    static func begin(_ look: @escaping @MainActor @Sendable () -> Bool) {
        #if HEADLESS_UIKIT
        Headless.clock.onTurn(look)
        #else
        // Core Animation lays out in an observer of the same activity with a higher order (2,000,000).
        let observer = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0) {
            observer, _ in
            let goesOn = MainActor.assumeIsolated { look() }
            if !goesOn, let observer { CFRunLoopObserverInvalidate(observer) }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        #endif
    }
}
#endif
