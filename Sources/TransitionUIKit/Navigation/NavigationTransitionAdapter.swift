#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The transitions of a navigation controller: a delegate in front of the app's, and the swipe back.
///
/// The navigation controller owns the adapter; the adapter references it weakly.
@MainActor
final class NavigationTransitionAdapter: NSObject {
    private weak var navigationController: UINavigationController?
    private let proxy = NavigationDelegateProxy()
    private let takeover: DelegateTakeover<UINavigationController, NavigationDelegateProxy>
    private let animators = NavigationAnimators()
    /// The animator that the app has installed; nil if a rule returns the animator of each change.
    private(set) var installedAnimator: (any TransitionAnimator)?
    private var options = NavigationTransitionOptions()
    private var isWatching = false
    private var swipe: SwipeGesture?
    private lazy var grabs = GrabGestures(of: session)
    /// The screen that a finger swipes back from, if the app's own action replaces its pop.
    private weak var attempted: UIViewController?
    private let settings: ContainerSettings
    private(set) lazy var session = ContainerSession(.navigation, port: self, settings: settings)
    private lazy var windows = WindowTransitionStore(of: navigationController, session: session)

    init(on navigationController: UINavigationController) {
        self.navigationController = navigationController
        settings = .of(navigationController, .navigation)
        takeover = DelegateTakeover(
            of: navigationController, by: proxy, get: { $0.delegate }, seen: { $0.delegate }, set: { $0.delegate = $1 },
            words: ("navigation controller", "navigationController.transitions.delegate")
        )
        super.init()
        proxy.owner = self
        animators.stackDidChange(navigationController.viewControllers)
        settings.session = session
    }

    /// The app's own delegate.
    var delegate: (any UINavigationControllerDelegate)? {
        get { takeover.delegate }
        set {
            proxy.answersAnimation = answersAnimation
            takeover.delegate = newValue
        }
    }

    /// The transition that plays or is held.
    var current: (any ScrubbableTransition)? { session.current }

    /// The number of window pictures kept for swipes back.
    var pictureCount: Int { windows.pictureCount }

    // MARK: Installation

    func choose(_ animator: any TransitionAnimator, options: NavigationTransitionOptions) {
        choose({ _, _, _ in animator }, fixed: animator, options: options)
        installedAnimator = animator
    }

    /// Sets the rule, and the animator that it returns for all changes, if it names a transition of UIKit.
    func choose(
        _ rule: @escaping UINavigationController.NavigationTransitionRule,
        fixed: (any TransitionAnimator)? = nil,
        options: NavigationTransitionOptions
    ) {
        installedAnimator = nil
        animators.motion = options.motion
        animators.choose(rule, fixed: fixed?.systemTransition == nil ? nil : fixed)
        let changesGesture = options.swipe != self.options.swipe || swipe == nil
        self.options = options
        session.releaseRule = options.release
        session.motion = options.motion
        prepare()
        goInFront()
        if changesGesture { installSwipe() }
    }

    func push(_ controller: UIViewController, with animator: any TransitionAnimator) {
        guard let navigationController else { return }
        animators.willPush(controller, with: animator)
        goInFront()
        navigationController.pushViewController(controller, animated: true)
        listen()
    }

    /// Makes a change with an animator, if UIKit animates it.
    func change<Result>(
        _ operations: [UINavigationController.Operation], with animator: any TransitionAnimator, _ change: () -> Result
    ) -> Result {
        expect(operations, with: animator)
        let result = change()
        listen()
        return result
    }

    /// Installs the gestures, so that a finger can hold a change that code has begun. This happens after the change has
    /// begun, because disabling a recogniser cancels a tap that waits for it, such as a tap on Back. The app may have
    /// uninstalled the adapter in `viewWillAppear`.
    private func listen() {
        if swipe == nil, navigationController?.navigationTransitionAdapter === self { installSwipe() }
    }

