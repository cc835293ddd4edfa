import UIKit

/// An app's own delegate that logs every call and supplies no animator.
@MainActor
public final class AppDelegate: NSObject, UINavigationControllerDelegate {
    public let log = Log()

    public override init() {}

    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.note("willShow \(viewController.title ?? "?") \(animated)")
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.note("didShow \(viewController.title ?? "?") \(animated)")
    }
}
