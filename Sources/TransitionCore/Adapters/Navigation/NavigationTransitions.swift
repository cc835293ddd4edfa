#if canImport(UIKit)
import UIKit

/// What is installed on a navigation controller: its delegate in front of the app's, and the swipe back.
///
/// Owned by the navigation controller, to which it holds no strong reference.
@MainActor
public final class NavigationTransitions: NSObject {
    private weak var navigationController: UINavigationController?
    private let proxy = NavigationDelegateProxy()
    private var rule: UINavigationController.NavigationTransitionRule?
    private var options = NavigationTransitionOptions()
    private var swipe: NavigationSwipe?
    private let pairs = AnimatorPairs()
    /// The transition that UIKit runs.
    private var driver: TransitionDriver? {
        didSet { swipe?.runningDidChange() }
    }
    private let windows: WindowTransitions
    /// Set while a swipe asks for a pop that UIKit has not asked the animator of yet.
    private var isSwipeStarting = false
    /// How the finger of such a swipe was lifted, if it was.
    private var earlyRelease: (finishes: Bool, velocity: Double)?
    /// The animator of the push that is being asked for.
    private var override: (controller: Weak<UIViewController>, animator: any TransitionAnimator)?

    init(on navigationController: UINavigationController) {
        self.navigationController = navigationController
        windows = WindowTransitions(of: navigationController)
        super.init()
        windows.onChange = { [weak self] in self?.swipe?.runningDidChange() }
        proxy.owner = self
        pairs.stackDidChange(navigationController.viewControllers)
    }

    /// The app's own delegate, which hears everything that the navigation controller tells. Held weakly.
    ///
    /// Setting the navigation controller's `delegate` itself takes its transitions away; set this one instead.
    public var delegate: (any UINavigationControllerDelegate)? {
        get { proxy.forwarded }
        set {
            proxy.forwarded = newValue === proxy ? nil : newValue
            takeOver()
        }
    }

    /// The recogniser of the swipe back, for failure requirements; nil while there is none.
    public var swipeBackGestureRecognizer: UIPanGestureRecognizer? { swipe?.recognizer }

    /// Whether a swipe back may begin at a point, in the coordinates of the navigation controller's view; nil allows
    /// it wherever nothing within wants the finger.
    public var shouldBeginSwipe: (@MainActor (CGPoint) -> Bool)? {
        didSet { swipe?.shouldBegin = shouldBeginSwipe }
    }

    /// Whether a transition plays here, or is held by a finger. The coordinator that UIKit has for a transition does not
    /// say so when the whole window moves: UIKit's part is then done at once.
    public var isPlaying: Bool { playing != nil }

    /// How many pictures of windows are kept for swipes back.
    var pictureCount: Int { windows.pictureCount }

    /// Hears how each transition that plays here goes on and ends. Captured objects live as long as it.
    public var onTransition: TransitionObserver?

    // MARK: Installing

    func choose(
        _ rule: @escaping UINavigationController.NavigationTransitionRule,
        options: NavigationTransitionOptions
    ) {
        self.rule = rule
        let changesGesture = options.swipeBack != self.options.swipeBack || swipe == nil
        self.options = options
        goInFront()
        if changesGesture { installSwipe() }
    }

    func push(_ controller: UIViewController, with animator: any TransitionAnimator) {
        guard let navigationController else { return }
        override = (Weak(controller), animator)
        pairs.pair(animator, with: controller)
        goInFront()
        navigationController.pushViewController(controller, animated: true)
        // Not before: a recogniser that is switched off lets go of a tap that waited for it, maybe of one on Back.
        // The app may have uninstalled everything when the screen was about to appear.
        if swipe == nil, navigationController.navigationTransitions === self { installSwipe() }
    }

    /// Leaves the navigation controller as it was found. A transition that plays goes on to its end.
    func uninstall() {
        windows.end()
        removeSwipe()
        guard let navigationController else { return }
        if navigationController.delegate === proxy { navigationController.delegate = proxy.forwarded }
        Attachment.navigationTransition.set(nil, on: navigationController)
    }

    /// Takes the place of the app's delegate, which comes behind us. The view is loaded first, because navigation
    /// controllers like to make themselves their own delegate when it is.
    private func goInFront() {
        guard let navigationController else { return }
        navigationController.loadViewIfNeeded()
        if navigationController.delegate !== proxy { proxy.forwarded = navigationController.delegate }
        takeOver()
    }

