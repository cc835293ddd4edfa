#if canImport(UIKit)
import TransitionCore
import UIKit

/// The transitions of a navigation controller: a delegate in front of the app's, and the swipe back.
///
/// The navigation controller owns the adapter, which holds no strong reference back.
@MainActor
public final class NavigationTransitionAdapter: NSObject {
    private weak var navigationController: UINavigationController?
    private let proxy = NavigationDelegateProxy()
    private let takeover: DelegateTakeover<UINavigationController, NavigationDelegateProxy>
    private let animators = NavigationAnimators()
    private var options = NavigationTransitionOptions()
    private var isWatching = false
    private var swipe: SwipeGesture?
    /// The screen that a finger swipes back from, if an action of the app replaces going back from it.
    private weak var attempted: UIViewController?
    private lazy var session = ContainerSession(.navigation, port: self)
    private lazy var windows = WindowTransitionStore(of: navigationController, session: session)
    /// Whether a state of the app says which screens are on the stack, as in SwiftUI. Then the state has changed before
    /// a push or a pop in code begins, and hears of the delegate's calls only, so that UIKit may not cancel such a change.
    /// And whoever sets the delegate does not know of this adapter.
    package var isStateDriven = false

    init(on navigationController: UINavigationController) {
        self.navigationController = navigationController
        takeover = DelegateTakeover(
            of: navigationController, at: \.delegate, by: proxy,
            words: ("navigation controller", "navigationController.navigationTransitionAdapter?.delegate")
        )
        super.init()
        proxy.owner = self
        animators.stackDidChange(navigationController.viewControllers)
    }

    /// The app's own delegate, which receives every call of the navigation controller. Held weakly.
    ///
    /// Do not set the navigation controller's `delegate` itself: that uninstalls its transitions. Set this property
    /// instead.
    public var delegate: (any UINavigationControllerDelegate)? {
        get { takeover.delegate }
        set {
            proxy.answersAnimation = answersAnimation
            takeover.delegate = newValue
        }
    }

    /// The recogniser of the swipe back, for failure requirements; nil while there is none.
    public var swipeBackGestureRecognizer: UIPanGestureRecognizer? { swipe?.recognizer }

    /// Whether a swipe back may begin at a point, in the coordinates of the navigation controller's view. nil allows it
    /// wherever no view or recogniser inside needs the finger.
    public var shouldBeginSwipe: (@MainActor (CGPoint) -> Bool)? {
        didSet { swipe?.setShouldBegin(shouldBeginSwipe) }
    }

    /// Whether a transition plays in this navigation controller, or is held by a finger. UIKit's
    /// `transitionCoordinator` does not show this for a whole-window transition, because UIKit's own change is then
    /// done at once.
    public var isPlaying: Bool { session.current != nil }

    /// Called with the progress and the outcome of each transition of this navigation controller. The adapter keeps the
    /// closure and all that it captures.
    public var onTransition: TransitionObserver? {
        get { session.observer }
        set { session.observer = newValue }
    }

    /// The app's code in the place of a finger: takes hold of what plays here, or of the next change, moves it, and lets go.
    public var control: TransitionControl { session.control }

    /// The transition that plays or is held.
    var current: (any ScrubbableTransition)? { session.current }

    /// The number of window pictures that are kept for swipes back.
    var pictureCount: Int { windows.pictureCount }

    // MARK: Installing

    package func choose(
        _ rule: @escaping UINavigationController.NavigationTransitionRule,
        options: NavigationTransitionOptions
    ) {
        animators.rule = rule
        let changesGesture = options.swipeBack != self.options.swipeBack || swipe == nil
        self.options = options
        session.releaseDecision = options.release
        session.motion = options.motion
        goInFront()
        if changesGesture { installSwipe() }
    }

    func push(_ controller: UIViewController, with animator: any TransitionAnimator) {
        guard let navigationController else { return }
        animators.willPush(controller, with: animator)
        goInFront()
        navigationController.pushViewController(controller, animated: true)
        // Only after the push: switching a recogniser off cancels a tap that waits for it, perhaps one on Back. The app
        // may have uninstalled the adapter in `viewWillAppear`.
        if swipe == nil, navigationController.navigationTransitionAdapter === self { installSwipe() }
    }

    /// Plays an animator for the next push, or none. It is forgotten when two turns of the run loop have passed.
    package func expectPush(with animator: (any TransitionAnimator)?) {
        let expected = animators.expectPush(with: animator)
        goInFront()
        MainQueue.inNextTurn {
            MainQueue.inNextTurn {
                MainQueue.inNextTurn { [weak self] in
                    self?.animators.forget(expected)
                    self?.stackHasSettled()
                }
            }
        }
    }

    /// Leaves the navigation controller as it was found. A transition that plays goes on to its end.
    func uninstall() {
        windows.end()
        removeSwipe()
        session.letGo()
        guard let navigationController else { return }
        takeover.giveBack()
        Attachment.navigationTransition.set(nil, on: navigationController)
    }

