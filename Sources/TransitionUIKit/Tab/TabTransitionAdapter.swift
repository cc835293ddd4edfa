#if canImport(UIKit)
import TransitionCore
import UIKit

/// The transitions of a tab bar controller: a delegate in front of the app's, and the swipes.
///
/// One change plays at a time. A tap during a change ends that change at once and then selects its own tab; a tap while
/// a finger holds the change is refused. A selection in code replaces any change, played or held.
///
/// Tabs in More are listed and tapped as usual; swipes go between the tabs on the bar only. If the app uses the `tabs`
/// of iOS 18, its delegate is called with tabs, or with controllers if it implements only those methods. Questions
/// about the interface orientation go to the app's delegate as without the adapter, and UIKit itself asks the selected
/// tab about the status bar.
///
/// The tab bar controller owns the adapter, which holds no strong reference back.
@MainActor
public final class TabTransitionAdapter: NSObject {
    private weak var tabBarController: UITabBarController?
    private let seat: TabDelegateSeat
    private var proxy: TabBarDelegateProxy { seat.proxy }
    private var takeover: DelegateTakeover<UITabBarController, TabBarDelegateProxy> { seat.takeover }
    private var rule: UITabBarController.TabTransitionRule?
    private var options = TabTransitionOptions()
    private var swipe: TabSwipe?
    private lazy var session = ContainerSession(.tab, port: self)
    /// Whether a state of the app says which tab is selected, as in SwiftUI. Then the state has changed before a
    /// selection in code begins, and hears of the delegate's calls only; and whoever sets the delegate does not know of
    /// this adapter.
    package var isStateDriven = false

    /// The state of the change that plays or is held.
    private struct Change {
        weak var driver: TransitionDriver?
        weak var from: UIViewController?
        weak var to: UIViewController?
        let step: TabStep
        let isSwipe: Bool
        /// Whether the tab that the change starts from was reached by a swipe of which the app's delegate was not told
        /// yet.
        let startIsUntold: Bool
        /// Whether the app's delegate was told that the tab was selected.
        var isTold = false

        /// Whether the app's delegate was not told of this change's tab. A change that replaces this one starts from
        /// that tab.
        var leavesUntold: Bool { isSwipe && !isTold }
    }
    private var lastChange: Change?
    /// The step that a swipe is asking UIKit for, until UIKit asks for its animator.
    private var asked: TabStep?
    /// Whether a swipe is selecting a tab at this moment.
    private var isSelecting = false
    /// Whether UIKit has asked for the animator of the change that a swipe has asked for last.
    private var hasBegun = false
    /// What the app has said during this drag.
    private var answers = TabSwipeAnswers()

    init(on tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
        seat = .of(tabBarController)
        super.init()
        seat.take(transitions: self)
    }

    deinit {
        // A held change whose tab bar controller was freed has nothing else that could end it, and would keep its
        // screens alive.
        guard let driver = lastChange?.driver else { return }
        MainQueue.inNextTurn {
            if driver.isHeld { driver.end(finishes: false) } else { driver.release(finishes: false, velocity: 0) }
        }
    }

    /// The app's own delegate, which receives every call of the tab bar controller. Held weakly.
    ///
    /// It is asked `shouldSelect` for swipes as for taps, once for each tab that a drag comes to, and again after the drag
    /// has selected another tab. It is told `didSelect` when a swipe has finished. When a finger grabs a tapped change and
    /// turns it back, the delegate is told `didSelect` for the tab that stays.
    ///
    /// Do not set the tab bar controller's `delegate` itself: that uninstalls its transitions. Set this property
    /// instead.
    public var delegate: (any UITabBarControllerDelegate)? {
        get { takeover.delegate }
        set { takeover.delegate = newValue }
    }

    /// The recognisers of the swipes, for failure requirements: one for swipes from anywhere, four for swipes from the
    /// edges (two for fingers and two for trackpads), none without swipes.
    public var swipeGestureRecognizers: [UIPanGestureRecognizer] { swipe?.recognizers ?? [] }

    /// Whether fingers may swipe between tabs and take hold of a change that plays. If this is set to false during a
    /// swipe, the swipe is cancelled.
    public var isSwipeEnabled = true {
        didSet { swipe?.isEnabled = isSwipeEnabled }
    }

    /// Whether a swipe may begin at a point, in the coordinates of the tab bar controller's view. nil allows it
    /// wherever no view or recogniser inside needs the finger. On the tab bar no swipe begins.
    public var shouldBeginSwipe: (@MainActor (CGPoint) -> Bool)?

    /// Whether a swipe may go from one tab to another; nil allows all. A tab that is not allowed is not skipped: there
    /// is no swipe past it. Called when a finger moves towards a tab, once for each way between two tabs that a drag
    /// comes to. Only then is the controller of that tab made.
    public var shouldSwipe: (@MainActor (_ from: UIViewController, _ to: UIViewController) -> Bool)? {
        didSet { answers.forgetWays() }
    }

