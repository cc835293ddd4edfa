import UIKit

/// An app's own delegate of a tab bar controller, which may refuse selections.
@MainActor
final class AppTabDelegate: NSObject, UITabBarControllerDelegate {
    let log = Log()
    var refused: Set<String> = []
    var onAsk: (() -> Void)?
    var onSelect: (() -> Void)?

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        log.note("shouldSelect \(viewController.title ?? "?")")
        onAsk?()
        return !refused.contains(viewController.title ?? "")
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.note("didSelect \(viewController.title ?? "?")")
        onSelect?()
    }
}
