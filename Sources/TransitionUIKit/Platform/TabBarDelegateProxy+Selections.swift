#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The delegate has two pairs of methods for selections: one with view controllers and, since iOS 18, one with tabs.
/// Apple does not document which pair UIKit calls if the app uses no `tabs`, so the proxy has both. If the app's
/// delegate has only the methods with controllers, the proxy calls these, whichever pair UIKit uses, and only once.
extension TabBarDelegateProxy {
    /// A selection that was passed to the app with a controller, because the app's delegate has no method with tabs.
    /// The selection is remembered until the next turn of the run loop, because UIKit may also call the method with
    /// controllers.
    struct HeardSelection {
        weak var asked: UIViewController?
        var answer = true
        weak var told: UIViewController?
    }

    /// The app's delegate; nil if it is also the container's delegate. In that case it is another proxy, set after this
    /// one, that forwards its calls to this one. Calling it would be an endless loop.
    var app: (any UITabBarControllerDelegate)? {
        forwarded === container?.delegate ? nil : forwarded
    }

    private func remember(_ change: (inout HeardSelection) -> Void) {
        change(&heard)
        MainQueue.inNextTurn { [weak self] in self?.heard = HeardSelection() }
    }

    // MARK: Questions

    /// Returns whether a tap may select a controller. UIKit asks this.
    func canTap(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
        // The app's delegate is read first, because the tap may end a change and its end may remove this proxy. The app
        // must be asked anyway.
        let app = app
        guard owner?.canTap(tabThatHolds: { $0 === controller }) != false else { return false }
        if heard.asked === controller { return heard.answer }
        return ask(app, about: controller, in: tabBarController) ?? true
    }

    /// Returns whether a tap may select a tab. UIKit asks this.
    @available(iOS 18.0, *)
    func canTap(_ tab: UITab, in tabBarController: UITabBarController) -> Bool {
        let app = app
        guard owner?.canTap(tabThatHolds: { $0.belongs(to: tab) }) != false else { return false }
        return ask(app, whether: tab, in: tabBarController)
    }

    /// Returns whether the app's delegate allows a swipe to select a controller. If the app uses `tabs`, the delegate
    /// is asked about the tab, as UIKit asks it.
    func asksToSelect(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
        if #available(iOS 18.0, *), let tab = controller.tab, !tabBarController.tabs.isEmpty {
            return ask(app, whether: tab, in: tabBarController)
        }
        return ask(app, about: controller, in: tabBarController) ?? true
    }

    /// Asks about a tab, or about its controller if the app's delegate has no methods with tabs.
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

    // MARK: Notifications

    /// Forwards that a tap has selected a controller.
    func didTap(_ controller: UIViewController, in tabBarController: UITabBarController) {
        guard owner?.didTap(tabThatHolds: { $0 === controller }) != false, heard.told !== controller else { return }
        tellApp(of: controller, in: tabBarController)
    }

    /// Forwards that a tap has selected a tab.
    @available(iOS 18.0, *)
    func didTap(_ tab: UITab, previous: UITab?, in tabBarController: UITabBarController) {
        guard owner?.didTap(tabThatHolds: { $0.belongs(to: tab) }) != false else { return }
        tell(of: tab, previous: previous, in: tabBarController)
    }

    /// Notifies the app of a selection that UIKit does not report.
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