    /// Called with the progress and the outcome of each transition of this tab bar controller. The adapter keeps the
    /// closure and all that it captures.
    public var onTransition: TransitionObserver? {
        get { session.observer }
        set { session.observer = newValue }
    }

    /// The app's code in the place of a finger: takes hold of what plays here, or of the next change, moves it, and lets go.
    public var control: TransitionControl { session.control }

    // MARK: Installing

    package func choose(_ rule: @escaping UITabBarController.TabTransitionRule, options: TabTransitionOptions) {
        self.rule = rule
        answers.forgetWays()
        let changesGesture =
            swipe == nil || options.swipe != self.options.swipe || options.touches != self.options.touches
        self.options = options
        session.releaseDecision = options.release
        session.motion = options.motion
        takeover.goInFront()
        if changesGesture { installSwipe() }
    }

    /// Leaves the tab bar controller as it was found. A transition that plays is brought to its end at once, one that is
    /// held back to its start, and one that UIKit has not begun will not play: nobody would hear of the next tap, at which
    /// UIKit places views that must be at rest.
    func uninstall() {
        swipe?.remove()
        swipe = nil
        session.letGo()
        currentDriver?.stop()
        guard let tabBarController else { return }
        seat.leaveTransitions()
        Attachment.tabTransition.set(nil, on: tabBarController)
    }

    /// Goes in front of a delegate that was set since by somebody who does not know of this adapter.
    package func adoptDelegate() {
        if isStateDriven, !takeover.isInFront { takeover.goInFront() }
    }

    private func installSwipe() {
        swipe?.remove()
        guard let tabBarController else { return }
        let swipe = TabSwipe(on: tabBarController.view, options: options, session: session, owner: self)
        swipe.isEnabled = isSwipeEnabled
        self.swipe = swipe
    }

    /// Uninstalls the adapter if the app has set another delegate, which has precedence.
    ///
    /// - Returns: Whether another delegate was found.
    private func detachIfReplaced() -> Bool {
        guard let tabBarController, !takeover.isInFront else { return false }
        if isStateDriven {
            takeover.goInFront()
            return false
        }
        // A drag may ask for several recognisers; the replacement is reported only once.
        guard tabBarController.tabTransitionAdapter === self else { return true }
        takeover.reportReplacement()
        uninstall()
        return true
    }

    // MARK: The change that plays

    /// The change that plays or is held.
    private var change: Change? { session.current == nil ? nil : lastChange }

    private func changeDidEnd(_ driver: TransitionDriver) {
        guard let change = lastChange, change.driver === driver else { return }
        lastChange = nil
        // A finger that goes round may come to a tab again, which is another selection.
        if !driver.isCancelled { answers.forgetTabs() }
        // Whoever has set the delegate meanwhile is told, too.
        adoptDelegate()
        if let tabBarController {
            let stays = driver.isCancelled ? change.from : change.to
            let goes = driver.isCancelled ? change.to : change.from
            // If the tab that a swipe was moving to was also tapped, the app's delegate was told of it already.
            let isKnown = !change.isTold && !change.startIsUntold && !(isStateDriven && !change.isSwipe)
            let isNews = driver.isCancelled ? !isKnown : change.leavesUntold
            if isNews, let stays, tabBarController.selectedViewController === stays {
                proxy.tellSelected(stays, previous: goes, in: tabBarController)
            }
        }
        swipe?.changeIsOver(isAtRest: isAtRest)
    }

    private func isAllowed(_ tab: UIViewController, in tabBarController: UITabBarController) -> Bool {
        if let known = answers.mayBeSelected(tab) { return known }
        let isAllowed = proxy.asksToSelect(tab, in: tabBarController)
        answers.noteSelection(of: tab, isAllowed)
        return isAllowed
    }
}

extension TabTransitionAdapter: ContainerPort {
    var screensView: UIView? { tabBarController?.viewIfLoaded }

    var controller: UIViewController? { tabBarController }

    /// UIKit asks at once.
    var isChangeRequested: Bool { false }

    func currentDidChange() { swipe?.update() }
}

extension TabTransitionAdapter: TabSwipe.Owner {
    var currentDriver: TransitionDriver? { session.current as? TransitionDriver }

    var currentStep: TabStep { change?.step ?? .next }

    var isAtRest: Bool { tabBarController?.transitionCoordinator == nil }

    func willDrag() {
        answers = TabSwipeAnswers()
    }

    func canBegin(_ step: TabStep, at point: CGPoint) -> Bool {
        isReady && neighbour(step) != nil && tabBarController?.showsContent(at: point) == true
            && shouldBeginSwipe?(point) != false
    }

    /// Whether nothing is under way that a swipe would be in the way of.
    private var isReady: Bool {
        if isAtRest, session.current?.isWaiting == true {
            session.dropUnstarted()
            lastChange = nil
        }
        // Neither the tabs nor a container inside the selected one may be in a transition.
        return session.current == nil && !detachIfReplaced()
            && tabBarController?.selectedViewController?.transitionCoordinator == nil
    }

