import Foundation

/// A change of the selection while its animation runs.
@MainActor
final class TabTransition {
    let from: UIViewController
    let to: UIViewController
    private(set) var coordinator: TransitionCoordinator?

    init(from: UIViewController, to: UIViewController) {
        self.from = from
        self.to = to
    }

    func run(in context: TransitionContext) {
        coordinator = TransitionCoordinator(context: context)
    }

    func involves(_ controller: UIViewController) -> Bool {
        controller === from || controller === to
    }
}

extension UITabBarController {
    // MARK: Choosing

    /// The user tapped an item.
    func tapped(_ item: UITabBarItem) {
        guard let target = barControllers.first(where: { barItem(of: $0) === item }) else { return }
        guard maySelect(target) else { return }
        let previous = shownTab
        tabBar(tabBar, didSelect: item)
        guard barControllers.contains(where: { $0 === target }) else { return }
        guard target !== selected else {
            // A tap on the selected tab leads back to its root.
            if let navigation = target as? UINavigationController, navigation.transitionCoordinator == nil {
                navigation.popToRootViewController(animated: true)
            }
            return tellSelected(target, previous: previous)
        }
        select(target) { [weak self] in
            self?.tellSelected(target, previous: previous)
        }
    }

    /// F91: with tabs the delegate is asked about tabs, and not about controllers.
    private func maySelect(_ target: UIViewController) -> Bool {
        guard !rootTabs.isEmpty else { return delegateCalls.shouldSelect(target, in: self) }
        guard let tab = rootTab(of: target) else { return true }
        return delegateCalls.shouldSelectTab(tab.shown, in: self)
    }

    private func tellSelected(_ target: UIViewController, previous: UITab?) {
        guard !rootTabs.isEmpty else { return delegateCalls.didSelect(target, in: self) }
        guard let tab = rootTab(of: target) else { return }
        delegateCalls.didSelectTab(tab.shown, previous: previous, in: self)
    }

    /// The program selects a controller, which More may have to show.
    func choose(_ controller: UIViewController) {
        guard listedControllers.contains(where: { $0 === controller }) else { return select(controller) }
        moreNavigation.show(picked: controller)
        select(moreNavigation)
    }

    /// Changes the selection. `tell` is called when that is done, but not only after the animation.
    func select(_ target: UIViewController, tell: () -> Void = {}) {
        guard target !== selected else { return tell() }
        guard let from = selected, isViewLoaded, appearance.phase == .appeared else {
            replaceSelection(with: target)
            return tell()
        }
        selected = target
        updateSelectedItem()
        target.loadViewIfNeeded()
        let animator = delegateCalls.animator(from: from, to: target, in: self)
        // The delegate may have chosen something else meanwhile.
        guard selected === target else { return tell() }
        guard let animator else {
            swap(from: from, to: target)
            return tell()
        }
        let interaction = delegateCalls.interaction(for: animator, in: self)
        guard selected === target else { return tell() }
        let isEarly = !Headless.assumptions.didSelectFollowsTheStartOfTheAnimation
        if isEarly { tell() }
        guard selected === target else { return }
        animate(from: from, to: target, animator: animator, interaction: interaction)
        if !isEarly { tell() }
    }

    /// Selects without asking anybody.
    func replaceSelection(with target: UIViewController) {
        let from = selected
        guard target !== from else { return }
        selected = target
        updateSelectedItem()
        guard isViewLoaded, appearance.isVisible else {
            installSelected()
            // It was leaving together with the tab bar controller.
            if let from, from.appearance.phase == .disappearing { from.endAppearanceTransition() }
            return
        }
        target.loadViewIfNeeded()
        swap(from: from, to: target)
    }

    // MARK: Not animated

    private func swap(from: UIViewController?, to: UIViewController) {
        announce(from: from, to: to, animated: false)
        from?.view.removeFromSuperview()
        place(to)
        from.map { if $0.appearance.phase == .disappearing { $0.endAppearanceTransition() } }
        if appearance.phase == .appeared, to.appearance.phase == .appearing { to.endAppearanceTransition() }
        followBottomBar(along: nil)
    }

    private func place(_ controller: UIViewController) {
        controller.view.frame = frame(for: controller)
        container.addSubview(controller.view)
    }

