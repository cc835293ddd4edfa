#if canImport(UIKit)
import TransitionCore
import UIKit

/// Calls a closure at the end of each turn of the main run loop.
@MainActor
package enum TurnWatch {
    /// The moment of the call, before or after the layout of the turn's changes.
    package enum Moment {
        case beforeLayout, afterLayout
    }

    /// Begins to call a closure, until the closure returns false.
    package static func begin(_ moment: Moment = .beforeLayout, _ look: @escaping @MainActor @Sendable () -> Bool) {
        #if HEADLESS_UIKIT
        Headless.clock.onTurn(isLate: moment == .afterLayout, look)
        #else
        // Core Animation lays out in an observer of the same activity with the order 2,000,000.
        let order = moment == .afterLayout ? 2_000_001 : 0
        let observer = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, order) {
            observer, _ in
            let goesOn = MainActor.assumeIsolated { look() }
            if !goesOn, let observer { CFRunLoopObserverInvalidate(observer) }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        #endif
    }
}
#endif
