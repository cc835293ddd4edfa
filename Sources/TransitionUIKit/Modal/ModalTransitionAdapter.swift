#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The modal transition of a controller: its transitioning delegate and the swipe that dismisses it.
///
/// The controller owns the adapter; the adapter references it weakly.
@MainActor
final class ModalTransitionAdapter {
    private(set) weak var controller: UIViewController?
    private var animator: any TransitionAnimator
    private var options: ModalTransitionOptions
    private var found: Found
    private lazy var delegate = ModalTransitioningDelegate(owner: self)
    private let settings: ContainerSettings
    private(set) lazy var session = ContainerSession(.modal, port: self, settings: settings)
    private var swipe: SwipeGesture?
    private lazy var grabs = GrabGestures(of: session)
    private let escape = ModalEscape()
    /// The presentation controller of a screen that leaves its presenter visible. UIKit owns it.
    private weak var presentation: ModalPresentationController?
    /// What UIKit was asked for instead of playing the animator.
    private var request: SystemRequest?
    /// The transition of UIKit that draws the presentation and the dismissal. A screen leaves as it came.
    private var drawn: SystemTransition?
    /// Whether UIKit draws the presentation and the dismissal.
    var isDrawnByUIKit: Bool { drawn != nil }

    /// The controller's previous settings, which ``uninstall()`` restores.
    private struct Found {
        var style: UIModalPresentationStyle
        weak var delegate: (any UIViewControllerTransitioningDelegate)?
        var capturesStatusBar: Bool

        @MainActor
        init(of controller: UIViewController) {
            style = controller.modalPresentationStyle
            delegate = controller.transitioningDelegate
            capturesStatusBar = controller.capturesStatusBar
        }
    }

    init(on controller: UIViewController, animator: any TransitionAnimator, options: ModalTransitionOptions) {
        self.controller = controller
        self.animator = animator
        self.options = options
        settings = .of(controller, .modal)
        found = Found(of: controller)
        settings.session = session
        session.didReleaseEarly = { [weak self] in self?.giveUp($0) }
    }

