#if canImport(UIKit)
import TransitionCore
import TransitionPlayback
import UIKit

/// Presents a screen that leaves the presenter visible: beside a partial extent, or behind an overlay.
///
/// The presenter's view stays in its place in the window. While the screen is presented and no transition plays, the
/// layer of this view keeps its last pose.
@MainActor
final class ModalPresentationController: UIPresentationController, PresentationChrome {
    private var animator: any TransitionAnimator
    private var options: ModalTransitionOptions
    private let wrapper = PresentedView()
    private let dimming = DimmingView()
    private var tapAction: GestureAction?
    /// The stage that keeps the presenter in its last pose while it is covered.
    private var resting: Stage?
    private var isPresented = false
    /// The number of size changes in progress.
    private var resizes = 0
    private var motionWatch: NotificationWatch?
    /// Called before the container changes its size.
    var onResize: (@MainActor () -> Void)?

    init(
        presenting controller: UIViewController,
        on presenter: UIViewController?,
        animator: any TransitionAnimator,
        options: ModalTransitionOptions
    ) {
        self.animator = animator
        self.options = options
        super.init(presentedViewController: controller, presenting: presenter)
        wrapper.onEscape = { [weak self] in
            guard let self, isPresented else { return false }
            return escape()
        }
        dimming.onWindowChange = { [weak self] in self?.windowDidChange() }
        let tap = UITapGestureRecognizer()
        tapAction = GestureAction(on: tap) { [weak self, weak tap] in
            if tap?.state == .ended { self?.tapOutside() }
        }
        dimming.addGestureRecognizer(tap)
        motionWatch = NotificationWatch(MotionPolicy.changes) { [weak self] in
            if self?.isPresented == true { self?.posePresenter() }
        }
    }

    /// Changes the animator and the options of a presented screen.
    func choose(_ animator: any TransitionAnimator, options: ModalTransitionOptions) {
        self.animator = animator
        self.options = options
        containerView?.setNeedsLayout()
        if isPresented { posePresenter() }
    }

    // MARK: Views

    override var presentedView: UIView? { wrapper }

    override var frameOfPresentedViewInContainerView: CGRect {
        options.frame(in: containerView?.bounds ?? .zero, isRightToLeft: isRightToLeft)
    }

    override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        options.frame(in: CGRect(origin: .zero, size: parentSize), isRightToLeft: isRightToLeft).size
    }

    var presentedFrame: CGRect { frameOfPresentedViewInContainerView }

    var dimmingView: UIView { dimming }

    var presentedTakesTouches: Bool {
        get { wrapper.isUserInteractionEnabled }
        set { wrapper.isUserInteractionEnabled = newValue }
    }

    var posedPresenterView: UIView? {
        choreography?.resting == .overlay ? presentingViewController.viewIfLoaded : nil
    }

    private var isRightToLeft: Bool {
        presentedViewController.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private var choreography: Choreography? {
        guard let containerView else { return nil }
        let transition = DirectedTransition(
            animator: options.motion.animator(for: animator),
            direction: .forward,
            container: .modal,
            isMirrored: isRightToLeft
        )
        return transition.choreography(
            in: TransitionScene(
                of: containerView, kind: .modal, frame: presentedFrame,
                anchors: AnchorTable.places(of: presentedViewController, in: containerView))
        )
    }

    private func installViews() {
        guard let containerView, let view = presentedViewController.view else { return }
        // Neither fingers nor assistive technologies may reach the screens below.
        containerView.accessibilityViewIsModal = true
        let darkness = options.dimming.isFinite ? min(max(options.dimming, 0), 1) : 0
        dimming.backgroundColor = UIColor(white: 0, alpha: CGFloat(darkness))
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimming, at: 0)
        guard view.superview !== wrapper else { return }
        if wrapper.transform.isIdentity { wrapper.frame = presentedFrame }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(view)
        wrapper.fill()
    }

    private func removeViews() {
        dimming.removeFromSuperview()
        if let view = presentedViewController.viewIfLoaded, view.superview === wrapper {
            view.removeFromSuperview()
        }
    }

    // MARK: Presentation and dismissal

    override func presentationTransitionWillBegin() { installViews() }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { comeToRest() } else { removeViews() }
    }

    override func dismissalTransitionWillBegin() {
        isPresented = false
        releasePresenter()
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { removeViews() } else { comeToRest() }
    }

    private func comeToRest() {
        isPresented = true
        // The container may have changed its size in the meantime.
        containerView?.setNeedsLayout()
        posePresenter()
    }

    override func containerViewWillLayoutSubviews() {
        guard isPresented, wrapper.transform.isIdentity, wrapper.frame != presentedFrame else { return }
        // A screen presented over this one may have posed this screen. The pose depends on the frame, so it is removed
        // before the frame changes and set again afterwards.
        let above = presentedViewController.presentedViewController?.presentationController as? Self
        above?.releasePresenter()
        wrapper.frame = presentedFrame
        wrapper.layoutIfNeeded()
        if above?.isPresented == true { above?.posePresenter() }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        // A view's frame must not be set while its layer has a transform.
        resizes += 1
        onResize?()
        releasePresenter()
        super.viewWillTransition(to: size, with: coordinator)
        let isWatched = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.resizeDidEnd() }
        if !isWatched { MainQueue.inNextTurn { [weak self] in self?.resizeDidEnd() } }
    }

    private func resizeDidEnd() {
        resizes -= 1
        if isPresented { posePresenter() }
    }

    private func windowDidChange() {
        if dimming.window == nil {
            releasePresenter()
        } else if isPresented, resting == nil {
            posePresenter()
        }
    }

    // MARK: The presenter's pose

    private func posePresenter() {
        releasePresenter()
        guard resizes == 0, let containerView, dimming.window != nil, let view = posedPresenterView,
            let choreography
        else {
            return
        }
        WindowClaim.transition(on: view.layer)?.endNow()
        resting = Stage(
            screens: Stage.Screens(foreground: nil, background: view),
            container: containerView,
            choreography: choreography,
            arriving: [],
            progress: 1,
            chrome: self
        )
        resting?.show()
    }

    private func releasePresenter() {
        resting?.strike()
        resting = nil
    }

    // MARK: Dismissal by the user

    private func tapOutside() {
        if options.dismissesOnTapOutside, isPresented { _ = dismissOrAttempt() }
    }
}

/// Contains the presented screen's view at full size, and dismisses the screen on VoiceOver's two-finger scrub.
private final class PresentedView: UIView {
    var onEscape: (@MainActor () -> Bool)?

    // Another presentation may remove the screen's view and return it with another size.
    override func layoutSubviews() {
        super.layoutSubviews()
        fill()
    }

    func fill() {
        for view in subviews {
            // The frame is meaningless while a presenter has a transform.
            let anchor = view.layer.anchorPoint
            view.bounds.size = bounds.size
            view.center = CGPoint(x: anchor.x * bounds.width, y: anchor.y * bounds.height)
        }
    }

    // UIKit declares the method as nonisolated but calls it on the main thread.
    override func accessibilityPerformEscape() -> Bool { MainActor.assumeIsolated { onEscape?() ?? false } }
}

/// The dark view between the presenter and the presented screen.
private final class DimmingView: UIView {
    var onWindowChange: (@MainActor () -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onWindowChange?()
    }
}
#endif