    /// Loads the view first, because navigation controllers often make themselves their own delegate in `viewDidLoad`.
    private func goInFront() {
        navigationController?.loadViewIfNeeded()
        proxy.answersAnimation = answersAnimation
        takeover.goInFront()
        watchStack()
    }

    /// A delegate that has the animator method switches the system's swipe back off (F78), so the proxy has that method
    /// only while it may have an animator to return.
    private var answersAnimation: Bool { animators.hasAny(top: navigationController?.topViewController) }

    /// Goes in front of a delegate that was set since by somebody who does not know of this adapter.
    package func adoptDelegate() {
        if isStateDriven, !takeover.isInFront { goInFront() }
    }

    /// Uninstalls the adapter if the app has set another delegate, which has precedence.
    private func detachIfReplaced() {
        guard let navigationController, navigationController.navigationTransitionAdapter === self,
            !takeover.isInFront, !isStateDriven
        else { return }
        takeover.reportReplacement()
        uninstall()
    }

    /// Called after a change of the stack: with another top screen the proxy may need the animator method, or must be
    /// without it.
    private func stackHasSettled() {
        guard takeover.isInFront else { return }
        updateAnswers()
        watchStack()
        if isStateDriven, swipe == nil, answersAnimation { installSwipe() }
    }

    private func updateAnswers() {
        guard proxy.answersAnimation != answersAnimation else { return }
        proxy.answersAnimation = answersAnimation
        takeover.setAnew()
    }

    /// While the proxy is without the animator method because of the top screen, a push from that screen has to bring it
    /// back before UIKit begins the push, which it does in the layout at the end of the turn (F111).
    private func watchStack() {
        guard !isWatching, animators.isTopOfTheSystem else { return }
        isWatching = true
        TurnWatch.begin { [weak self] in
            guard let self else { return false }
            isWatching = takeover.isInFront && animators.isTopOfTheSystem
            if isWatching { updateAnswers() }
            return isWatching
        }
    }

    // MARK: Swiping back

    private func installSwipe() {
        removeSwipe()
        guard let navigationController else { return }
        swipe = .back(
            in: navigationController, from: options.swipeBack, session: session,
            canReceive: { [weak self] in self?.canReceiveSwipe == true },
            canBegin: { [weak self] in self?.canBeginSwipe == true },
            takesPop: { [weak self] in self?.takesPop == true },
            pop: { [weak self] in self?.beginPop() == true },
            didAttempt: { [weak self] in self?.performBackAction() }
        )
        swipe?.setShouldBegin(shouldBeginSwipe)
        session.listen(on: navigationController.view)
    }

    private func removeSwipe() {
        guard let swipe else { return }
        swipe.remove()
        self.swipe = nil
        session.listen(on: nil)
        session.listenWhilePlaying(on: nil)
        // A recogniser that is removed may not report the end of its touch.
        session.release(finishes: false, velocity: 0)
    }

    /// Whether the proxy is still the delegate. A delegate that the app has set itself is noticed at the next touch.
    private var isInFront: Bool {
        adoptDelegate()
        if takeover.isInFront { return true }
        // Not now, because this touch is still being delivered to recognisers that detaching removes.
        MainQueue.inNextTurn { [weak self] in self?.detachIfReplaced() }
        return false
    }

    /// Called at every touch. Therefore the app's rule is not called here, but only when a swipe begins.
    private var canReceiveSwipe: Bool {
        guard isInFront else { return false }
        // The app may have given the top screen a transition of the system since it came.
        stackHasSettled()
        return proxy.answersAnimation && allowsSwipe
    }

    /// Whether the top screen lets a swipe back begin: where the system's own would, or wherever the app has asked for.
    private var allowsSwipe: Bool {
        options.allowsSwipeWithoutBackButton || navigationController?.hasBackButton == true
    }

    private var canBeginSwipe: Bool {
        guard isInFront, allowsSwipe, let navigationController else { return false }
        return navigationController.viewControllers.count > 1 && session.current == nil && session.request == nil
            && navigationController.transitionCoordinator == nil
    }

    /// Whether this package's swipe pops. The system's own swipe does not begin where the delegate has the animator
    /// method (F78). Therefore this swipe also leads a pop that is left to the system, unless the app's delegate would
    /// switch the system's swipe off itself.
    private var takesPop: Bool {
        guard let navigationController else { return false }
        return animators.hasPop(of: navigationController.viewControllers)
            || (proxy.answersAnimation && !proxy.appAnimates(in: navigationController))
    }

    /// Begins the pop of a swipe. A screen with a Back action of the app is not popped: the action decides.
    private func beginPop() -> Bool {
        attempted = navigationController?.hasBackAction == true ? navigationController?.topViewController : nil
        if attempted != nil { return false }
        if let navigationController { animators.stackDidChange(navigationController.viewControllers) }
        if beginWindowPop() { return true }
        return session.request { navigationController?.popViewController(animated: true) != nil }
    }

