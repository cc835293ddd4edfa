#if canImport(UIKit) && !PARTIAL_UIKIT
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
    private var phase = Phase.coming
    /// What the frame of the screen depended on when the transition began, until the screen may move to another frame.
    private var held: ModalTransitionOptions.Surroundings?
    private var keyboardWatch: NotificationWatch?
    /// The latest change of the keyboard.
    private var keyboard: KeyboardChange?
    /// The number of size changes in progress.
    private var resizes = 0
    private var motionWatch: NotificationWatch?
    private var switchWatch: SwitchWatch?
    /// Called before the container changes its size.
    var onResize: (@MainActor () -> Void)?

    private enum Phase {
        /// No transition has begun: the screen is put into its place when one begins.
        case coming
        /// A transition moves the screen. Its frame stays.
        case moving
        /// The screen is presented and at rest.
        case resting
    }

    private var isPresented: Bool { phase == .resting }

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
        // In UIKit's call, so that the screen moves in the keyboard's animation.
        keyboardWatch = NotificationWatch(inCall: KeyboardChange.announcements) { [weak self] in
            self?.keyboardWillChange(KeyboardChange($0, $1))
        }
        motionWatch = NotificationWatch(MotionPolicy.changes) { [weak self] in
            if self?.isPresented == true { self?.posePresenter() }
        }
        switchWatch = SwitchWatch { [weak self] in
            if self?.isPresented == true { self?.posePresenter() }
        }
    }

    /// Changes the animator and the options of a presented screen.
    func choose(_ animator: any TransitionAnimator, options: ModalTransitionOptions) {
        self.animator = animator
        self.options = options
        roundCorners()
        containerView?.setNeedsLayout()
        if isPresented { posePresenter() }
    }

    // MARK: Views

    override var presentedView: UIView? { wrapper }

    override var frameOfPresentedViewInContainerView: CGRect {
        var around = surroundings
        if let held { (around.keyboard, around.preferredSize) = (held.keyboard, held.preferredSize) }
        return options.frame(in: around)
    }

    override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let bounds = CGRect(origin: .zero, size: parentSize)
        return options.frame(
            in: .init(
                bounds: bounds, preferredSize: presentedViewController.preferredContentSize,
                isRightToLeft: isRightToLeft)
        ).size
    }

    /// What the frame of the screen depends on at this moment.
    private var surroundings: ModalTransitionOptions.Surroundings {
        guard let containerView else { return .init(bounds: .zero, isRightToLeft: isRightToLeft) }
        var place = keyboard?.frame
        if let frame = place { place = containerView.window.map { $0.convert(frame, from: nil as UIWindow?) } }
        return .init(
            bounds: containerView.bounds,
            top: containerView.safeAreaInsets.top,
            keyboard: place.map { containerView.convert($0, from: nil as UIView?) },
            preferredSize: presentedViewController.preferredContentSize,
            isRightToLeft: isRightToLeft
        )
    }

    var presentedFrame: CGRect { frameOfPresentedViewInContainerView }

    var rise: Double {
        guard options.edge == .bottom, let containerView else { return 0 }
        return Double(max(containerView.bounds.maxY - presentedFrame.maxY, 0))
    }

    var dimmingView: UIView { dimming }

    var presentedTakesTouches: Bool {
        get { wrapper.isUserInteractionEnabled }
        set { wrapper.isUserInteractionEnabled = newValue }
    }

    var posedPresenterView: UIView? {
        // UIKit's own animation leaves the presenter at rest.
        guard Transitions.isEnabled else { return nil }
        return choreography?.resting == .overlay ? presentingViewController.viewIfLoaded : nil
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
        roundCorners()
        guard view.superview !== wrapper else { return }
        if wrapper.transform.isIdentity { wrapper.frame = presentedFrame }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(view)
        wrapper.fill()
    }

    private func roundCorners() {
        let radius = options.tamedCornerRadius
        guard radius > 0 || wrapper.layer.cornerRadius > 0 else { return }
        wrapper.layer.cornerCurve = .continuous
        wrapper.layer.maskedCorners = options.freeCorners(isRightToLeft: isRightToLeft)
        wrapper.layer.cornerRadius = radius
        wrapper.layer.masksToBounds = radius > 0
    }

    private func removeViews() {
        dimming.removeFromSuperview()
        if let view = presentedViewController.viewIfLoaded, view.superview === wrapper {
            view.removeFromSuperview()
        }
    }

    // MARK: Presentation and dismissal

    override func presentationTransitionWillBegin() {
        installViews()
        fadeDimming(isPresenting: true)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { comeToRest() } else { removeViews() }
    }

    override func dismissalTransitionWillBegin() {
        beginToMove()
        releasePresenter()
        fadeDimming(isPresenting: false)
    }

    /// Fades the dimming along with UIKit's own animation, while all transitions are switched off. The choreography
    /// of an animator fades it otherwise.
    private func fadeDimming(isPresenting: Bool) {
        guard !Transitions.isEnabled, let coordinator = presentedViewController.transitionCoordinator else { return }
        dimming.alpha = isPresenting ? 0 : 1
        coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = isPresenting ? 1 : 0 }) {
            [dimming] context in
            dimming.alpha = context.isCancelled == isPresenting ? 0 : 1
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { removeViews() } else { comeToRest() }
    }

    func willPose() {
        guard phase == .coming else { return }
        // The keyboard may have come up as the screen came into the window.
        if wrapper.transform.isIdentity, wrapper.frame != presentedFrame {
            UIView.performWithoutAnimation {
                wrapper.frame = presentedFrame
                wrapper.layoutIfNeeded()
            }
        }
        beginToMove()
    }

    private func beginToMove() {
        if held == nil { held = surroundings }
        phase = .moving
    }

    private func comeToRest() {
        phase = .resting
        if let held, held.keyboard != surroundings.keyboard || held.preferredSize != surroundings.preferredSize,
            held.bounds == surroundings.bounds
        {
            // A turn later, because a keyboard that the transition has hidden may come back after a cancellation.
            MainQueue.inNextTurn { [weak self] in self?.surroundingsDidChange() }
        } else {
            held = nil
        }
        // The container may have changed its size in the meantime.
        containerView?.setNeedsLayout()
        posePresenter()
    }

    override func containerViewWillLayoutSubviews() {
        guard isPresented else { return }
        placeScreen()
    }

    /// Gives the screen its frame, if it has another one.
    private func placeScreen() {
        guard wrapper.transform.isIdentity, wrapper.frame != presentedFrame else { return }
        // A screen presented over this one may have posed this screen. The pose depends on the frame, so it is removed
        // before the frame changes and set again afterwards.
        let above = presentedViewController.presentedViewController?.presentationController as? Self
        above?.releasePresenter()
        let size = wrapper.bounds.size
        wrapper.frame = presentedFrame
        wrapper.layoutIfNeeded()
        // The poses of the presenter depend on the size of the screen.
        if isPresented, size != wrapper.bounds.size, resting != nil { posePresenter() }
        if above?.isPresented == true { above?.posePresenter() }
    }

    // MARK: The keyboard and the size of the content

    private func keyboardWillChange(_ change: KeyboardChange) {
        // A screen above this one keeps its keyboard for itself.
        let above = presentedViewController.presentedViewController
        guard change.frame == nil || above == nil || above?.isBeingDismissed == true else { return }
        keyboard = change
        surroundingsDidChange()
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if options.extent == .preferred { moveScreen(for: Self.resizing) }
    }

    private func surroundingsDidChange() {
        moveScreen(for: keyboard?.duration ?? Self.resizing, keyboard?.curve ?? [])
    }

    /// Moves a screen at rest to its frame, in an animation.
    private func moveScreen(for duration: TimeInterval, _ curve: UIView.AnimationOptions = []) {
        guard isPresented else { return }
        held = nil
        guard wrapper.frame != presentedFrame else { return }
        let options = curve.union([.beginFromCurrentState, .allowUserInteraction])
        UIView.animate(withDuration: duration, delay: 0, options: options) { self.placeScreen() }
    }

    /// The duration of a change of the content's size, in seconds.
    private static let resizing = 0.3

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
        WindowClaim.transition(on: view.layer)?.stop()
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
