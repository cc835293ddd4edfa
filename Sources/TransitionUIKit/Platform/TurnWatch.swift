#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Calls a closure in each turn of the main run loop.
@MainActor
package enum TurnWatch {
    /// The moment of the call, before or after the layout of the turn's changes.
    package enum Moment {
        case beforeLayout, afterLayout
    }

    /// Begins to call a closure, until the closure returns false.
    ///
    /// Before iOS 18 an observer of the run loop can precede the layout. Later, layout and commit may precede all
    /// observers (F212), and only an update link precedes them.
    ///
    /// - Parameter view: A view of the window with the changes, if the call must precede the layout.
    package static func begin(
        _ moment: Moment = .beforeLayout, of view: UIView? = nil, _ look: @escaping @MainActor @Sendable () -> Bool
    ) {
        let watch = Watch(look)
        watch.observe(isLate: moment == .afterLayout)
        if let view { watch.follow(view) }
    }
}

/// A closure and its callers, which keep this object until the closure returns false.
@MainActor
private final class Watch {
    private var look: (@MainActor @Sendable () -> Bool)?
    #if !HEADLESS_UIKIT
    private var observer: CFRunLoopObserver?
    /// A `UIUpdateLink`, which does not exist before iOS 18.
    private var link: NSObject?
    #endif

    init(_ look: @escaping @MainActor @Sendable () -> Bool) { self.look = look }

    /// - Returns: Whether there will be another call.
    @discardableResult
    private func call() -> Bool {
        guard let look else { return false }
        if look() { return true }
        end()
        return false
    }

    #if HEADLESS_UIKIT
    func observe(isLate: Bool) { Headless.clock.onTurn(isLate: isLate) { self.call() } }

    func follow(_ view: UIView) { Headless.clock.onUpdate(of: view) { self.call() } }

    private func end() { look = nil }
    #else
    func observe(isLate: Bool) {
        // Core Animation's own observer has the order 2,000,000.
        let order = isLate ? 2_000_001 : 0
        observer = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, order) {
            _, _ in
            MainActor.assumeIsolated { _ = self.call() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    func follow(_ view: UIView) {
        // The class is missing where a Mac runs the iPad's app.
        guard #available(iOS 18.0, *), !ProcessInfo.processInfo.isiOSAppOnMac else { return }
        let link = UIUpdateLink(view: view)
        link.addAction(to: .beforeCATransactionCommit) { [weak self] _, _ in _ = self?.call() }
        link.isEnabled = true
        self.link = link
    }

    private func end() {
        look = nil
        if let observer { CFRunLoopObserverInvalidate(observer) }
        if #available(iOS 18.0, *) { (link as? UIUpdateLink)?.isEnabled = false }
        (observer, link) = (nil, nil)
    }
    #endif
}
#endif
