import Foundation

extension UINavigationController {
    /// Changes the stack, and then what is on screen.
    func change(to newStack: [UIViewController], kind: NavigationChange.Kind, animated: Bool) {
        let change = NavigationChange(kind: kind, oldStack: stack, newStack: newStack, isAnimated: animated)
        if kind == .set, Headless.assumptions.stackChangesShowTheTabBar {
            (parent as? UITabBarController)?.tabBar.isHidden = false
        }
        for controller in change.added {
            addChild(controller)
        }
        for controller in change.removed {
            controller.appearance.leavesParent = true
            controller.willMove(toParent: nil)
        }
        stack = newStack
        hidesBottomBar = newStack.contains { $0.hidesBottomBarWhenPushed }
        guard change.from !== change.to, isViewLoaded, appearance.isVisible else {
            settle(change)
            if change.from !== change.to {
                installTop()
                // The controller was disappearing together with the navigation controller.
                if let from = change.from, from.appearance.phase == .disappearing { from.endAppearanceTransition() }
            }
            if running == nil {
                navigationBar.setItems(stack.map(\.navigationItem), animated: false)
                updateBottomBar()
            }
            return
        }
        if let waiting {
            // The waiting change was never visible, so both changes become one.
            for controller in waiting.added where change.removed.contains(where: { $0 === controller }) {
                controller.removeFromParent()
                controller.appearance.leavesParent = false
            }
            for controller in change.added where waiting.oldStack.contains(where: { $0 === controller }) {
                controller.didMove(toParent: self)
                controller.appearance.leavesParent = false
            }
            waiting.newStack = newStack
            waiting.isAnimated = animated
        } else if Headless.assumptions.navigationStartsInLayoutPass || isEnding, running == nil {
            waiting = change
            view.setNeedsLayout()
        } else {
            start(change)
        }
    }

    /// Starts a change that was left to the next layout pass.
    func startWaitingChange() {
        guard !isEnding, let change = waiting else { return }
        waiting = nil
        start(change)
    }

    private func start(_ change: NavigationChange) {
        guard let from = change.from, let to = change.to, from !== to else { return settle(change) }
        to.loadViewIfNeeded()
        if running != nil { return interfere(change, from: from, to: to) }
        guard appearance.isVisible else { return swapUnseen(change, from: from) }
        let interaction = gestureInteraction
        gestureInteraction = nil
        var animator: (any UIViewControllerAnimatedTransitioning)?
        // The system's own gesture moves the system's own pop, so the delegate is not asked.
        let asks = change.isAnimated || Headless.assumptions.asksForAnimatorsWhenNotAnimated
        if interaction == nil, asks, change.takesAnimators {
            animator = delegateCalls.animator(for: change.operation, from: from, to: to, in: self)
        }
        guard change.isAnimated, appearance.phase == .appeared else { return swap(change, from: from, to: to) }
        let custom = animator.flatMap { delegateCalls.interaction(for: $0, in: self) }
        animate(
            change, from: from, to: to,
            animator: animator ?? DefaultNavigationAnimator(change: change, isInteractive: interaction != nil),
            interaction: interaction ?? custom)
    }

    // MARK: Not animated

    /// Changes the screens without a transition, because the navigation controller has left the screen since the change
    /// was asked for.
    private func swapUnseen(_ change: NavigationChange, from: UIViewController) {
        from.view.removeFromSuperview()
        if from.appearance.phase == .disappearing { from.endAppearanceTransition() }
        settle(change)
        installTop()
        updateBottomBar()
    }