    /// The app's own transitioning delegate, which is restored when the transition is uninstalled.
    var appDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { found.delegate }
        set {
            found.delegate = newValue
            if isDrawnByUIKit, !isInFront { controller?.transitioningDelegate = newValue }
        }
    }

    /// The transition that plays or is held.
    var current: (any ScrubbableTransition)? { session.current }

    // MARK: Installation

    func choose(_ animator: any TransitionAnimator, options: ModalTransitionOptions) {
        let changesGesture = swipe == nil || options.swipe != self.options.swipe
        self.animator = animator
        self.options = options
        session.edge = options.edge
        session.releaseRule = options.release
        session.motion = options.motion
        guard let controller else { return }
        // The presentation style of a presented screen cannot change.
        let isPresented = controller.presentingViewController != nil
        // While UIKit draws, the app may have changed what it had set.
        if isDrawnByUIKit, !isInFront { found = Found(of: controller) }
        if !isPresented { askUIKit() }
        if let drawn, drawn != .partialCurl, drawn == session.motion.system(animator) {
            // With another delegate, UIKit's sheet has no gestures.
            giveBack(to: controller)
        } else {
            controller.transitioningDelegate = delegate
        }
        if isDrawnByUIKit {
            escape.stop()
            return removeSwipe()
        }
        presentation?.choose(animator, options: options)
        if !isPresented {
            let isMadeForIt = animator.info.containers.contains(.modal)
            let staysInSight = options.extent != .full || (isMadeForIt && animator.keepsPresenter)
            controller.modalPresentationStyle = staysInSight ? .custom : .fullScreen
            let isAsked = options.extent == .full ? staysInSight : options.capturesStatusBar
            controller.capturesStatusBar = isAsked || found.capturesStatusBar
        }
        // An unchanged recogniser stays, because a finger may be using it.
        if changesGesture { removeSwipe() }
        if controller.isViewLoaded {
            installSwipe()
        } else {
            // UIKit asks nothing about a full-screen presentation without animation.
            MainQueue.inNextTurn { [weak self] in self?.installSwipeIfPresented() }
        }
        listenForEscape()
    }

    /// Restores the controller's previous state. A transition that plays continues to its end. A transition under a
    /// finger is cancelled, because the recogniser of the finger is removed.
    func uninstall() {
        removeSwipe()
        escape.stop()
        session.leave()
        grabs.listenWhilePlaying(on: nil)
        takeBack()
        guard let controller else { return }
        giveBack(to: controller)
        Attachment.modalTransition.set(nil, on: controller)
    }

    /// Whether UIKit asks this package about the screen.
    private var isInFront: Bool { controller?.transitioningDelegate === delegate }

    private func giveBack(to controller: UIViewController) {
        guard isInFront else { return }
        controller.transitioningDelegate = found.delegate
        controller.modalPresentationStyle = found.style
        controller.capturesStatusBar = found.capturesStatusBar
    }

    private func installSwipeIfPresented() {
        guard let controller, controller.modalTransitionAdapter === self, controller.presentingViewController != nil
        else { return }
        installSwipe()
    }

    private func installSwipe() {
        guard swipe == nil, !isDrawnByUIKit, let view = controller?.view else { return }
        swipe = .dismiss(
            on: view, from: options.swipe, session: session,
            canReceive: { [weak self] in self?.isOnTop == true },
            canBegin: { [weak self] in self?.canBeginSwipe == true },
            dismiss: { [weak self] in self?.beginDismissal() == true },
            didAttempt: { [weak self] in
                self?.controller?.presentationController?.userDidAttemptToDismiss()
            }
        )
        swipe?.follow(settings)
    }

    // MARK: UIKit

    /// Asks UIKit for the transition that the animator names.
    ///
    /// - Parameter presenter: The presenter, as soon as UIKit has named it. UIKit raises an exception if a partial curl is
    ///   requested for other screens than full ones.
    private func askUIKit(on presenter: UIViewController? = nil) {
        let mayCurl = found.style == .fullScreen && presenter?.isFullScreen == true && session.request == nil
        let wanted = session.motion.system(animator).flatMap {
            SystemRequest.isServed($0, in: .modal) && ($0 != .partialCurl || mayCurl) ? $0 : nil
        }
        if wanted != drawn { takeBack() }
        drawn = wanted
        renew()
    }

    private func renew() {
        guard request == nil, Transitions.isEnabled, let controller, let drawn else { return }
        request = SystemRequest(drawn, on: controller, in: .modal)
        // UIKit has read it by then. The app's next presentation of the screen may be one without full screens.
        if drawn == .partialCurl { MainQueue.after(Self.longestWait) { [weak self] in self?.takeBack() } }
    }

    private func takeBack() {
        request?.takeBack()
        request = nil
    }

    /// Handles VoiceOver's scrub if the screen is presented.
    private func listenForEscape() {
        guard let controller, controller.presentingViewController != nil else { return }
        listenForEscape(on: controller.presentationController?.containerView)
    }

    /// Handles VoiceOver's scrub for a full-screen presentation. In other presentations, the view around the presented
    /// screen handles it.
    private func listenForEscape(on container: UIView?) {
        guard let container, let controller, controller.modalPresentationStyle == .fullScreen, !isDrawnByUIKit
        else { return }
        escape.listen(on: container, for: controller)
    }

    private func removeSwipe() {
        let removed = swipe
        swipe = nil
        removed?.remove()
    }

    // MARK: Fingers

    private var canBeginSwipe: Bool {
        isOnTop && session.current?.isWaiting != false && session.request == nil && session.isAtRest
    }

    /// Whether the screen is presented and presents none.
    private var isOnTop: Bool {
        controller.map { $0.presentingViewController != nil && $0.presentedViewController == nil } ?? false
    }

    private func beginDismissal() -> Bool {
        // Without a usable duration, the dismissal may be over when UIKit returns.
        session.request { controller?.presentationController?.dismissByUser() == true }
    }

    /// Returns the session, edge and distance of a swipe that presents the screen, towards an edge in a window of this
    /// size.
    func aim(towards edge: ScreenEdge, in bounds: CGRect) -> (
        session: ContainerSession, edge: ScreenEdge, distance: Double
    ) {
        let around = ModalTransitionOptions.Surroundings(
            bounds: bounds, preferredSize: controller?.preferredContentSize ?? .zero,
            isRightToLeft: session.isRightToLeft)
        let size = options.frame(in: around).size
        return (session, edge, Double(edge.isHorizontal ? size.width : size.height))
    }

    /// Requests the presentation from UIKit under a finger.
    ///
    /// - Returns: Whether UIKit will begin it.
    func beginPresentation(on presenter: UIViewController) -> Bool {
        guard let controller, controller.presentingViewController == nil, session.request == nil else { return false }
        return session.request {
            presenter.present(controller, animated: true)
            return controller.presentingViewController != nil
        }
    }

    /// Drops a request if its finger was lifted and UIKit has not begun the change half a second later. UIKit begins a
    /// change at the latest after a commit of Core Animation (F4). The next change must not be mistaken for the
    /// requested one.
    private func giveUp(_ request: SwipeRequest) {
        MainQueue.after(Self.longestWait) { [weak self, weak request] in
            guard let session = self?.session, session.request === request else { return }
            session.takeRequest()
        }
    }

    /// The longest time that UIKit may take to begin a requested change, in seconds: many times longer than it needs.
    private static let longestWait = 0.5
}

