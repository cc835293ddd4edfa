import UIKit

/// An app's own delegate of a tab bar controller, which may refuse selections.
@MainActor
public final class AppTabDelegate: NSObject, UITabBarControllerDelegate {
    public let log = Log()
    public var refused: Set<String> = []
    public var onAsk: (() -> Void)?
    public var onSelect: (() -> Void)?

    public override init() {}

    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        log.note("shouldSelect \(viewController.title ?? "?")")
        onAsk?()
        return !refused.contains(viewController.title ?? "")
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.note("didSelect \(viewController.title ?? "?")")
        onSelect?()
    }
}