    private func swap(_ change: NavigationChange, from: UIViewController, to: UIViewController) {
        isSwapping = true
        announce(from: from, to: to, animated: false)
        isSwapping = false
        updateBottomBar()
        from.view.removeFromSuperview()
        place(to)
        container.addSubview(to.view)
        navigationBar.setItems(change.newStack.map(\.navigationItem), animated: false)
        // The callback may have put the navigation controller itself on screen, or removed it.
        let settles = appearance.phase == .appeared
        if from.appearance.phase == .disappearing { from.endAppearanceTransition() }
        if !appearance.isVisible, to.appearance.phase == .appearing {
            to.beginAppearanceTransition(false, animated: false)
            if appearance.phase == .disappeared { to.endAppearanceTransition() }
        }
        if settles, to.appearance.phase == .appearing { to.endAppearanceTransition() }
        settle(change)
        if settles { show(to, animated: false) }
    }

    /// Begins a change during another one. UIKit neither refuses it nor waits: it warns, and the callbacks begun for
    /// the first change are ended twice.
    private func interfere(_ change: NavigationChange, from: UIViewController, to: UIViewController) {
        Headless.warn("nested push/pop animation can result in corrupted navigation bar")
        announce(from: from, to: to, animated: change.isAnimated)
        updateBottomBar()
        from.view.removeFromSuperview()
        place(to)
        container.addSubview(to.view)
        navigationBar.setItems(change.newStack.map(\.navigationItem), animated: false)
        from.endAppearanceTransition()
        to.endAppearanceTransition()
        settle(change)
        show(to, animated: change.isAnimated)
    }

    // MARK: Animated

    private func animate(
        _ change: NavigationChange,
        from: UIViewController,
        to: UIViewController,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        let setting = TransitionContext.Setting(
            from: from, to: to, container: container,
            view: { key in key == .from ? from.view : key == .to ? to.view : nil },
            initialFrame: { [weak self] controller in
                controller === from ? self?.container.bounds ?? .zero : .zero
            },
            finalFrame: { [weak self] controller in
                guard let self else { return .zero }
                if controller === to { return self.frame(for: to) }
                return Headless.assumptions.leavingControllersHaveFinalFrames ? self.frame(for: from) : .zero
            },
            ended: { [weak self] completed in self?.end(change, from: from, to: to, completed: completed) },
            released: { [weak self] cancelled in
                if cancelled { self?.navigationBar.revertTransition() }
            })
        let context = TransitionContext(setting: setting, animator: animator, interaction: interaction)
        let isOwn = animator is DefaultNavigationAnimator
        let transition = NavigationTransition(change: change, context: context, isOwn: isOwn)
        running = transition
        navigationBar.prepareTransition(
            to: change.newStack.map(\.navigationItem), isPush: change.operation == .push,
            isRightToLeft: isRightToLeft)
        transition.coordinator.animateAlongsideTransition(in: navigationBar) { [weak self] _ in
            self?.navigationBar.performTransition()
        }
        announce(from: from, to: to, animated: true)
        updateBottomBar(along: transition.coordinator, isOwn: isOwn)
        if Headless.assumptions.navigationPlacesTheArrivingView { to.view.frame = frame(for: to) }
        context.start()
    }

    private func end(_ change: NavigationChange, from: UIViewController, to: UIViewController, completed: Bool) {
        let wasInterrupted = running?.wasInterrupted == true
        // UIKit's own animator knows what UIKit still has to set up.
        let leavesItems =
            running?.context.isStarting == true && running?.isOwn == false
            && Headless.assumptions.completingAtTheStartLeavesBarItems
        running = nil
        isEnding = true
        if !leavesItems { navigationBar.endTransition() }
        let isUntouched = stack.elementsEqual(change.newStack, by: { $0 === $1 })
        if completed {
            from.view.removeFromSuperview()
            if wasInterrupted {
                settleAppearance(of: [from, to])
            } else {
                from.endAppearanceTransition()
                // F132: the app may have removed the navigation controller in this call, and the new screen with it.
                if appearance.isVisible || to.appearance.phase == .appearing { to.endAppearanceTransition() }
            }
            settle(change)
            if appearance.phase == .appeared { show(to, animated: true) }
        } else {
            to.view.removeFromSuperview()
            // F28: the delegate is not notified that the controller stays.
            isAnnounced = false
            revert(change, isUntouched: isUntouched)
            if Headless.assumptions.cancelledNavigationPutsTheViewBack { from.view.putBack(to: frame(for: from)) }
            if wasInterrupted {
                settleAppearance(of: [to, from])
            } else {
                if to.appearance.phase == .appearing { to.beginAppearanceTransition(false, animated: true) }
                to.endAppearanceTransition()
                from.beginAppearanceTransition(true, animated: true)
                from.endAppearanceTransition()
            }
        }
        isEnding = false
        let leaving = waiting?.oldStack ?? []
        for child in children where !(stack + leaving).contains(where: { $0 === child }) { child.removeFromParent() }
        // If the app has changed the stack meanwhile, its new top must be on screen, although the ending has removed
        // that view.
        if !isUntouched, let top = topViewController, top.view.window == nil { installTop() }
        updateBottomBar()
        // Outside of a window there is no safe area.
        if viewIfLoaded?.window == nil { laidOut = nil }
        viewIfLoaded?.setNeedsLayout()
        // F132: a callback of this transition may have asked for the next one.
        if !Headless.assumptions.navigationStartsInLayoutPass { startWaitingChange() }
    }

