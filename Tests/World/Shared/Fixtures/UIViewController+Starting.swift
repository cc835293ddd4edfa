import UIKit

/// In an asynchronous function Swift takes UIKit's `present` for the one that waits for the end; these do not wait.
extension UIViewController {
    /// Begins to present a controller.
    public func startPresenting(
        _ controller: UIViewController, animated: Bool = true, completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        present(controller, animated: animated) { completion?() }
    }

    /// Begins to dismiss what is presented.
    public func startDismissing(animated: Bool = true) {
        dismiss(animated: animated)
    }
}
