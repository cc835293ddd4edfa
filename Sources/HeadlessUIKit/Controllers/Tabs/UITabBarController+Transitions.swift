import Foundation

/// A change of the selection while its animation runs.
@MainActor
final class TabTransition {
    let from: UIViewController
    let to: UIViewController
    private(set) var coordinator: TransitionCoordinator?
    /// Begins the change; nil once it has begun.
    var start: (() -> Void)?

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

    /// Called when the user has tapped an item.
    func tapped(_ item: UITabBarItem) {
        // The one item of a small bar makes it large again.
        guard !tabBar.isMinimized else { return minimizeBar(false) }
        guard let place = barControllers.first(where: { barItem(of: $0) === item }) else { return }
        let tellsFirst = Headless.assumptions.tabBarTellsBeforeShouldSelect
        if tellsFirst { tabBar(tabBar, didSelect: item) }
        guard maySelect(place) else { return }
        let target = made(place)
        let previous = selected
        if !tellsFirst { tabBar(tabBar, didSelect: item) }
        guard barControllers.contains(where: { $0 === target }) else { return }
        guard target !== selected else {
            // F128: a tap on the selected tab leads back to its root.
            if let navigation = reselected(in: target), navigation.transitionCoordinator == nil {
                navigation.popToRootViewController(animated: true)
            }
            return tellSelected(target, previous: previous)
        }
        select(target) { [weak self] in
            self?.tellSelected(target, previous: previous)
        }
    }

    /// The navigation controller that a tap on its tab pops when the tab is selected already.
    private func reselected(in controller: UIViewController) -> UINavigationController? {
        if let navigation = controller as? UINavigationController { return navigation }
        guard Headless.assumptions.reselectingPopsNestedNavigation else { return nil }
        for child in controller.children where child.viewIfLoaded?.window != nil {
            if let navigation = reselected(in: child) { return navigation }
        }
        return nil
    }

    /// Whether the delegate allows a tap. F91: with tabs it is asked about tabs, not about controllers; F119: without
    /// tabs it is not known which.
    private func maySelect(_ target: UIViewController) -> Bool {
        guard rootTabs.isEmpty else {
            guard let tab = rootTab(of: target) else { return true }
            return delegateCalls.shouldSelectTab(tab.shown, in: self) ?? true
        }
        if let tab = standIn(for: target), let answer = delegateCalls.shouldSelectTab(tab, in: self) {
            guard answer, Headless.assumptions.selectionsWithoutTabs == .both else { return answer }
        }
        return delegateCalls.shouldSelect(target, in: self)
    }

    private func tellSelected(_ target: UIViewController, previous: UIViewController?) {
        guard rootTabs.isEmpty else {
            guard let tab = rootTab(of: target) else { return }
            delegateCalls.didSelectTab(tab.shown, previous: self.tab(shownBy: previous), in: self)
            return
        }
        if let tab = standIn(for: target) {
            let isTold = delegateCalls.didSelectTab(tab, previous: previous.flatMap(standIn), in: self)
            if isTold, Headless.assumptions.selectionsWithoutTabs == .tabs { return }
        }
        delegateCalls.didSelect(target, in: self)
    }

    /// The tab with which the delegate is called for a controller that no tab has made: the one that `tabs` lists for it,
    /// if any is listed (F91).
    private func standIn(for controller: UIViewController) -> UITab? {
        guard Headless.assumptions.selectionsWithoutTabs != .controllers else { return nil }
        return listedTabs.first { $0.viewController === controller } ?? UITab(standingFor: controller)
    }

    /// Selects a controller in code; More may have to show it.
    func choose(_ controller: UIViewController) {
        guard listedControllers.contains(where: { $0 === controller }) else { return select(controller) }
        moreNavigation.show(picked: controller)
        select(moreNavigation)
    }

    /// Changes the selection. `tell` is called when the selection has changed, without waiting for the animation's end.
    func select(_ target: UIViewController, tell: () -> Void = {}) {
        startWaiting()
        guard target !== selected else { return tell() }
        guard let from = selected, isViewLoaded, appearance.phase == .appeared else {
            replaceSelection(with: target)
            return tell()
        }
        selected = target
        updateSelectedItem()
        target.loadViewIfNeeded()
        let supplied = delegateCalls.animator(from: from, to: target, in: self)
        // The delegate may have selected another controller in the meantime.
        guard selected === target else { return tell() }
        let dissolves = Headless.assumptions.tabsDissolveByThemselves && UIView.areAnimationsEnabled
        guard let animator = supplied ?? (dissolves ? DefaultTabAnimator() : nil) else {
            swap(from: from, to: target)
            return tell()
        }
        let interaction = supplied.flatMap { delegateCalls.interaction(for: $0, in: self) }
        guard selected === target else { return tell() }
        let isEarly = !Headless.assumptions.didSelectFollowsTheStartOfTheAnimation
        if isEarly { tell() }
        guard selected === target else { return }
        animate(from: from, to: target, animator: animator, interaction: interaction)
        if !isEarly { tell() }
    }