extension ModalTransitionAdapter: ContainerPort {
    var screensView: UIView? { controller?.viewIfLoaded }

    func distance(towards edge: ScreenEdge) -> Double {
        length(towards: edge) + (edge.isHorizontal ? 0 : presentation?.rise ?? 0)
    }

    /// UIKit requests the animator immediately.
    var isChangeRequested: Bool { false }

    var installedAnimator: (any TransitionAnimator)? { animator }

    var installedOptions: Any { options }

    var swipeGestureRecognizers: [UIPanGestureRecognizer] { swipe?.recognizers ?? [] }

    func currentDidChange() { grabs.update() }

    func settingsDidChange() {
        swipe?.follow(settings)
        grabs.update()
    }

    func switchDidChange() {
        if isDrawnByUIKit {
            guard Transitions.isEnabled else { return takeBack() }
            // A partial curl is requested when UIKit asks for the animator.
            return drawn == .partialCurl ? () : renew()
        }
        if Transitions.isEnabled { listenForEscape() }
    }
}

extension ModalTransitionAdapter: ModalTransitioningDelegate.Owner {
    func driver(
        for controller: UIViewController, _ direction: TransitionDirection, on presenter: UIViewController
    ) -> TransitionDriver? {
        guard controller === self.controller else { return nil }
        controller.loadViewIfNeeded()
        if direction == .forward { askUIKit(on: presenter) }
        if isDrawnByUIKit {
            removeSwipe()
            renew()
            return nil
        }
        installSwipe()
        // The change of a finger needs an animator to be cancelled.
        guard Transitions.isEnabled || session.request != nil else { return nil }
        session.willBegin(in: presenter.viewIfLoaded?.window)
        let rules = direction == .forward ? TransitionRules.presentation : .dismissal
        return session.drive(
            session.directed(animator, direction, isMirrored: session.isRightToLeft),
            rules: rules,
            onStart: { [weak self] context in
                Self.endWindowTransitions(in: context, chrome: rules.chrome(context))
                // The adapter may have been uninstalled since UIKit requested the animator.
                guard let self, self.controller?.modalTransitionAdapter === self else { return }
                grabs.listenWhilePlaying(on: context.containerView)
                if direction == .forward { listenForEscape(on: context.containerView) }
            },
            onEnd: { _ in }
        )
    }

    /// Ends window transitions that move a layer of this transition. A transition can restore the values of a layer
    /// only if the layer was at rest when the transition started.
    private static func endWindowTransitions(
        in context: any UIViewControllerContextTransitioning, chrome: (any PresentationChrome)?
    ) {
        let views = [
            context.view(forKey: .from), context.view(forKey: .to), chrome?.posedPresenterView, context.containerView,
        ]
        for view in views { view.flatMap { WindowClaim.transition(on: $0.layer) }?.stop() }
    }

    func presentationController(
        for controller: UIViewController, on presenter: UIViewController?
    ) -> UIPresentationController? {
        guard controller === self.controller else { return nil }
        let new = ModalPresentationController(
            presenting: controller, on: presenter, animator: animator, options: options)
        new.onResize = { [weak self] in (self?.session.current as? TransitionDriver)?.end(finishes: false) }
        presentation = new
        return new
    }
}
#endif
