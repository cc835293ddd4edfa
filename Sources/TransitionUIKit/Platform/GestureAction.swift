#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Calls a closure when a gesture recogniser sends its action. The recogniser does not retain this object.
@MainActor
package final class GestureAction: NSObject {
    private let action: @MainActor () -> Void
    #if HEADLESS_UIKIT
    private var token: Headless.Token?
    #else
    private weak var recognizer: UIGestureRecognizer?
    #endif

    package init(on recognizer: UIGestureRecognizer, action: @escaping @MainActor () -> Void) {
        self.action = action
        super.init()
        #if HEADLESS_UIKIT
        token = Headless.addAction(to: recognizer) { [weak self] _ in self?.action() }
        #else
        self.recognizer = recognizer
        recognizer.addTarget(self, action: #selector(fire))
        #endif
    }

    /// Removes the target. If the recogniser stays, call this before this object is freed.
    package func remove() {
        #if HEADLESS_UIKIT
        token?.cancel()
        #else
        recognizer?.removeTarget(self, action: nil)
        #endif
    }

    #if !HEADLESS_UIKIT
    @objc private func fire() { action() }
    #endif
}
#endif
