#if canImport(UIKit)
import UIKit

/// What is installed on a tab bar controller: its delegate in front of the app's, and the swipes.
///
/// One change plays at a time. A tap that comes meanwhile brings it to its end at once, and then selects; a tap while
/// a finger holds the change is refused. A selection in code takes the place of whatever plays or is held.
///
/// Tabs in More are tapped and listed as ever; fingers swipe between the tabs on the bar only. With the `tabs` of
/// iOS 18 the delegate is asked and told by their names, or by those of controllers if it has no others. Which way the
/// device may be held is asked of the app's delegate as without us, and UIKit itself asks the selected tab about the
/// status bar.
///
/// Owned by the tab bar controller, to which it holds no strong reference.
@MainActor
public final class TabTransitionAdapter: NSObject {
    private weak var tabBarController: UITabBarController?
    private let proxy = TabBarDelegateProxy()
    private let takeover: DelegateTakeover<UITabBarController, TabBarDelegateProxy>
    private var rule: UITabBarController.TabTransitionRule?
    private var options = TabTransitionOptions()
    private var swipe: TabSwipe?
    private lazy var session = ContainerSession(.tab, port: self)

    /// What is to be known of the change that plays or is held.
    private struct Change {
        weak var driver: TransitionDriver?
        weak var from: UIViewController?
        weak var to: UIViewController?
        let step: TabStep
        let isSwipe: Bool
        /// Whether a swipe had brought the tab that it starts from, and the app's delegate was not told of that.
        let startIsUntold: Bool
        /// Whether the app's delegate was told that the tab was selected.
        var isTold = false

        /// What a change would find that takes this one's place: its tab is selected, and who knows of it.
        var leavesUntold: Bool { isSwipe && !isTold }
    }
    private var lastChange: Change?
    /// The step that a swipe asks UIKit for just now.
    private var asked: TabStep?
    /// Whether a swipe selects a tab just now.
    private var isSelecting = false
    /// Whether UIKit has taken our animator for the change that a swipe asked for last.
    private var hasBegun = false
    /// What the app's delegate said during this drag, so that it is asked about each tab once.
    private var answers: [(tab: Weak<UIViewController>, isAllowed: Bool)] = []

    init(on tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
        takeover = DelegateTakeover(
            of: tabBarController, at: \.delegate, by: proxy,
            words: ("tab bar controller", "tabBarController.tabTransitionAdapter?.delegate")
        )
        super.init()
        // A subclass that is its own delegate says so when its view is loaded, and must not replace us then.
        tabBarController.loadViewIfNeeded()
        proxy.owner = self
        proxy.container = tabBarController
        takeover.goInFront()
    }

    deinit {
        // Nobody leads a change any more whose tab bar controller is gone; it would keep its screens for ever.
        guard let driver = lastChange?.driver else { return }
        MainQueue.inNextTurn {
            if driver.isHeld { driver.end(finishes: false) }
        }
    }

    /// The app's own delegate, which hears everything that the tab bar controller tells. Held weakly.
    ///
    /// It is asked `shouldSelect` about swipes as about taps, once for each tab that a drag comes to, and hears
    /// `didSelect` when a swipe has come to its end. When a tap's change is grabbed and turned back, it hears
    /// `didSelect` for the tab that stays.
    ///
    /// Setting the tab bar controller's `delegate` itself takes its transitions away; set this one instead.
    public var delegate: (any UITabBarControllerDelegate)? {
        get { takeover.delegate }
        set { takeover.delegate = newValue }
    }

    /// The recognisers of the swipes, for failure requirements: one, or with swipes from the edges four, two of them for
    /// fingers and two for trackpads; none without swipes.
    public var swipeGestureRecognizers: [UIPanGestureRecognizer] { swipe?.recognizers ?? [] }

    /// Whether fingers may swipe between tabs, and take hold of a change that plays. Setting it to false under a finger
    /// takes the swipe back.
    public var isSwipeEnabled = true {
        didSet { swipe?.isEnabled = isSwipeEnabled }
    }

    /// Whether a swipe may begin at a point, in the coordinates of the tab bar controller's view; nil allows it
    /// wherever nothing within wants the finger. On the bar none begins.
    public var shouldBeginSwipe: (@MainActor (CGPoint) -> Bool)?

    /// Whether a swipe may go from one tab to another; nil allows all. A tab that it may not go to is not skipped.
    public var shouldSwipe: (@MainActor (_ from: UIViewController, _ to: UIViewController) -> Bool)?

    /// Hears how each transition that plays here goes on and ends. Captured objects live as long as it.
    public var onTransition: TransitionObserver? {
        get { session.observer }
        set { session.observer = newValue }
    }

    // MARK: Installing

    func choose(_ rule: @escaping UITabBarController.TabTransitionRule, options: TabTransitionOptions) {
        self.rule = rule
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
        currentDriver?.stop()
        guard let tabBarController else { return }
        takeover.giveBack()
        Attachment.tabTransition.set(nil, on: tabBarController)
    }

    private func installSwipe() {
        swipe?.remove()
        guard let tabBarController else { return }
        let swipe = TabSwipe(on: tabBarController.view, options: options, session: session, owner: self)
        swipe.isEnabled = isSwipeEnabled
        self.swipe = swipe
    }

