#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The transitions of a tab bar controller: a delegate in front of the app's, and the swipes.
///
/// The adapter forwards questions about the interface orientation to the app's delegate. UIKit itself asks the selected
/// tab about the status bar.
///
/// The tab bar controller owns the adapter; the adapter references it weakly.
@MainActor
final class TabTransitionAdapter: NSObject {
    private weak var tabBarController: UITabBarController?
    private let seat: TabDelegateSeat
    private var proxy: TabBarDelegateProxy { seat.proxy }
    private var takeover: DelegateTakeover<UITabBarController, TabBarDelegateProxy> { seat.takeover }
    private var rule: UITabBarController.TabTransitionRule?
    /// The animator that the app has installed; nil if a rule returns the animator of each change.
    private(set) var installedAnimator: (any TransitionAnimator)?
    private var options = TabTransitionOptions()
    private var swipe: TabSwipe?
    private let settings: ContainerSettings
    private(set) lazy var session = ContainerSession(.tab, port: self, settings: settings)

    private var lastChange: TabChange?
    /// The page curl of UIKit that plays.
    private weak var curl: PageCurl?
    /// The animator of a selection that code is making.
    private var only: (any TransitionAnimator)?
    /// The app's answers during this drag.
    private var answers = TabSwipeAnswers()

    init(on tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
        seat = .of(tabBarController)
        settings = .of(tabBarController, .tab)
        super.init()
        seat.take(transitions: self)
        settings.session = session
    }

    // MARK: Installation

    func choose(_ animator: any TransitionAnimator, options: TabTransitionOptions) {
        choose({ _, _ in animator }, options: options)
        installedAnimator = animator
    }

    func choose(_ rule: @escaping UITabBarController.TabTransitionRule, options: TabTransitionOptions) {
        installedAnimator = nil
        self.rule = rule
        answers.forgetWays()
        let changesGesture =
            swipe == nil || options.swipe != self.options.swipe || options.touches != self.options.touches
        self.options = options
        session.releaseRule = options.release
        session.motion = options.motion
        takeover.goInFront()
        if changesGesture { installSwipe() }
    }

    /// Selects a tab with an animator. UIKit requests the animator immediately.
    func select(_ controller: UIViewController, with animator: any TransitionAnimator) {
        takeover.goInFront()
        only = animator
        tabBarController?.selectedViewController = controller
        only = nil
    }

    /// Restores the tab bar controller's previous state. A playing transition ends immediately, a held one is
    /// cancelled, and one that UIKit has not begun changes the tabs without animation. None may continue, because only
    /// the adapter would end it before UIKit lays out the views for the next tap.
    func uninstall() {
        swipe?.remove()
        swipe = nil
        session.leave()
        currentDriver?.stop()
        curl?.end()
        guard let tabBarController else { return }
        seat.leaveTransitions()
        Attachment.tabTransition.set(nil, on: tabBarController)
    }

    /// Makes the proxy the delegate again, in front of a delegate that the owner of the app's state, such as SwiftUI,
    /// has set.
    func adoptDelegate() {
        if session.rules.isStateDriven, !takeover.isInFront { takeover.goInFront() }
    }

    private func installSwipe() {
        swipe?.remove()
        guard let tabBarController else { return }
        swipe = TabSwipe(
            on: tabBarController.view, swipe: options.swipe, touches: options.touches, session: session, owner: self)
    }

    /// Uninstalls the adapter if the app has set another delegate.
    ///
    /// - Returns: Whether another delegate was found.
    private func detachIfReplaced() -> Bool {
        guard let tabBarController, !takeover.isInFront else { return false }
        if session.rules.isStateDriven {
            takeover.goInFront()
            return false
        }
        // Several recognisers may detect the replacement during one drag; it is reported only once.
        guard tabBarController.tabTransitionAdapter === self else { return true }
        takeover.reportReplacement()
        uninstall()
        return true
    }

    // MARK: Current change

    var currentDriver: TransitionDriver? { session.current as? TransitionDriver }

    /// The change that plays or is held.
    private var change: TabChange? { session.current == nil ? nil : lastChange }

    private func changeDidEnd(_ driver: TransitionDriver) {
        guard let change = lastChange, change.driver === driver else { return }
        lastChange = nil
        // A finger may reach the same tab again, which is another selection.
        if !driver.isCancelled { answers.forgetTabs() }
        // This also notifies a delegate that has been set in between.
        adoptDelegate()
        if let tabBarController {
            let stays = driver.isCancelled ? change.from : change.to
            let goes = driver.isCancelled ? change.to : change.from
            // If the swipe's tab was also tapped, the app's delegate has already been notified.
            let isKnown = !change.isTold && !change.startIsUntold && !(session.rules.isStateDriven && !change.isSwipe)
            let isNews = driver.isCancelled ? !isKnown : change.leavesUntold
            if isNews, let stays, tabBarController.selectedViewController === stays {
                tell(of: stays, previous: goes, in: tabBarController)
            }
        }
        swipe?.changeIsOver(isAtRest: session.isAtRest)
    }

