#if canImport(UIKit)
import UIKit

/// What is installed on a controller that is presented: its transitioning delegate, and the swipe that
/// dismisses it.
///
/// Owned by the controller, to which it holds no strong reference.
@MainActor
public final class ModalTransitions {
    private weak var controller: UIViewController?
    private var animator: any TransitionAnimator
    private var options: ModalTransitionOptions
    private let found: Found
    private lazy var delegate = ModalTransitioningDelegate(owner: self)
    private var dismissSwipe: DismissSwipe?
    private var hold: HoldSwipe?
    /// A swipe has asked UIKit for the transition and waits for it to begin.
    private var pending: PendingSwipe?
    private(set) var running: TransitionDriver?
    /// Where the presenter stays in sight: what presents the controller, as UIKit keeps it.
    private weak var presentation: ModalPresentationController?

    /// What the controller had before.
    private struct Found {
        var style: UIModalPresentationStyle
        weak var delegate: (any UIViewControllerTransitioningDelegate)?
        var capturesStatusBar: Bool
    }

    init(on controller: UIViewController, animator: any TransitionAnimator, options: ModalTransitionOptions) {
        self.controller = controller
        self.animator = animator
        self.options = options
        found = Found(
            style: controller.modalPresentationStyle,
            delegate: controller.transitioningDelegate,
            capturesStatusBar: controller.modalPresentationCapturesStatusBarAppearance
        )
    }

    /// The recogniser of the swipe that dismisses, for failure requirements; nil while there is none.
    public var dismissGestureRecognizer: UIPanGestureRecognizer? { dismissSwipe?.swipe?.recognizer }

    /// Whether a swipe that dismisses may begin at a point, in the coordinates of the controller's view; nil allows it
    /// wherever nothing within wants the finger.
    public var shouldBeginSwipe: (@MainActor (CGPoint) -> Bool)? {
        didSet { dismissSwipe?.swipe?.shouldBegin = shouldBeginSwipe }
    }

    /// Hears how each presentation and dismissal goes on and ends. Captured objects live as long as it.
    public var onTransition: TransitionObserver?

    // MARK: Installing

    func choose(_ animator: any TransitionAnimator, options: ModalTransitionOptions) {
        self.animator = animator
        self.options = options
        guard let controller else { return }
        controller.transitioningDelegate = delegate
        presentation?.choose(animator, options: options)
        // The style of a presentation that is there already stays.
        if controller.presentingViewController == nil {
            let staysInSight = options.extent != .full || animator.leavesPresenterInSight
            controller.modalPresentationStyle = staysInSight ? .custom : .fullScreen
            controller.modalPresentationCapturesStatusBarAppearance = staysInSight || found.capturesStatusBar
        }
        // A recogniser that can stay stays: a finger may be leading with it.
        if dismissSwipe?.place != options.dismissSwipe { removeSwipe() }
        if controller.isViewLoaded { installSwipe() }
    }

    /// Leaves the controller as it was found. A transition that plays goes on to its end; one that a finger holds goes
    /// back, because nobody listens to the finger any more.
    func uninstall() {
        removeSwipe()
        release(finishes: false, velocity: 0)
        hold?.remove()
        hold = nil
        guard let controller else { return }
        if controller.transitioningDelegate === delegate {
            controller.transitioningDelegate = found.delegate
            controller.modalPresentationStyle = found.style
            controller.modalPresentationCapturesStatusBarAppearance = found.capturesStatusBar
        }
        Attachment.modalTransition.set(nil, on: controller)
    }

    private func installSwipe() {
        guard dismissSwipe == nil, options.dismissSwipe != .off, let view = controller?.view else { return }
        dismissSwipe = DismissSwipe(on: view, place: options.dismissSwipe, owner: self)
        dismissSwipe?.swipe?.shouldBegin = shouldBeginSwipe
    }

    private func removeSwipe() {
        guard let removed = dismissSwipe else { return }
        dismissSwipe = nil
        // Nobody hears of the finger when its recogniser is gone.
        if removed.isLeading { release(finishes: false, velocity: 0) }
        removed.remove()
    }

    // MARK: Transitions

