import Foundation

extension UITabBarController {
    func index(of controller: UIViewController?) -> Int? {
        controllers?.firstIndex { $0 === controller }
    }

    /// The controllers that have an item of their own.
    var directControllers: [UIViewController] {
        let all = controllers ?? []
        return all.count > Self.maximumItems && !hasRoomForAllItems ? Array(all.prefix(Self.maximumItems - 1)) : all
    }

    /// The controllers that are listed in More, which makes them.
    var listedControllers: [UIViewController] {
        (controllers ?? []).dropFirst(directControllers.count).map(made)
    }

    /// The controllers with an item in the bar, More's included, in the order of the items.
    var barControllers: [UIViewController] {
        listedControllers.isEmpty ? directControllers : directControllers + [moreNavigation]
    }

    var moreNavigation: MoreNavigationController {
        if let more { return more }
        let made = MoreNavigationController(tabs: self)
        more = made
        return made
    }

    func replaceControllers(with new: [UIViewController]?, animated: Bool) {
        let oldIndex = index(of: selected) ?? 0
        let wasSelected = selected
        let removed = (controllers ?? []).filter { old in !(new ?? []).contains { $0 === old } }
        for controller in removed where controller.parent === self {
            controller.appearance.leavesParent = true
            controller.willMove(toParent: nil)
        }
        controllers = new
        more?.listed = listedControllers
        for controller in new ?? [] where controller.parent !== self && !(controller is TabPlace) {
            if let more, controller.parent === more { continue }
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if !listedControllers.isEmpty, moreNavigation.parent == nil {
            addChild(moreNavigation)
            moreNavigation.didMove(toParent: self)
        }
        tabBar.setItems(barItems, animated: animated)
        let stays = barControllers.contains { $0 === wasSelected }
        if !stays { selectAfresh(insteadOf: wasSelected, at: oldIndex) }
        for controller in removed { discard(controller) }
        if listedControllers.isEmpty, let more, more.parent === self {
            more.willMove(toParent: nil)
            discard(more)
        }
        updateSelectedItem()
        barPlaceChanged()
    }

    /// Selects another controller after the selected one was removed.
    private func selectAfresh(insteadOf old: UIViewController?, at index: Int) {
        let all = controllers ?? []
        let next = all.indices.contains(index) ? all[index] : all.first
        guard let next = next.map(made) else {
            selected = nil
            if let view = old?.viewIfLoaded, view.superview === container { discardView(of: old) }
            return
        }
        guard listedControllers.contains(where: { $0 === next }) else { return replaceSelection(with: next) }
        if next === selected {
            // It goes to More, which shows it again.
            discardView(of: next)
            selected = nil
        }
        moreNavigation.show(picked: next)
        replaceSelection(with: moreNavigation)
    }

    /// Removes a controller.
    private func discard(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        discardView(of: controller)
        controller.removeFromParent()
        controller.appearance.leavesParent = false
    }

    private func discardView(of controller: UIViewController?) {
        guard let controller else { return }
        if controller.appearance.isVisible { controller.beginAppearanceTransition(false, animated: false) }
        if controller.viewIfLoaded?.superview === container { controller.view.removeFromSuperview() }
        if controller.appearance.phase == .disappearing { controller.endAppearanceTransition() }
    }

    /// Makes controllers that More has shown and popped children of the tab bar controller again.
    func takeBackListed() {
        for controller in listedControllers where controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    func updateSelectedItem() {
        tabBar.selectedItem = selected.map { barItem(of: $0) }
        floatingBar?.show(barControllers.map { barItem(of: $0) }, selected: tabBar.selectedItem)
    }

    /// Called when a controller has another item, or when its item has changed.
    func tabBarItemReplaced(of controller: UIViewController) {
        guard barControllers.contains(where: { $0 === controller }) else { return }
        tabBar.setItems(barItems, animated: false)
        updateSelectedItem()
    }
}