    /// Ends the appearance transitions of controllers after a transition during which the navigation controller itself
    /// appeared or disappeared.
    private func settleAppearance(of controllers: [UIViewController]) {
        for controller in controllers {
            let isSeen = controller === topViewController && appearance.isVisible
            if controller.appearance.isVisible != isSeen {
                controller.beginAppearanceTransition(isSeen, animated: true)
            }
            let ends = isSeen ? appearance.phase == .appeared : true
            if ends, [.appearing, .disappearing].contains(controller.appearance.phase) {
                controller.endAppearanceTransition()
            }
        }
    }

    /// Restores the stack after a cancelled change.
    private func revert(_ change: NavigationChange, isUntouched: Bool) {
        guard isUntouched else {
            return Headless.warn("Finishing up a navigation transition in an unexpected state")
        }
        if change.kind == .set, Headless.assumptions.cancelledSetViewControllersKeepsBoth {
            // Both controllers stay on the stack, the one on screen on top.
            stack = change.newStack.filter { $0 !== change.from } + [change.from].compactMap { $0 }
        } else {
            stack = change.oldStack
        }
        hidesBottomBar = stack.contains { $0.hidesBottomBarWhenPushed }
        for controller in change.removed { controller.appearance.leavesParent = false }
        for controller in change.added where !stack.contains(where: { $0 === controller }) {
            controller.appearance.leavesParent = true
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    }

    // MARK: Telling

    private func announce(from: UIViewController, to: UIViewController, animated: Bool) {
        let first = Headless.assumptions.willShowPrecedesAppearance
        if first { willShow(to, animated: animated) }
        // The delegate may remove the navigation controller from the screen, and its screens with it.
        if appearance.isVisible || from.appearance.isVisible {
            from.beginAppearanceTransition(false, animated: animated)
        }
        if appearance.isVisible { to.beginAppearanceTransition(true, animated: animated) }
        if !first { willShow(to, animated: animated) }
    }

    private func show(_ controller: UIViewController, animated: Bool) {
        // F124: UIKit itself posts the notice, and VoiceOver then returns to where it was on that screen.
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        didShow(controller, animated: animated)
    }

    func willShow(_ controller: UIViewController, animated: Bool) {
        isAnnounced = true
        delegateCalls.willShow(controller, animated: animated, in: self)
    }

    func didShow(_ controller: UIViewController, animated: Bool) {
        lastShown = controller
        isAnnounced = false
        delegateCalls.didShow(controller, animated: animated, in: self)
    }

    /// Ends the change: tells the controllers that joined and left the stack.
    private func settle(_ change: NavigationChange) {
        for controller in change.removed where controller.parent === self {
            controller.removeFromParent()
            controller.appearance.leavesParent = false
        }
        for controller in change.added where controller.parent === self {
            controller.didMove(toParent: self)
        }
    }

    var isRightToLeft: Bool {
        viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