    private var isRightToLeft: Bool {
        controller?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func driver(isWayIn: Bool) -> TransitionDriver {
        let pending = pending
        self.pending = nil
        let driver = TransitionDriver(
            leg: Leg(
                animator: options.motion.animator(for: animator),
                isWayIn: isWayIn,
                container: .modal,
                isMirrored: isRightToLeft
            ),
            startsInteractively: pending != nil,
            observer: onTransition,
            onStart: { [weak self] container in
                // It may have been uninstalled since UIKit asked.
                guard let self, self.controller?.modalTransitions === self else { return }
                self.hold = HoldSwipe(on: container, rank: .modal, owner: self)
            },
            onEnd: { [weak self] driver in
                guard let self, self.running === driver else { return }
                self.running = nil
                self.hold?.remove()
                self.hold = nil
            }
        )
        running = driver
        if let early = pending?.earlyRelease {
            driver.release(finishes: early.finishes, velocity: early.velocity)
        }
        return driver
    }
}

extension ModalTransitions: ModalTransitioningDelegate.Owner {
    func driver(for controller: UIViewController, isWayIn: Bool) -> TransitionDriver? {
        guard controller === self.controller else { return nil }
        controller.loadViewIfNeeded()
        installSwipe()
        return driver(isWayIn: isWayIn)
    }

    func presentationController(
        for controller: UIViewController, on presenter: UIViewController?
    ) -> UIPresentationController? {
        guard controller === self.controller else { return nil }
        let new = ModalPresentationController(
            presenting: controller, on: presenter, animator: animator, options: options)
        new.onResize = { [weak self] in self?.running?.end(finishes: false) }
        presentation = new
        return new
    }
}

extension TransitionAnimator {
    /// Whether the presenter is still to be seen when the animator has played. It must say so in any scene.
    fileprivate var leavesPresenterInSight: Bool {
        let leg = Leg(animator: self, isWayIn: true, container: .modal, isMirrored: false)
        let scene = TransitionScene(size: CGSize(width: 400, height: 800), container: .modal)
        return leg.choreography(in: scene).resting == .overlay
    }
}

extension ModalTransitions: DismissSwipe.Owner {
    var playing: (any GrabbableTransition)? { running }

    var releaseDecision: ReleaseDecision { options.release }

    var wayBack: TransitionEdge { options.edge.onScreen(isRightToLeft: isRightToLeft) }

    func distance(towards edge: TransitionEdge) -> Double {
        guard let size = controller?.viewIfLoaded?.bounds.size else { return 0 }
        return Double(edge.isHorizontal ? size.width : size.height)
    }

    var maySwipe: Bool {
        guard let controller, running?.isWaiting != false, pending == nil else { return false }
        return controller.presentingViewController != nil && controller.presentedViewController == nil
            && controller.transitionCoordinator == nil
    }

    func beginDismissal() -> Bool {
        pending = PendingSwipe()
        // It may be over already when UIKit returns, without a usable duration.
        let isAsked = controller?.presentationController?.dismissByUser() == true
        if !isAsked { pending = nil }
        return isAsked
    }

    /// The points that the screen is going to take along an edge, once it is presented in a window of this size.
    func distance(towards edge: TransitionEdge, in bounds: CGRect) -> Double {
        let size = options.frame(in: bounds, isRightToLeft: isRightToLeft).size
        return Double(edge.isHorizontal ? size.width : size.height)
    }

    /// A finger asks for the presentation; whether UIKit will begin it.
    func beginPresentation(on presenter: UIViewController) -> Bool {
        guard let controller, controller.presentingViewController == nil, pending == nil else { return false }
        pending = PendingSwipe()
        presenter.present(controller, animated: true)
        if controller.presentingViewController == nil { pending = nil }
        return controller.presentingViewController != nil
    }

    func didAttemptDismissal() {
        controller?.presentationController?.userDidAttemptToDismiss()
    }

    func release(finishes: Bool, velocity: Double) {
        if let pending {
            pending.release(finishes: finishes, velocity: velocity) { [weak self, weak pending] in
                if self?.pending === pending { self?.pending = nil }
            }
        } else {
            running?.release(finishes: finishes, velocity: velocity)
        }
    }
}
#endif