    /// Notifies the app's delegate of a selection that UIKit does not report.
    ///
    /// If the app's state decides the selection, as in SwiftUI, the delegate is asked first, as UIKit asks it for a tap,
    /// because it may write the state in either call. If it refuses, the earlier tab is selected again.
    private func tell(
        of selected: UIViewController, previous: UIViewController?, in tabBarController: UITabBarController
    ) {
        if !session.rules.isStateDriven || proxy.asksToSelect(selected, in: tabBarController) {
            return proxy.tellSelected(selected, previous: previous, in: tabBarController)
        }
        // The app's state may have selected another tab.
        guard let previous, tabBarController.selectedViewController === selected else { return }
        let lineup = TabLineup(of: tabBarController)
        lineup.select(lineup.place(of: previous), in: tabBarController)
    }

    /// Whether the app's delegate allows a swipe to select a tab. If the app's state decides the selection, the delegate
    /// is asked when the swipe has finished, because it may write the state when it is asked.
    private func isAllowed(_ tab: UIViewController, in tabBarController: UITabBarController) -> Bool {
        if let known = answers.mayBeSelected(tab) { return known }
        // As for taps, the gate of the item comes first.
        let isAllowed =
            seat.allowsSwipe(to: tab)
            && (session.rules.isStateDriven || proxy.asksToSelect(tab, in: tabBarController))
        answers.noteSelection(of: tab, isAllowed)
        return isAllowed
    }
}

extension TabTransitionAdapter: ContainerPort {
    var screensView: UIView? { tabBarController?.viewIfLoaded }

    var controller: UIViewController? { tabBarController }

    /// UIKit requests the animator immediately.
    var isChangeRequested: Bool { false }

    var installedOptions: Any { options }

    var swipeGestureRecognizers: [UIPanGestureRecognizer] { swipe?.recognizers ?? [] }

    func currentDidChange() { swipe?.update() }

    func settingsDidChange() {
        answers.forgetWays()
        swipe?.update()
    }

    func switchDidChange() {
        curl?.end()
        swipe?.letGo(cancels: true)
        seat.switchDidChange()
    }
}

extension TabTransitionAdapter: TabSwipe.Owner {
    var currentStep: TabStep { change?.step ?? .next }

    /// A tap on an item must not pass by this adapter, which refuses it while a finger holds a change.
    func willReceive() { adoptDelegate() }

    func willDrag() {
        answers = TabSwipeAnswers()
    }

    func hasNeighbour(_ step: TabStep) -> Bool {
        guard let tabBarController, let selected = tabBarController.selectedViewController else { return false }
        let lineup = TabLineup(of: tabBarController)
        return lineup.neighbour(of: lineup.place(of: selected), step: step, wraps: options.wraps) { _, _ in false }
            != nil
    }

    func allowsPlace(_ point: CGPoint) -> Bool { settings.shouldSwipe?(point) != false }

    func canBegin(at point: CGPoint) -> Bool { isReady && tabBarController?.showsContent(at: point) == true }

    /// Whether no other change is in progress, so that a swipe may begin one.
    private var isReady: Bool {
        if session.isAtRest, session.current?.isWaiting == true {
            session.dropUnstarted()
            lastChange = nil
        }
        // Neither the tabs nor a container inside the selected tab may be in a transition.
        return session.current == nil && !detachIfReplaced()
            && tabBarController?.selectedViewController?.transitionCoordinator == nil
    }

    func allows(_ step: TabStep) -> Bool { target(of: step) != nil }

    func canPass(_ end: TabLine.End) -> Bool {
        guard let change, let tab = end == .start ? change.from : change.to else { return false }
        return target(of: end == .start ? change.step.opposite : change.step, from: tab) != nil
    }

    func begin(_ step: TabStep, at fraction: Double) -> Bool {
        let asking = swipe
        // Another delegate may have been set since the drag began.
        guard !detachIfReplaced(), let tabBarController, let selected = tabBarController.selectedViewController,
            let (lineup, place, tab) = target(of: step), isAllowed(tab, in: tabBarController),
            // The app may have selected another tab, removed the swipe or switched all off in one of its closures.
            Transitions.isEnabled, session.current == nil, tabBarController.selectedViewController === selected,
            swipe === asking
        else { return false }
        let request = SwipeRequest(step, at: fraction)
        let hasCome = session.request(request) {
            lineup.select(place, in: tabBarController)
            return change?.isSwipe == true
        }
        // UIKit has changed the tab without an animator. No transition will end and notify the app.
        if request.phase != .begun, tabBarController.selectedViewController === tab {
            tell(of: tab, previous: selected, in: tabBarController)
        }
        if hasCome { awaitStart() }
        return hasCome && change?.isSwipe == true
    }

