import Foundation

/// The state of a controller between appearing and disappearing.
struct AppearanceState {
    enum Phase { case disappeared, appearing, appeared, disappearing }
    enum Callback { case appearing, disappearing }

    var phase = Phase.disappeared
    var isAnimated = false
    /// `viewWillAppear` was called and `viewIsAppearing` not yet.
    var owesIsAppearing = false
    /// The appearance callback that is being called now.
    var callback: Callback?
    var entersParent = false
    var leavesParent = false
    /// Whether the view's way into the window or out of it has begun the current phase. A phase that was begun by a call
    /// of `beginAppearanceTransition(_:animated:)` ends with a call too.
    var followsView = false
    /// Whether a window or a presentation tells the controller when it appears, independently of its view.
    var isManaged = false

    var isVisible: Bool { phase == .appeared || phase == .appearing }
    /// Whether children that are added now appear during an animation.
    var animatesNow: Bool { phase == .appearing && isAnimated }
}

extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard appearance.isVisible != isAppearing else { return warnOfUnbalancedCalls() }
        appearance.isAnimated = animated
        appearance.followsView = false
        if isAppearing {
            // F132: children that the view brings along must be notified too.
            loadViewIfNeeded()
            appearance.phase = .appearing
            appearance.owesIsAppearing = true
            call(.appearing) { viewWillAppear(animated) }
        } else {
            appearance.phase = .disappearing
            appearance.owesIsAppearing = false
            call(.disappearing) { viewWillDisappear(animated) }
        }
        for child in childrenToForwardTo where child.appearance.isVisible != isAppearing {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    func endAppearance() {
        let animated = appearance.isAnimated
        switch appearance.phase {
        case .appearing:
            deliverIsAppearing()
            appearance.phase = .appeared
            forwardEnd()
            call(.appearing) { viewDidAppear(animated) }
            appearance.entersParent = false
        case .disappearing:
            appearance.phase = .disappeared
            forwardEnd()
            call(.disappearing) { viewDidDisappear(animated) }
            appearance.leavesParent = false
        case .appeared, .disappeared:
            warnOfUnbalancedCalls()
        }
    }

    /// Calls `viewIsAppearing(_:)` if it is due: the view is in the window and has its frame.
    func deliverIsAppearing() {
        guard appearance.owesIsAppearing, viewIfLoaded?.window != nil else { return }
        appearance.owesIsAppearing = false
        updateTraits()
        call(.appearing) { viewIsAppearing(appearance.isAnimated) }
    }

    private func call(_ callback: AppearanceState.Callback, _ work: () -> Void) {
        let outer = appearance.callback
        appearance.callback = callback
        work()
        appearance.callback = outer
    }

    private var childrenToForwardTo: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    private func forwardEnd() {
        let settled: [AppearanceState.Phase] = [.appeared, .disappeared]
        for child in childrenToForwardTo where !settled.contains(child.appearance.phase) {
            guard appearance.isVisible == child.appearance.isVisible else { continue }
            child.endAppearanceTransition()
        }
    }

    private func warnOfUnbalancedCalls() {
        Headless.warn("Unbalanced calls to begin/end appearance transitions for \(type(of: self))")
    }
}

// Calls from the controller's view.
extension UIViewController {
    /// Called before the view is laid out.
    func ownedViewWillLayout() {
        deliverIsAppearing()
        updateTraits()
        viewWillLayoutSubviews()
    }

    /// Called after the view was laid out.
    func ownedViewDidLayout() {
        viewDidLayoutSubviews()
    }

    /// Called when the view joins a window or leaves it: its controller appears or disappears with it, unless a
    /// container is in charge.
    func ownedViewWillMove(to window: UIWindow?) {
        guard followsItsView else { return }
        if window != nil, appearance.phase == .disappeared {
            beginAppearanceTransition(true, animated: parent?.appearance.animatesNow ?? false)
            appearance.followsView = true
        } else if window == nil, appearance.isVisible {
            // F132: a controller that leaves in the turn in which it came has not appeared, but is told that it
            // disappears.
            beginAppearanceTransition(false, animated: false)
            appearance.followsView = true
        }
    }

    /// Called after the view has joined a window or left it. Appearing ends after the turn of the run loop, when
    /// everything is on screen.
    func ownedViewDidMove(to window: UIWindow?) {
        // F34: a child that leaves while its container disappears disappears at once, because the container's end does not
        // reach it any more.
        if window == nil, appearance.phase == .disappearing, leavesADisappearingParent {
            return endAppearanceTransition()
        }
        // F132: a child may have begun to appear again in the call that announced that its view leaves.
        if window == nil, appearance.isVisible, followsItsView {
            beginAppearanceTransition(false, animated: false)
            return endAppearanceTransition()
        }
        guard followsItsView, appearance.followsView else { return }
        if window != nil, appearance.phase == .appearing {
            Headless.clock.schedule(after: 0) { [weak self] in
                guard let self, self.followsItsView, self.appearance.followsView,
                    self.appearance.phase == .appearing
                else { return }
                // A container that itself is appearing ends this together with its own appearance.
                guard self.parent?.appearance.phase ?? .appeared == .appeared else { return }
                self.endAppearanceTransition()
            }
        } else if window == nil, appearance.phase == .disappearing {
            endAppearanceTransition()
        }
    }

    /// F132: a controller that has begun to appear with its view disappears if the view around has left the window.
    func ownedViewDidMissWindow() {
        guard appearance.phase == .appearing, appearance.followsView else { return }
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    func ownedViewSafeAreaDidChange() {
        viewSafeAreaInsetsDidChange()
    }

    /// The insets that the containers' bars and the controller itself add to the safe area.
    var ownedViewExtraSafeArea: UIEdgeInsets {
        let bars = parent?.barInsets(for: self) ?? .zero
        let own = additionalSafeAreaInsets
        return UIEdgeInsets(
            top: bars.top + own.top, left: bars.left + own.left,
            bottom: bars.bottom + own.bottom, right: bars.right + own.right)
    }

    var ownedViewTraits: UITraitCollection { traitCollection }

    private var leavesADisappearingParent: Bool {
        guard let parent, !appearance.isManaged, !parent.managesChildAppearance else { return false }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.phase == .disappearing
    }

    private var followsItsView: Bool {
        guard !appearance.isManaged else { return false }
        guard let parent else { return true }
        return !parent.managesChildAppearance && parent.shouldAutomaticallyForwardAppearanceMethods
            && parent.appearance.isVisible
    }
}