    /// Shows the selected controller without further ado: the tab bar controller itself is not on screen.
    func installSelected() {
        guard isViewLoaded else { return }
        guard running.isEmpty else { return selectionWaits = true }
        followBottomBar(along: nil)
        guard let selected, selected.view.superview !== container else { return }
        for view in container.subviews { view.removeFromSuperview() }
        place(selected)
        // Out of the window there is no safe area to go by.
        laidOut = nil
    }

    // MARK: Animated

    private func animate(
        from: UIViewController,
        to: UIViewController,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        let transition = TabTransition(from: from, to: to)
        let setting = TransitionContext.Setting(
            from: from, to: to, container: container,
            view: { key in key == .from ? from.view : key == .to ? to.view : nil },
            initialFrame: { [weak self] controller in
                controller === from ? self?.frame(for: from) ?? .zero : .zero
            },
            finalFrame: { [weak self] controller in
                guard let self else { return .zero }
                if controller === to { return self.frame(for: to) }
                return Headless.assumptions.leavingControllersHaveFinalFrames ? self.frame(for: from) : .zero
            },
            ended: { [weak self, weak transition] completed in
                guard let self, let transition else { return }
                self.end(transition, completed: completed)
            })
        let context = TransitionContext(setting: setting, animator: animator, interaction: interaction)
        transition.run(in: context)
        running.append(transition)
        announce(from: from, to: to, animated: true)
        followBottomBar(along: transition.coordinator)
        // A view that is still on its way elsewhere is left to the animator.
        if Headless.assumptions.tabsPlaceTheArrivingView, to.view.superview !== container {
            to.view.frame = frame(for: to)
        }
        context.start()
    }

    private func announce(from: UIViewController?, to: UIViewController, animated: Bool) {
        let leave: () -> Void = {
            guard let from, from.appearance.isVisible else { return }
            from.beginAppearanceTransition(false, animated: animated)
        }
        if !Headless.assumptions.tabsTellTheArrivingControllerFirst { leave() }
        if !to.appearance.isVisible { to.beginAppearanceTransition(true, animated: animated) }
        if Headless.assumptions.tabsTellTheArrivingControllerFirst { leave() }
    }

    private func end(_ transition: TabTransition, completed: Bool) {
        running.removeAll { $0 === transition }
        // The selection goes back without a word to anybody.
        let isListed = barControllers.contains { $0 === transition.from }
        if !completed, selected === transition.to, isListed {
            selected = transition.from
            updateSelectedItem()
            putBack(transition.from)
        }
        let order = completed ? [transition.from, transition.to] : [transition.to, transition.from]
        for controller in order { settle(controller) }
        showSelectedMeanwhile()
        followBottomBar(along: nil)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Somebody may have selected another tab when the tab bar controller itself was leaving, and has come back since.
    private func showSelectedMeanwhile() {
        guard selectionWaits, running.isEmpty else { return }
        selectionWaits = false
        guard let selected, selected.viewIfLoaded?.superview !== container else { return }
        guard appearance.isVisible else { return installSelected() }
        selected.loadViewIfNeeded()
        swap(from: nil, to: selected)
    }

    /// P5: what the animator moved of the view that stays.
    private func putBack(_ controller: UIViewController) {
        guard Headless.assumptions.cancelledNavigationPutsTheViewBack, let view = controller.viewIfLoaded else {
            return
        }
        guard !running.contains(where: { $0.involves(controller) }) else { return }
        if view.frame != frame(for: controller) { view.frame = frame(for: controller) }
    }

    /// Brings a controller to rest, unless another transition still moves it: seen if it is selected, gone if not.
    private func settle(_ controller: UIViewController) {
        let isBusy = running.contains { $0.involves(controller) }
        if controller === selected {
            if !controller.appearance.isVisible, appearance.isVisible {
                controller.beginAppearanceTransition(true, animated: true)
            }
            if !isBusy, controller.appearance.phase == .appearing, appearance.phase == .appeared {
                controller.endAppearanceTransition()
            }
        } else if !isBusy {
            controller.viewIfLoaded?.removeFromSuperview()
            if controller.appearance.isVisible { controller.beginAppearanceTransition(false, animated: true) }
            if controller.appearance.phase == .disappearing { controller.endAppearanceTransition() }
        }
    }
}