    /// Selects a controller without asking the delegate.
    func replaceSelection(with target: UIViewController) {
        startWaiting()
        let from = selected
        guard target !== from else { return }
        selected = target
        updateSelectedItem()
        showSelected(insteadOf: from)
    }

    private func showSelected(insteadOf from: UIViewController?) {
        guard let selected, isViewLoaded, appearance.isVisible else {
            installSelected()
            // The controller was disappearing together with the tab bar controller.
            if let from, from.appearance.phase == .disappearing { from.endAppearanceTransition() }
            return
        }
        selected.loadViewIfNeeded()
        swap(from: from, to: selected)
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

    /// Shows the selected controller at once, without a transition, because the tab bar controller itself is not on
    /// screen.
    func installSelected() {
        guard isViewLoaded else { return }
        guard running.isEmpty else { return selectionWaits = true }
        followBottomBar(along: nil)
        guard let selected, selected.view.superview !== container else { return }
        for view in container.subviews { view.removeFromSuperview() }
        place(selected)
        // Outside of a window there is no safe area.
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
        if running.isEmpty { roomInTransit = hasRoomForAllItems }
        running.append(transition)
        transition.start = { [weak self, weak transition] in
            guard let self, let transition else { return }
            guard self.appearance.phase == .appeared else { return self.drop(transition) }
            self.announce(from: from, to: to, animated: true)
            self.followBottomBar(along: transition.coordinator)
            // A view that still takes part in another transition is left to the animator.
            if Headless.assumptions.tabsPlaceTheArrivingView, to.view.superview !== self.container {
                to.view.frame = self.frame(for: to)
            }
            context.start()
        }
        guard Headless.assumptions.tabsStartInNextTurn else { return startWaiting() }
        Headless.clock.schedule(after: 0) { [weak self] in self?.startWaiting() }
    }

    /// Changes the selection without an animation, because the tab bar controller has left the screen since the change
    /// was asked for.
    private func drop(_ transition: TabTransition) {
        running.removeAll { $0 === transition }
        roomMayChange()
        showSelected(insteadOf: transition.from)
        transition.coordinator?.finish()
    }

    /// Begins the changes that were put off to the next turn of the run loop.
    private func startWaiting() {
        for transition in running {
            let start = transition.start
            transition.start = nil
            start?()
        }
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
        // The selection is restored without a call to the delegate.
        let isListed = barControllers.contains { $0 === transition.from }
        if !completed, selected === transition.to, isListed {
            selected = transition.from
            updateSelectedItem()
            putBack(transition.from)
            // Another tab may have been shown at once meanwhile, and gone again.
            if appearance.isVisible, running.isEmpty, transition.from.view.superview !== container {
                place(transition.from)
            }
        }
        let order = completed ? [transition.from, transition.to] : [transition.to, transition.from]
        for controller in order { settle(controller) }
        showSelectedMeanwhile()
        roomMayChange()
        followBottomBar(along: nil)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows a tab that was selected while the tab bar controller itself was leaving, if it has come back since.
    private func showSelectedMeanwhile() {
        guard selectionWaits, running.isEmpty else { return }
        selectionWaits = false
        guard let selected, selected.viewIfLoaded?.superview !== container else { return }
        guard appearance.isVisible else { return installSelected() }
        selected.loadViewIfNeeded()
        swap(from: nil, to: selected)
    }

    /// P5: restores what the animator has moved of the view that stays.
    private func putBack(_ controller: UIViewController) {
        guard Headless.assumptions.cancelledNavigationPutsTheViewBack, let view = controller.viewIfLoaded else {
            return
        }
        guard !running.contains(where: { $0.involves(controller) }) else { return }
        view.putBack(to: frame(for: controller))
    }

    /// Ends a controller's appearance transition, unless another transition still moves it: it has appeared if it is
    /// selected, and disappeared if not.
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
