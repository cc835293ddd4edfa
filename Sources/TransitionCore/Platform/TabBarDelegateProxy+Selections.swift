#if canImport(UIKit)
import UIKit

/// Selections have two names in a delegate: that of controllers, and since iOS 18 that of tabs. By which of them UIKit
/// asks and tells where the app uses no `tabs` is not documented, so the proxy has both; an app that has only
/// those of controllers is asked and told by them whatever UIKit does, and once.
extension TabBarDelegateProxy {
    /// What the app heard by the name of controllers because it knows none of tabs, until the next turn: UIKit may come
    /// to it by that name too.
    struct HeardSelection {
        weak var asked: UIViewController?
        var answer = true
        weak var told: UIViewController?
    }

    /// The app's delegate, unless UIKit calls it itself: another proxy, set after ours, that has ours to pass its calls
    /// on to. It would pass them on without end.
    var app: (any UITabBarControllerDelegate)? {
        forwarded === container?.delegate ? nil : forwarded
    }

    private func remember(_ change: (inout HeardSelection) -> Void) {
        change(&heard)
        MainQueue.inNextTurn { [weak self] in self?.heard = HeardSelection() }
    }

    // MARK: Asking

    /// UIKit asks whether a tap may select a controller.
    func canTap(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
        // What ends for the tap may take this proxy away. It was asked, and nobody else asks the app then.
        let app = app
        guard owner?.canTap(tabThatHolds: { $0 === controller }) != false else { return false }
        if heard.asked === controller { return heard.answer }
        return ask(app, about: controller, in: tabBarController) ?? true
    }

    /// UIKit asks whether a tap may select a tab.
    @available(iOS 18.0, *)
    func canTap(_ tab: UITab, in tabBarController: UITabBarController) -> Bool {
        let app = app
        guard owner?.canTap(tabThatHolds: { $0.belongs(to: tab) }) != false else { return false }
        return ask(app, whether: tab, in: tabBarController)
    }

    /// What the app says to a swipe's selection: asked about tabs if it uses them, as UIKit does.
    func asksToSelect(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
        if #available(iOS 18.0, *), let tab = controller.tab, !tabBarController.tabs.isEmpty {
            return ask(app, whether: tab, in: tabBarController)
        }
        return ask(app, about: controller, in: tabBarController) ?? true
    }

    /// Asks about a tab, and about its controller an app that knows no tabs.
    @available(iOS 18.0, *)
    private func ask(
        _ app: (any UITabBarControllerDelegate)?, whether tab: UITab, in tabBarController: UITabBarController
    ) -> Bool {
        if let answer = ask(app, about: tab, in: tabBarController) { return answer }
        guard let controller = tab.viewController else { return true }
        let answer = ask(app, about: controller, in: tabBarController) ?? true
        remember {
            $0.asked = controller
            $0.answer = answer
        }
        return answer
    }

    // MARK: Telling

    /// UIKit tells that a tap has selected a controller.
    func didTap(_ controller: UIViewController, in tabBarController: UITabBarController) {
        guard owner?.didTap(tabThatHolds: { $0 === controller }) != false, heard.told !== controller else { return }
        tellApp(of: controller, in: tabBarController)
    }

    /// UIKit tells that a tap has selected a tab.
    @available(iOS 18.0, *)
    func didTap(_ tab: UITab, previous: UITab?, in tabBarController: UITabBarController) {
        guard owner?.didTap(tabThatHolds: { $0.belongs(to: tab) }) != false else { return }
        tell(of: tab, previous: previous, in: tabBarController)
    }

    /// Tells the app of a selection that UIKit does not tell of.
    func tellSelected(
        _ controller: UIViewController,
        previous: UIViewController?,
        in tabBarController: UITabBarController
    ) {
        if #available(iOS 18.0, *), let tab = controller.tab, !tabBarController.tabs.isEmpty {
            tell(of: tab, previous: previous?.tab, in: tabBarController)
        } else {
            tellApp(of: controller, in: tabBarController)
        }
    }

    @available(iOS 18.0, *)
    private func tell(of tab: UITab, previous: UITab?, in tabBarController: UITabBarController) {
        guard !tellApp(of: tab, previous: previous, in: tabBarController), let controller = tab.viewController
        else { return }
        tellApp(of: controller, in: tabBarController)
        remember { $0.told = controller }
    }
}
#endif
