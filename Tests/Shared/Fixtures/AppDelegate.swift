import UIKit

/// An app's own delegate that logs every call and supplies no animator.
@MainActor
final class AppDelegate: NSObject, UINavigationControllerDelegate {
    let log = Log()

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.note("willShow \(viewController.title ?? "?") \(animated)")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.note("didShow \(viewController.title ?? "?") \(animated)")
    }
}
