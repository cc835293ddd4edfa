import Animations
import Core
import Repertoire
import UIKit

/// The app's only stack.
@MainActor public final class AppNavigation {
    public let controller: UINavigationController

    public init() {
        let list = UIViewController()
        list.title = Titles.list
        controller = UINavigationController(rootViewController: list)
        controller.setNavigationTransition(AppTransitions.detail)
    }

    public func showDetail() {
        let detail = UIViewController()
        detail.title = Titles.detail
        controller.pushViewController(detail, animated: true)
    }
}