    func allows(_ step: TabStep) -> Bool { target(of: step) != nil }

    func canPass(_ end: TabLine.End) -> Bool {
        guard let change, let tab = end == .start ? change.from : change.to else { return false }
        return target(of: end == .start ? change.step.opposite : change.step, from: tab) != nil
    }

    func begin(_ step: TabStep) -> Bool {
        let asking = swipe
        // Another delegate may have been set since the drag began.
        guard !detachIfReplaced(), let tabBarController, let selected = tabBarController.selectedViewController,
            let (lineup, place, tab) = target(of: step), isAllowed(tab, in: tabBarController),
            // The app may have selected another tab when it was asked, or removed the swipe.
            session.current == nil, tabBarController.selectedViewController === selected, swipe === asking
        else { return false }
        asked = step
        isSelecting = true
        hasBegun = false
        let hasCome = session.request {
            lineup.select(place, in: tabBarController)
            return change?.isSwipe == true
        }
        isSelecting = false
        // If UIKit did not ask for an animator, the next change must not count as this swipe's.
        asked = nil
        // UIKit has changed the tab without an animator, so there will be no end of a transition at which to tell the
        // app.
        if !hasBegun, tabBarController.selectedViewController === tab {
            proxy.tellSelected(tab, previous: selected, in: tabBarController)
        }
        if hasCome { awaitStart() }
        return hasCome && change?.isSwipe == true
    }

    /// UIKit may put the change off, and then make it without the animator that it has asked for, because the tab bar
    /// controller is leaving: nobody else will tell of it.
    private func awaitStart() {
        guard let tabBarController, let driver = currentDriver, driver.isWaiting else { return }
        tabBarController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self, weak driver] _ in
            guard let self, let driver, driver.isWaiting, currentDriver === driver else { return }
            session.dropUnstarted()
            changeDidEnd(driver)
        }
    }

    func awaitEnd() {
        tabBarController?.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self, session.current == nil else { return }
            swipe?.changeIsOver()
        }
    }

    /// The tab next to the selected one, or to another; nil at an end. Its controller is not asked for.
    private func neighbour(
        _ step: TabStep, of start: UIViewController? = nil
    ) -> (lineup: TabLineup, place: Int, from: UIViewController)? {
        guard let tabBarController, let from = start ?? tabBarController.selectedViewController else { return nil }
        let lineup = TabLineup(of: tabBarController)
        let place = lineup.neighbour(of: lineup.place(of: from), step: step, wraps: options.wraps)
        return place.map { (lineup, $0, from) }
    }

    /// The tab that a swipe leads to; nil if there is none, if the app does not allow it, or if no animator plays that
    /// change.
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
        let isOpen = shouldSwipe?(from, to) != false && rule?(from, to) != nil
        answers.noteWay(from: from, to: to, isOpen)
        return isOpen
    }
}

extension TabTransitionAdapter: TabBarDelegateProxyOwner {
    func canTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool {
        guard let change, let driver = change.driver else { return true }
        if driver.isHeld { return false }
        // A second tap on the tab that is arriving does not cut its transition short.
        let isOnItsWay = driver.isFinishing && leads(change, to: holds)
        if !isOnItsWay { driver.end(finishes: true) }
        return true
    }

    func didTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool {
        // The app is told of a swipe's selection when the swipe has finished, not when UIKit reports it at the start.
        guard !isSelecting else { return false }
        if let change, leads(change, to: holds) { lastChange?.isTold = true }
        return true
    }

    /// Whether a change shows a tab. One within More, for which an own bar has an item, is on More's stack.
    private func leads(_ change: Change, to holds: (UIViewController) -> Bool) -> Bool {
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
        let step = asked
        asked = nil
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
        guard let tabBarController, tabBarController.viewIfLoaded?.window != nil,
            step != nil || UIView.areAnimationsEnabled
        else { return nil }
        let lineup = TabLineup(of: tabBarController)
        let (start, end) = (lineup.place(of: from), lineup.place(of: to))
        guard start != end, let chosen = rule?(from, to) else { return nil }
        let goesTo = step ?? (end > start ? .next : .previous)
        let transition = session.directed(
            chosen, .forward, isMirrored: (goesTo == .next) == session.isRightToLeft)
        // If no animator were returned here, UIKit would cross-fade from iOS 18 on.
        let isAtOnce = step == nil && options.taps == .immediate
        session.willBegin()
        let isLed = step != nil || session.isControlWaiting
        session.follower =
            isAtOnce ? nil : tabBarController.tabBarOverlay?.follower(from: from, to: to, isLed: isLed)
        let driver = session.drive(
            isAtOnce ? transition.withoutMotion : transition,
            isObserved: !isAtOnce,
            onEnd: { [weak self] in self?.changeDidEnd($0) }
        )
        lastChange = Change(
            driver: driver, from: from, to: to, step: goesTo, isSwipe: step != nil, startIsUntold: startIsUntold)
        hasBegun = true
        return driver
    }

    func interactionController(for animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        animator as? TransitionDriver
    }
}
#endif
