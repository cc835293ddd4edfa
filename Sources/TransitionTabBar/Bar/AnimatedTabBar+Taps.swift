#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// Taps on items call the app's delegate as UIKit does: `shouldSelect`, the change, `didSelect`.
extension AnimatedTabBar {
    func tapped(_ object: NSObject) {
        guard let button = object as? AnimatedTabBarButton else { return tapped(TabItemSource(object: object)) }
        guard button.isEnabled else { return }
        guard let controller = button.controller else { return button.action() }
        let source = tabBarController.flatMap { TabItemSource.shown(of: controller, in: $0) }
        if let source { tapped(source) }
    }

    private func tapped(_ source: TabItemSource) {
        guard let tabBarController, source.isEnabled, !source.interruptsMore(in: tabBarController),
            let seat = adapter.delegateSeat
        else { return }
        seat.stayInFront()
        if #available(iOS 18.0, *), let tab = source.object as? UITab {
            tapped(tab, in: tabBarController, seat: seat)
        } else if let controller = source.controller(in: tabBarController) {
            tapped(controller, source, in: tabBarController, seat: seat)
        }
        refresh()
    }

    private func tapped(
        _ controller: UIViewController, _ source: TabItemSource, in tabs: UITabBarController, seat: TabDelegateSeat
    ) {
        guard seat.canTap(controller, in: tabs) else { return }
        if selectedSource?.object === source.object {
            popToRoot(of: controller)
        } else {
            // The app may have removed the tab in its delegate.
            guard source.controller(in: tabs) === controller else { return }
            seat.selectQuietly { tabs.selectedViewController = controller }
            // The app may have selected another tab since. UIKit reports the tap all the same.
            guard source.controller(in: tabs) === controller else { return }
        }
        seat.didTap(controller, in: tabs)
    }

    @available(iOS 18.0, *)
    private func tapped(_ tab: UITab, in tabs: UITabBarController, seat: TabDelegateSeat) {
        guard seat.canTap(tab, in: tabs) else { return }
        let previous = tabs.selectedTab
        let source = TabItemSource(object: tab)
        if selectedSource?.object === source.object {
            tab.viewController.map(popToRoot)
        } else {
            guard tabs.tabs.contains(where: { $0 === tab }) else { return }
            seat.selectQuietly { tabs.selectedTab = tab }
            guard tabs.tabs.contains(where: { $0 === tab }) else { return }
        }
        seat.didTap(tab, previous: previous, in: tabs)
    }

    /// F128: a tap on the selected tab pops to its root.
    private func popToRoot(of controller: UIViewController) {
        guard let navigation = controller as? UINavigationController, navigation.transitionCoordinator == nil else {
            return
        }
        navigation.popToRootViewController(animated: true)
    }
}
#endif
