import Foundation

extension UITabBarController {
    /// The root tabs that have a place in the bar or in More.
    var placedTabs: [UITab] {
        rootTabs.filter { tab in
            guard compactTabIdentifiers?.contains(tab.identifier) ?? true else { return false }
            return !tab.isHidden || !Headless.assumptions.hiddenTabsLeaveTheBar
        }
    }

    /// The tabs listed for the controllers that the app has set; none if `tabs` lists none.
    var listedTabs: [UITab] {
        guard rootTabs.isEmpty, Headless.assumptions.controllersAreListedAsTabs else { return [] }
        let known = listed
        listed = (controllers ?? []).map { controller in
            known.first { $0.viewController === controller } ?? UITab(standingFor: controller, in: self)
        }
        return listed
    }

    /// The root tab that stands for a controller, nil for More and without tabs.
    func rootTab(of controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return placedTabs.first { $0.shown.owns(controller) }
    }

    /// The bar's item for a controller.
    func barItem(of controller: UIViewController) -> UITabBarItem {
        rootTab(of: controller)?.item ?? controller.tabBarItem
    }

    func replaceTabs(with new: [UITab], animated: Bool) {
        let identifiers = new.flatMap(\.family).map(\.identifier)
        guard Set(identifiers).count == identifiers.count else {
            return Headless.raise("The identifiers of a tab bar controller's tabs must be unique.")
        }
        for tab in rootTabs where tab.owner === self { tab.owner = nil }
        rootTabs = new
        for tab in new { tab.owner = self }
        updateTabs(animated: animated)
    }

    /// Shows the tabs as they are now. A group whose selected child has changed shows the other controller at its place.
    func updateTabs(animated: Bool) {
        let isLate = Headless.assumptions.tabControllersAreMadeWhenSelected
        let shown = placedTabs.map { isLate ? $0.shown.controllerOrPlace : $0.shown.viewController }
        guard !shown.contains(nil) else {
            return Headless.raise("A root tab of a tab bar controller needs a view controller.")
        }
        replaceControllers(with: shown.compactMap(\.self), animated: animated)
    }

    /// Puts the controller that a tab has made at its place.
    func seat(_ controller: UIViewController, for tab: UITab) {
        guard let place = controllers?.firstIndex(where: { ($0 as? TabPlace)?.owner === tab }) else { return }
        controllers?[place] = controller
        addChild(controller)
        controller.didMove(toParent: self)
    }

    /// The controller at a place, which is made now at the latest.
    func made(_ controller: UIViewController) -> UIViewController {
        (controller as? TabPlace)?.owner?.viewController ?? controller
    }

    /// Drops all tabs, because the app has set controllers again.
    func forgetTabs() {
        for tab in rootTabs where tab.owner === self { tab.owner = nil }
        rootTabs = []
    }

    /// The tab that is shown, perhaps inside More.
    var shownTab: UITab? { tab(shownBy: selected) }

    /// The tab that is shown while a controller is selected, perhaps inside More.
    func tab(shownBy controller: UIViewController?) -> UITab? {
        let shown = controller === more ? more?.viewControllers.dropFirst().first : controller
        return rootTab(of: shown)?.shown
    }

    /// Selects a tab in code; it may be in a group.
    func choose(_ tab: UITab) {
        guard tab.tabBarController === self else {
            return Headless.raise("Only a tab of the tab bar controller can be selected.")
        }
        let previous = shownTab
        var root = tab
        while let group = root.parent {
            group.choose(root)
            root = group
        }
        guard placedTabs.contains(where: { $0 === root }), let controller = root.shown.viewController else { return }
        if index(of: controller) == nil { updateTabs(animated: false) }
        choose(controller)
        guard Headless.assumptions.selectingTabsInCodeTellsTheDelegate, shownTab !== previous else { return }
        delegateCalls.didSelectTab(root.shown, previous: previous, in: self)
    }
}