    /// The app has set another delegate: its word counts, and the controller is left as it was found.
    private func detachIfReplaced() -> Bool {
        guard let tabBarController, !takeover.isInFront else { return false }
        // A swipe asks for both neighbours, and is to be told once.
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
        if let tabBarController {
            let stays = driver.isCancelled ? change.from : change.to
            let goes = driver.isCancelled ? change.to : change.from
            // A tap on the tab that a swipe was bringing has told of it already.
            let isNews = driver.isCancelled ? change.isTold || change.startIsUntold : change.leavesUntold
            if isNews, let stays, tabBarController.selectedViewController === stays {
                proxy.tellSelected(stays, previous: goes, in: tabBarController)
            }
        }
        swipe?.changeIsOver(isAtRest: isAtRest)
    }

    private func isAllowed(_ tab: UIViewController, in tabBarController: UITabBarController) -> Bool {
        if let known = answers.first(where: { $0.tab.object === tab }) { return known.isAllowed }
        let isAllowed = proxy.asksToSelect(tab, in: tabBarController)
        answers.append((Weak(tab), isAllowed))
        return isAllowed
    }
}

extension TabTransitionAdapter: ContainerPort {
    var screensView: UIView? { tabBarController?.viewIfLoaded }

    func currentDidChange() { swipe?.update() }
}

extension TabTransitionAdapter: TabSwipe.Owner {
    var currentDriver: TransitionDriver? { session.current as? TransitionDriver }

    var currentStep: TabStep { change?.step ?? .next }

    var isAtRest: Bool { tabBarController?.transitionCoordinator == nil }

    func willDrag() {
        answers = []
    }

    func canBegin(at point: CGPoint) -> Bool {
        guard let tabBarController, let view = tabBarController.viewIfLoaded else { return false }
        let bar = tabBarController.tabBar
        let isOnBar = !bar.isHidden && bar.window != nil && bar.bounds.contains(bar.convert(point, from: view))
        return !isOnBar && isBesideBars(point, of: view) && shouldBeginSwipe?(point) != false
    }

    /// The bar may float at the top (iPadOS 18), or be a sidebar, or have something lying on it (iOS 26): what they are
    /// nobody tells, but they take of the selected screen's safe area what the container itself does not.
    private func isBesideBars(_ point: CGPoint, of view: UIView) -> Bool {
        guard let selected = tabBarController?.selectedViewController, let content = selected.viewIfLoaded else {
            return true
        }
        let (all, own) = (view.safeAreaInsets, selected.additionalSafeAreaInsets)
        func taken(_ side: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
            let inset = content.safeAreaInsets[keyPath: side] - own[keyPath: side]
            // Half a point is less than any bar has.
            return inset > all[keyPath: side] + 0.5 ? inset : 0
        }
        let bars = UIEdgeInsets(
            top: taken(\.top), left: taken(\.left), bottom: taken(\.bottom), right: taken(\.right)
        )
        return content.bounds.inset(by: bars).contains(content.convert(point, from: view))
    }

    func canBegin(_ step: TabStep) -> Bool {
        if isAtRest, session.current?.isWaiting == true {
            session.dropUnstarted()
            lastChange = nil
        }
        guard session.current == nil, !detachIfReplaced(), let tabBarController,
            // Neither the tabs nor what is in the selected one may be moving.
            let selected = tabBarController.selectedViewController, selected.transitionCoordinator == nil
        else { return false }
        return target(of: step, in: tabBarController) != nil
    }

    func canPass(_ end: TabLine.End) -> Bool {
        guard let change, let tabBarController else { return false }
        guard let tab = end == .start ? change.from : change.to else { return false }
        return target(of: end == .start ? change.step.opposite : change.step, from: tab, in: tabBarController) != nil
    }

    func begin(_ step: TabStep) -> Bool {
        let asking = swipe
        guard let tabBarController, let selected = tabBarController.selectedViewController,
            let (lineup, place) = target(of: step, in: tabBarController),
            let tab = lineup.controller(at: place), isAllowed(tab, in: tabBarController),
            // The app may have selected another tab when it was asked, or taken the swipe away.
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
        // A change that did not come must not leave the next one waiting for a finger.
        asked = nil
        // UIKit has changed the tab without an animator of ours, and nobody will tell of its end.
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

    /// The tab that a swipe leads to, if there is one, it may go there, and an animator plays it.
    private func target(
        of step: TabStep, from start: UIViewController? = nil, in tabBarController: UITabBarController
    ) -> (lineup: TabLineup, place: Int)? {
        let lineup = TabLineup(of: tabBarController)
        guard let from = start ?? tabBarController.selectedViewController,
            let place = lineup.neighbour(of: lineup.place(of: from), step: step, wraps: options.wraps),
            let to = lineup.controller(at: place), shouldSwipe?(from, to) != false, rule?(from, to) != nil
        else { return nil }
        return (lineup, place)
    }
}

extension TabTransitionAdapter: TabBarDelegateProxyOwner {
    func canTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool {
        guard let change, let driver = change.driver else { return true }
        if driver.isHeld { return false }
        // A second tap on the tab that is on its way lets it come.
        let isOnItsWay = driver.isFinishing && change.to.map(holds) == true
        if !isOnItsWay { driver.end(finishes: true) }
        return true
    }

    func didTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool {
        // A swipe's end is told when it has come; UIKit may tell of its beginning.
        guard !isSelecting else { return false }
        if change?.to.map(holds) == true { lastChange?.isTold = true }
        return true
    }

    func animationController(from: UIViewController, to: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        let step = asked
        asked = nil
        // A finger leads no longer when the app selects a tab meanwhile.
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
        // Without an animator of ours UIKit has one of its own from iOS 18 on.
        let isAtOnce = step == nil && options.taps == .immediate
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