    /// UIKit asks what a delegate implements in the setter and remembers the answer; nil in between makes it ask anew.
    private func takeOver() {
        proxy.answersAnimation = answersAnimation
        navigationController?.delegate = nil
        navigationController?.delegate = proxy
    }

    /// A delegate that could be asked is without the system's swipe back, so nobody may ask in vain.
    private var answersAnimation: Bool {
        rule != nil || override?.controller.object != nil || pairs.hasTop
            || navigationController?.topViewController.flatMap { pairs.animator(of: $0) } != nil
    }

    private func installSwipe() {
        removeSwipe()
        guard let navigationController else { return }
        swipe = NavigationSwipe(on: navigationController, place: options.swipeBack, owner: self)
        swipe?.shouldBegin = shouldBeginSwipe
        swipe?.runningDidChange()
    }

    private func removeSwipe() {
        guard let swipe else { return }
        swipe.remove()
        self.swipe = nil
        // A recogniser that is taken away may not tell that its finger is lost.
        release(finishes: false, velocity: 0)
    }

    /// The app has set another delegate: its word counts, and the controller is left as it was found.
    private func detachIfReplaced() {
        guard let navigationController, navigationController.navigationTransitions === self,
            navigationController.delegate !== proxy
        else { return }
        NSLog(
            "Repertoire: the delegate of a navigation controller was replaced, so its transition is uninstalled. "
                + "Set navigationController.navigationTransitions?.delegate instead to keep both."
        )
        uninstall()
    }

    // MARK: Swiping back

    /// Whether going back from the screen on top plays an animator of ours.
    private var ownsPop: Bool {
        guard let controllers = navigationController?.viewControllers, controllers.count > 1 else { return true }
        let (top, below) = (controllers[controllers.count - 1], controllers[controllers.count - 2])
        return pairs.animator(of: top) != nil || ruled(.pop, from: top, to: below) != nil
    }

    /// A change has come to rest: what is above all others may go back in another way than what was.
    private func stackHasSettled() {
        guard navigationController?.delegate === proxy else { return }
        if proxy.answersAnimation != answersAnimation { takeOver() }
    }

    // MARK: Choosing an animator

    private func animator(
        for operation: UINavigationController.Operation,
        from: UIViewController,
        to: UIViewController
    ) -> (any TransitionAnimator)? {
        if operation == .pop {
            // What brought the screen above the one that is returned to takes it away again.
            return pairs.animator(above: to) ?? ruled(operation, from: from, to: to)
        }
        if let override, override.controller.object === to {
            self.override = nil
            return override.animator
        }
        pairs.unpair(to)
        return ruled(operation, from: from, to: to)
    }

    private func ruled(
        _ operation: UINavigationController.Operation,
        from: UIViewController,
        to: UIViewController
    ) -> (any TransitionAnimator)? {
        (operation == .pop ? from : to).prefersOwnTransition ? nil : rule?(operation, from, to)
    }
}

extension UIViewController {
    /// Whether the screen names a transition of the system's for itself, which goes before a rule for all.
    fileprivate var prefersOwnTransition: Bool {
        if #available(iOS 18.0, *) { return preferredTransition != nil }
        return false
    }
}

extension NavigationTransitions: NavigationSwipe.Owner {
    var releaseDecision: ReleaseDecision { options.release }

    var playing: (any GrabbableTransition)? { windows.playing ?? driver }

    var wayBack: TransitionEdge { TransitionEdge.trailing.onScreen(isRightToLeft: isRightToLeft) }

    func distance(towards edge: TransitionEdge) -> Double {
        guard let size = navigationController?.viewIfLoaded?.bounds.size else { return 0 }
        return Double(edge.isHorizontal ? size.width : size.height)
    }