    /// UIKit may postpone the change, and then make it without the requested animator because the tab bar controller
    /// leaves the screen. Nothing else reports that change.
    private func awaitStart() {
        guard let tabBarController, let driver = currentDriver, driver.isWaiting else { return }
        tabBarController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self, weak driver] _ in
            guard let self, let driver, driver.isWaiting, currentDriver === driver else { return }
            session.dropUnstarted()
            changeDidEnd(driver)
        }
    }

    /// Returns the tab next to the selected one, or to another; nil at an end. Does not create its controller.
    private func neighbour(
        _ step: TabStep, of start: UIViewController? = nil
    ) -> (lineup: TabLineup, place: Int, from: UIViewController)? {
        guard let tabBarController, let from = start ?? tabBarController.selectedViewController else { return nil }
        let lineup = TabLineup(of: tabBarController)
        let place = lineup.neighbour(of: lineup.place(of: from), step: step, wraps: options.wraps) { index, tab in
            settings.shouldSkipTab?(index) == true || tab.map(seat.isSkippedBySwipes) == true
        }
        return place.map { (lineup, $0, from) }
    }

    /// Returns the tab that a swipe selects; nil without a neighbour, if the app refuses it, or if no animator plays
    /// that change.
    private func target(
        of step: TabStep, from start: UIViewController? = nil
    ) -> (lineup: TabLineup, place: Int, tab: UIViewController)? {
        guard let (lineup, place, from) = neighbour(step, of: start),
            let to = lineup.controller(at: place), isOpen(from, to)
        else { return nil }
        return (lineup, place, to)
    }

    private func isOpen(_ from: UIViewController, _ to: UIViewController) -> Bool {
        if let known = answers.isOpen(from: from, to: to) { return known }
        let isOpen = settings.shouldSwipeToTab?(from, to) != false && rule?(from, to) != nil
        answers.noteWay(from: from, to: to, isOpen)
        return isOpen
    }
}

extension TabTransitionAdapter: TabBarDelegateProxyOwner {
    func canTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool {
        curl?.end()
        guard let change, let driver = change.driver else { return true }
        if driver.isHeld { return false }
        // A second tap on the arriving tab does not shorten its transition.
        let isOnItsWay = driver.isFinishing && leads(change, to: holds)
        if !isOnItsWay { driver.end(finishes: true) }
        return true
    }

    func didTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool {
        // The app is notified of a swipe's selection when the swipe has finished, not when UIKit reports it at the
        // start.
        guard !session.isRequesting else { return false }
        if let change, leads(change, to: holds) { lastChange?.isTold = true }
        return true
    }

    /// Whether a change shows a tab. The controller of a tab within More, which has an item on an own bar, is on More's
    /// stack.
    private func leads(_ change: TabChange, to holds: (UIViewController) -> Bool) -> Bool {
        guard let to = change.to else { return false }
        if holds(to) { return true }
        guard let more = to as? UINavigationController, more === tabBarController?.moreNavigationController else {
            return false
        }
        return more.viewControllers.contains(where: holds)
    }

    func animationController(from: UIViewController, to: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        let driver = makeDriver(from: from, to: to)
        // If UIKit gets no animator, the request of a swipe ends, because the next change must not count as the change
        // of this swipe.
        if driver == nil { session.takeRequest() }
        return driver
    }

    private func makeDriver(from: UIViewController, to: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        curl?.end()
        let step = session.request?.step
        // The app has selected a tab during a swipe, which ends the drag.
        if step == nil {
            swipe?.letGo()
            session.takeRequest()
        }
        var startIsUntold = false
        if let driver = currentDriver {
            startIsUntold = lastChange?.leavesUntold == true && lastChange?.to === from
            session.current = nil
            lastChange = nil
            driver.giveWay()
        }
        guard Transitions.isEnabled, let tabBarController, tabBarController.viewIfLoaded?.window != nil,
            step != nil || UIView.areAnimationsEnabled
        else { return nil }
        guard let goesTo = step ?? TabLineup(of: tabBarController).step(from: from, to: to),
            let chosen = only ?? rule?(from, to)
        else { return nil }
        if step == nil, options.taps == .animated,
            let curl = PageCurl(of: chosen, session.motion, isUp: goesTo == .next)
        {
            self.curl = curl
            return curl
        }
        let transition = session.directed(
            chosen, .forward, isMirrored: (goesTo == .next) == session.isRightToLeft)
        // Without an animator, UIKit would cross-fade since iOS 18.
        let isAtOnce = step == nil && options.taps == .immediate
        session.willBegin()
        let isLed = step != nil || session.isControlWaiting
        let driver = session.drive(
            isAtOnce ? transition.withoutMotion : transition,
            isObserved: !isAtOnce,
            follower: isAtOnce
                ? nil : tabBarController.tabBarOverlay?.follower(from: from, to: to, isLed: isLed),
            onEnd: { [weak self] in self?.changeDidEnd($0) }
        )
        lastChange = TabChange(
            driver: driver, from: from, to: to, step: goesTo, isSwipe: step != nil, startIsUntold: startIsUntold)
        return driver
    }

    func interactionController(for animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        animator as? TransitionDriver
    }
}
#endif