    /// Performs the app's Back action after a swipe that would have gone back, as a tap on the Back button does.
    private func performBackAction() {
        guard let attempted, attempted === navigationController?.topViewController else { return }
        self.attempted = nil
        navigationController?.performBackAction()
    }

    /// Begins a whole-window swipe over the picture of the screen below, if there is one; UIKit pops only at its end.
    private func beginWindowPop() -> Bool {
        guard let navigationController, let top = navigationController.topViewController,
            let below = navigationController.viewControllers.dropLast().last,
            let chosen = animators.choose(.pop, from: top, to: below),
            let transition = windows.swipe(
                directed(chosen, for: .pop), from: top, to: below,
                pop: { [weak navigationController, weak top] in
                    guard let navigationController, navigationController.topViewController === top else { return }
                    navigationController.popViewController(animated: false)
                })
        else { return false }
        session.listenWhilePlaying(on: transition.shield)
        return true
    }

    private func directed(
        _ animator: any TransitionAnimator, for operation: UINavigationController.Operation
    ) -> DirectedTransition {
        session.directed(animator, operation == .pop ? .backward : .forward, isMirrored: session.isRightToLeft)
    }
}

extension NavigationTransitionAdapter: ContainerPort {
    var screensView: UIView? { navigationController?.viewIfLoaded }

    var controller: UIViewController? { navigationController }

    /// UIKit must not be asked for a coordinator here: it may begin the change then.
    var isChangeRequested: Bool { navigationController?.topViewController !== animators.controllers.last }

    func currentDidChange() {}
}

extension NavigationTransitionAdapter: NavigationDelegateProxyOwner {
    func animationController(
        for operation: UINavigationController.Operation,
        from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let isSwipe = session.request != nil
        // Without an animator there is no transition that could follow the finger.
        guard !windows.isCommitting, let navigationController,
            let chosen = animators.choose(operation, from: from, to: to) ?? (isSwipe ? SystemPush() : nil)
        else {
            session.takeRequest()
            return nil
        }
        session.willBegin()
        let transition = directed(chosen, for: operation)
        // UIKit asks about a swipe only when there was no window picture for it.
        let change =
            isSwipe
            ? nil : windows.prepare(transition, from: from, to: to, isLed: session.isControlWaiting)
        let stack = StackChange(
            before: animators.controllers, after: navigationController.viewControllers, from: from, to: to,
            isPop: operation == .pop
        )
        return session.drive(
            change == nil ? transition : transition.withoutMotion,
            rules: rules(for: stack, isSwipe: isSwipe),
            isObserved: change == nil,
            onStart: { [weak self] _ in if let change { self?.windows.cover(with: change) } },
            onEnd: { [weak self, weak navigationController] driver in
                guard let self else {
                    change?.drop()
                    // It was uninstalled meanwhile.
                    if let navigationController {
                        if driver.isCancelled { stack.undo(on: navigationController) }
                        if driver.isToBeTakenBack { stack.takeBack(on: navigationController) }
                    }
                    return
                }
                if let change { windows.play(change) }
                if driver.isToBeTakenBack, let navigationController { stack.takeBack(on: navigationController) }
                if driver.isCancelled { wasCancelled(stack) }
            }
        )
    }

    /// A swipe is the system's own case: the state hears of the pop when it has finished. Any other change may have begun
    /// in the state, which hears nothing of it if UIKit cancels; a push is taken back with a pop then, while a screen
    /// that was popped would be lost to the state.
    private func rules(for change: StackChange, isSwipe: Bool) -> TransitionRules {
        var rules = TransitionRules.container
        if isStateDriven, !isSwipe { rules.turningBack = change.onlyAdds ? .finishesFirst : .isImpossible }
        return rules
    }

    /// Restores the stack after a cancelled change, which UIKit does not report to its delegate.
    private func wasCancelled(_ change: StackChange) {
        guard let navigationController else { return }
        change.undo(on: navigationController)
        if !change.isPop { animators.unpair(change.to) }
        MainQueue.inNextTurn { [weak self] in self?.stackHasSettled() }
    }

    func interactionController(for animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        animator as? TransitionDriver
    }

    func willShow(_ controller: UIViewController, animated: Bool) {
        // If the navigation controller is not on screen, UIKit may ask for an animator and then change the screens
        // without it. That driver must not stay current, because it would keep both screens alive.
        if let driver = session.current as? TransitionDriver, driver.isBuilding { driver.giveWay() }
        if !animated { session.dropUnstarted() }
        windows.willShow()
    }

    func didShow(_ controller: UIViewController) {
        guard let navigationController else { return }
        session.takeRequest()
        session.dropUnstarted()
        let controllers = navigationController.viewControllers
        windows.didShow(controllers)
        animators.didShow(controller, in: controllers)
        stackHasSettled()
    }
}
#endif