    private var isRightToLeft: Bool {
        navigationController?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// A delegate that the app sets itself is noticed at the next touch.
    var isInCharge: Bool {
        if navigationController?.delegate === proxy { return true }
        // Not before: this very touch is being handed out.
        MainQueue.inNextTurn { [weak self] in self?.detachIfReplaced() }
        return false
    }

    var maySwipeBack: Bool {
        guard isInCharge, let navigationController else { return false }
        return navigationController.viewControllers.count > 1 && playing == nil && !isSwipeStarting
            && navigationController.transitionCoordinator == nil
    }

    /// F78: where a delegate could be asked for an animator the system's own swipe does not begin. So for a pop that is
    /// left to the system, too, the finger is ours, unless the app's delegate would switch that swipe off itself.
    var takesPop: Bool {
        guard let navigationController else { return false }
        return ownsPop || (proxy.answersAnimation && !proxy.appAnimates(in: navigationController))
    }

    func beginPop() -> Bool {
        if let navigationController { pairs.stackDidChange(navigationController.viewControllers) }
        if beginWindowPop() { return true }
        isSwipeStarting = true
        earlyRelease = nil
        // A pop that is refused must not leave the next one waiting for a finger.
        if navigationController?.popViewController(animated: true) == nil { isSwipeStarting = false }
        return isSwipeStarting || playing != nil
    }

    /// Moves the window over the picture of the screen below, if there is one; UIKit pops only at the end.
    private func beginWindowPop() -> Bool {
        guard let navigationController, let top = navigationController.topViewController,
            let below = navigationController.viewControllers.dropLast().last,
            let chosen = animator(for: .pop, from: top, to: below),
            let transition = windows.swipe(
                leg(of: chosen, operation: .pop), from: top, to: below,
                observer: onTransition,
                pop: { [weak navigationController, weak top] in
                    guard let navigationController, navigationController.topViewController === top else { return }
                    navigationController.popViewController(animated: false)
                })
        else { return false }
        swipe?.addHold(on: transition.shield)
        return true
    }

    private func leg(
        of animator: any TransitionAnimator,
        operation: UINavigationController.Operation
    ) -> Leg {
        Leg(
            animator: options.motion.animator(for: animator),
            isWayIn: operation != .pop,
            container: .navigation,
            isMirrored: isRightToLeft
        )
    }

    func release(finishes: Bool, velocity: Double) {
        if let playing {
            playing.release(finishes: finishes, velocity: velocity)
        } else if isSwipeStarting {
            // UIKit may begin the pop in its next layout pass only.
            earlyRelease = (finishes, velocity)
        }
    }
}

extension NavigationTransitions: NavigationDelegateProxyOwner {
    func animationController(
        for operation: UINavigationController.Operation,
        from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let isSwipe = isSwipeStarting
        isSwipeStarting = false
        if windows.isCommitting { return nil }
        // Without an animator nobody would wait for the finger.
        guard let navigationController,
            let chosen = animator(for: operation, from: from, to: to) ?? (isSwipe ? SystemPush() : nil)
        else { return nil }
        let leg = leg(of: chosen, operation: operation)
        // A swipe comes here only when there is no picture for it.
        let change = isSwipe ? nil : windows.prepare(leg, from: from, to: to)
        let stack = StackChange(
            before: pairs.controllers, after: navigationController.viewControllers, from: from, to: to,
            isPop: operation == .pop
        )
        let driver = TransitionDriver(
            leg: change == nil ? leg : leg.withoutMotion,
            startsInteractively: isSwipe,
            observer: change == nil ? onTransition : nil,
            onStart: { [weak self] _ in if let change { self?.windows.cover(with: change) } },
            onEnd: { [weak self] driver in
                guard let self else {
                    change?.drop()
                    return
                }
                if self.driver === driver { self.driver = nil }
                if let change { windows.play(change, observer: onTransition) }
                if driver.isCancelled { wasCancelled(stack) }
            }
        )
        self.driver = driver
        if isSwipe, let earlyRelease {
            driver.release(finishes: earlyRelease.finishes, velocity: earlyRelease.velocity)
        }
        earlyRelease = nil
        return driver
    }

    /// Nobody tells of a change that was taken back.
    private func wasCancelled(_ change: StackChange) {
        guard let navigationController else { return }
        change.undo(on: navigationController)
        if !change.isPop { pairs.unpair(change.to) }
        MainQueue.inNextTurn { [weak self] in self?.stackHasSettled() }
    }

    func interactionController(for animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        animator as? TransitionDriver
    }

    func willShow(_ controller: UIViewController, animated: Bool) {
        // UIKit may ask for an animator and then, not being on screen itself, change the screens without it. Who waits
        // in vain must not keep them.
        if let driver, driver.isBuilding { driver.giveWay() }
        if !animated, driver?.isWaiting == true { driver = nil }
        windows.willShow()
    }

    func didShow(_ controller: UIViewController) {
        guard let navigationController else { return }
        isSwipeStarting = false
        earlyRelease = nil
        // UIKit may have asked for an animator and then changed the screens without it.
        if driver?.isWaiting == true { driver = nil }
        let controllers = navigationController.viewControllers
        windows.didShow(controllers)
        pairs.stackDidChange(controllers)
        // UIKit asks for no animator while it is not on screen, and only for the screen on top ever.
        if let pushed = override?.controller.object, pushed === controller || pushed !== controllers.last {
            override = nil
        }
        stackHasSettled()
    }
}
#endif