    /// Sets the animator of the next change with one of these operations; nil leaves that change to the system. The
    /// setting expires after two turns of the run loop.
    func expect(_ operations: [UINavigationController.Operation], with animator: (any TransitionAnimator)?) {
        let expected = animators.expect(operations, with: animator)
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

    /// Restores the navigation controller's previous state. A transition that plays continues to its end.
    func uninstall() {
        windows.end()
        removeSwipe()
        session.leave()
        animators.takeBack()
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

    /// The system's swipe back does not begin if the delegate has the animator method (F78). The proxy therefore has
    /// that method only while it may return an animator. The change that a finger has requested needs one to be
    /// cancelled.
    private var answersAnimation: Bool {
        (Transitions.isEnabled || session.request != nil)
            && animators.hasAny(top: navigationController?.topViewController)
    }

    /// Makes the proxy the delegate again, in front of a delegate that the owner of the app's state, such as SwiftUI,
    /// has set.
    func adoptDelegate() {
        if session.rules.isStateDriven, !takeover.isInFront { goInFront() }
    }

    /// Uninstalls the adapter if the app has set another delegate.
    private func detachIfReplaced() {
        guard let navigationController, navigationController.navigationTransitionAdapter === self,
            !takeover.isInFront, !session.rules.isStateDriven
        else { return }
        takeover.reportReplacement()
        uninstall()
    }

    /// Called after a change of the stack, because the top screen determines whether the proxy needs the animator
    /// method.
    private func stackHasSettled() {
        guard takeover.isInFront else { return }
        prepare()
        updateAnswers()
        watchStack()
        if session.rules.isStateDriven, swipe == nil, answersAnimation { installSwipe() }
    }

    private func prepare() {
        if let navigationController { animators.prepare(navigationController.viewControllers) }
    }

    private func updateAnswers() {
        guard proxy.answersAnimation != answersAnimation else { return }
        proxy.answersAnimation = answersAnimation
        takeover.setAnew()
    }

    /// If the top screen makes the proxy hide the animator method, a push from that screen needs the method again
    /// before UIKit begins the push. UIKit begins it in the layout at the end of the turn (F111), so the proxy is
    /// updated before that layout.
    private func watchStack() {
        guard !isWatching, animators.isToBeWatched, let view = navigationController?.viewIfLoaded else { return }
        isWatching = true
        TurnWatch.begin(of: view) { [weak self] in
            guard let self else { return false }
            isWatching = takeover.isInFront && animators.isToBeWatched
            if isWatching {
                prepare()
                updateAnswers()
            }
            return isWatching
        }
    }

    // MARK: Swipe back

    private func installSwipe() {
        removeSwipe()
        guard let navigationController else { return }
        swipe = .back(
            in: navigationController, from: options.swipe, session: session,
            canReceive: { [weak self] in self?.canReceiveSwipe == true },
            canBegin: { [weak self] in self?.canBeginSwipe == true },
            takesPop: { [weak self] in self?.takesPop == true },
            pop: { [weak self] in self?.beginPop() == true },
            didAttempt: { [weak self] in self?.performBackAction() }
        )
        swipe?.follow(settings)
        grabs.listen(on: navigationController.view)
    }

    private func removeSwipe() {
        guard let swipe else { return }
        swipe.remove()
        self.swipe = nil
        grabs.listen(on: nil)
        grabs.listenWhilePlaying(on: nil)
    }

    /// Whether the proxy is still the delegate. If the app has set another delegate, the next touch detects it.
    private var isInFront: Bool {
        adoptDelegate()
        if takeover.isInFront { return true }
        // In a later turn, because this touch is still being delivered to recognisers that detaching removes.
        MainQueue.inNextTurn { [weak self] in self?.detachIfReplaced() }
        return false
    }

    /// Called at every touch. The app's rule is called only when a swipe begins.
    private var canReceiveSwipe: Bool {
        guard isInFront else { return false }
        // The app may have set the top screen's system transition after the push.
        stackHasSettled()
        return proxy.answersAnimation && allowsSwipe && hasScreenBelow
    }

    private var hasScreenBelow: Bool { (navigationController?.viewControllers.count ?? 0) > 1 }

    /// Whether the top screen allows a swipe back: it has a Back button, as the system's swipe requires, or the options
    /// require none.
    private var allowsSwipe: Bool {
        options.allowsSwipeWithoutBackButton || navigationController?.hasBackButton == true
    }

    private var canBeginSwipe: Bool {
        isInFront && allowsSwipe && hasScreenBelow && session.current == nil && session.request == nil
            && session.isAtRest
    }

    /// Whether this package's swipe drives the pop. While the proxy has the animator method, the system's swipe does
    /// not begin (F78). This swipe therefore also drives pops that the rule leaves to the system, unless the animator
    /// method of the app's delegate would disable the system's swipe anyway.
    private var takesPop: Bool {
        guard let navigationController else { return false }
        return animators.hasPop(of: navigationController.viewControllers)
            || (proxy.answersAnimation && !proxy.appAnimates(in: navigationController))
    }

    /// Begins the pop of a swipe. If the screen has the app's own Back action, the swipe will perform this action
    /// instead.
    private func beginPop() -> Bool {
        attempted = navigationController?.hasBackAction == true ? navigationController?.topViewController : nil
        if attempted != nil { return false }
        if let navigationController { animators.stackDidChange(navigationController.viewControllers) }
        if beginWindowPop() { return true }
        return session.request { navigationController?.popViewController(animated: true) != nil }
    }

    /// Performs the app's Back action, as a tap on the Back button does. Called after a swipe that was long enough to
    /// go back.
    private func performBackAction() {
        guard let attempted, attempted === navigationController?.topViewController else { return }
        self.attempted = nil
        navigationController?.performBackAction()
    }

    /// Begins a whole-window swipe over the picture of the screen below, if there is a picture. UIKit pops only when
    /// the swipe has finished.
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
        grabs.listenWhilePlaying(on: transition.shield)
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

    /// Does not ask UIKit for a coordinator, because UIKit might begin the change.
    var isChangeRequested: Bool { navigationController?.topViewController !== animators.controllers.last }

    var installedOptions: Any { options }

    var swipeGestureRecognizers: [UIPanGestureRecognizer] { swipe?.recognizers ?? [] }

    func currentDidChange() { grabs.update() }

    func settingsDidChange() {
        swipe?.follow(settings)
        grabs.update()
    }

    func switchDidChange() {
        Transitions.isEnabled ? animators.renew() : animators.takeBack()
        stackHasSettled()
    }
}

extension NavigationTransitionAdapter: NavigationDelegateProxyOwner {
    func animationController(
        for operation: UINavigationController.Operation,
        from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let isSwipe = session.request != nil
        // Without an animator no transition could follow the finger. While all is switched off, the end of a change may
        // begin another one before the proxy has lost its method.
        guard !windows.isCommitting, Transitions.isEnabled || isSwipe, let navigationController,
            let chosen = animators.choose(operation, from: from, to: to)
                ?? (isSwipe ? CatalogueAnimator.systemPush : nil),
            isSwipe || !animators.asksUIKit(for: chosen, operation, from: from, to: to)
        else {
            session.takeRequest()
            return nil
        }
        session.willBegin()
        let transition = directed(chosen, for: operation)
        // UIKit requests an animator for a swipe only if there was no window picture for it.
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
                    // The adapter may have been uninstalled in between.
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

    /// Returns the rules for a change. If the app's state decides the screens, as in SwiftUI, UIKit reports the pop of
    /// a swipe to the state when the swipe has finished. The state may have begun any other change, and UIKit does not
    /// report its cancellation. A reversed push is therefore completed and then popped. A pop cannot be reversed,
    /// because the state has already removed the popped screen.
    private func rules(for change: StackChange, isSwipe: Bool) -> TransitionRules {
        var rules = session.rules
        if rules.isStateDriven, !isSwipe { rules.turningBack = change.onlyAdds ? .finishesFirst : .isImpossible }
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
        // If the navigation controller is off screen, UIKit may request an animator and then change the screens without
        // it. The driver made for this request must not stay current, because it would keep both screens alive.
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
