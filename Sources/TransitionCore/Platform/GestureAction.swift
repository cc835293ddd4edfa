#if canImport(UIKit)
    import UIKit

    /// Calls a closure when a gesture recogniser acts. The recogniser does not retain it.
    @MainActor
    final class GestureAction: NSObject {
        private let action: @MainActor () -> Void

        init(on recognizer: UIGestureRecognizer, action: @escaping @MainActor () -> Void) {
            self.action = action
            super.init()
            #if HEADLESS_UIKIT
                Headless.addAction(to: recognizer) { [weak self] _ in self?.action() }
            #else
                recognizer.addTarget(self, action: #selector(fire))
            #endif
        }

        #if !HEADLESS_UIKIT
            @objc private func fire() { action() }
        #endif
    }
#endif
