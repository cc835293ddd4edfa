import Foundation

/// One transition between two controllers, in any container: the context that the animator and the interaction
/// controller get, and the code that starts and ends them.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// The container's settings of the transition.
    struct Setting {
        var from: UIViewController?
        var to: UIViewController?
        var container: UIView
        var presentationStyle = UIModalPresentationStyle.none
        /// The views that the animator may move; nil for a view that it must not touch.
        var view: (UITransitionContextViewKey) -> UIView?
        var initialFrame: (UIViewController) -> CGRect
        var finalFrame: (UIViewController) -> CGRect
        /// Called once, with whether the transition was completed, before all other callbacks.
        var ended: (Bool) -> Void
        /// Called whenever a finger is lifted, with whether that cancels the transition.
        var released: (Bool) -> Void = { _ in }
    }

    private enum Phase { case waiting, running, ended, abandoned }

    private var setting: Setting
    private var phase = Phase.waiting
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
    weak var coordinator: TransitionCoordinator?
    private var interruptible: (any UIViewImplicitlyAnimating)??
    private var outside: [LayerScrubber] = []
    /// The time of a percent-driven transition's block animations.
    var scrubbed: ScrubbedTime?
    private var endings: [() -> Void] = []

    let isAnimated: Bool
    private(set) var initiallyInteractive = false
    private(set) var isInteractive = false
    /// Whether the animator or the interaction controller is being started.
    private(set) var isStarting = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var transitionDuration: TimeInterval = 0

    /// Asks the interaction controller and the animator for the values that a coordinator has to know before the start.
    init(
        setting: Setting,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?,
        isAnimated: Bool = true
    ) {
        self.setting = setting
        self.animator = animator
        self.interaction = interaction
        self.isAnimated = isAnimated
        super.init()
        if isAnimated, let interaction {
            let wants = Headless.optional { interaction.wantsInteractiveStart } ?? true
            initiallyInteractive = wants || Headless.assumptions.interactiveStartIsNotAsked
            isInteractive = initiallyInteractive
        }
        transitionDuration = animator.transitionDuration(using: self)
    }

    var containerView: UIView { setting.container }
    var presentationStyle: UIModalPresentationStyle { setting.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }
    var isRunning: Bool { phase == .running }

    var completionSpeed: CGFloat {
        interaction.flatMap { interaction in Headless.optional { interaction.completionSpeed } } ?? 1
    }

    var completionCurve: UIView.AnimationCurve {
        interaction.flatMap { interaction in Headless.optional { interaction.completionCurve } } ?? .easeInOut
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: setting.from
        case .to: setting.to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        setting.view(key)
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        setting.initialFrame(vc)
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        setting.finalFrame(vc)
    }

    // MARK: Start

    /// The animator's interruptible animator, or nil if it has none. Asked only while the transition runs, because
    /// animators build their animation at the first call.
    var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
        if let interruptible { return interruptible }
        guard phase == .running, let animator else { return nil }
        let answer = Headless.optional { animator.interruptibleAnimator(using: self) }
        interruptible = .some(answer)
        return answer
    }

    var isInterruptible: Bool { interruptibleAnimator != nil }

    /// Adds work to run when the transition is over, before references are dropped.
    func whenEnded(_ work: @escaping () -> Void) {
        endings.append(work)
    }

    /// Starts the animation or the interaction, with the blocks of the coordinator alongside.
    func start() {
        phase = .running
        isStarting = true
        defer { isStarting = false }
        let views = coordinator?.outsideViews ?? []
        outside = views.map { LayerScrubber(layer: $0.layer, duration: transitionDuration) }
        if isInteractive { outside.forEach { $0.hold(at: 0) } }
        let carrier = AlongsideAnimations.offer({ [weak self] in self?.coordinator?.runAnimations() }) {
            startAnimatorOrInteraction()
        }
        switch carrier {
        case .propertyAnimator:
            dropOutsideScrubbers()
        case .block:
            break
        case nil:
            guard phase == .running else { return }
            runAlongsideAlone()
        }
    }

    private func startAnimatorOrInteraction() {
        (interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
        if let interaction,
            isInteractive || Headless.assumptions.interactionControllerStartsEveryTransition
        {
            interaction.startInteractiveTransition(self)
        } else {
            startAnimator()
        }
    }

    /// Starts the animator.
    func startAnimator() {
        _ = interruptibleAnimator
        animator?.animateTransition(using: self)
    }

    /// Runs the alongside blocks without the animator, because it began no animation block: it uses Core Animation, or
    /// begins later.
    private func runAlongsideAlone() {
        guard let coordinator else { return }
        guard Headless.assumptions.alongsideBlocksAnimateWithoutBlockAnimation else {
            UIView.performWithoutAnimation { coordinator.runAnimations() }
            return
        }
        ScrubbedTime.lending(scrubbed) {
            UIView.animate(
                withDuration: transitionDuration,
                delay: 0,
                options: isInteractive ? .curveLinear : .curveEaseInOut
            ) {
                coordinator.runAnimations()
            }
        }
    }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard phase == .running, isInteractive else { return }
        self.percentComplete = percentComplete
        for scrubber in outside { scrubber.hold(at: min(max(percentComplete, 0), 1)) }
    }

    func finishInteractiveTransition() {
        endInteraction(cancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(cancelled: true)
    }

    func pauseInteractiveTransition() {
        guard phase == .running, !isInteractive, initiallyInteractive || isInterruptible else { return }
        isInteractive = true
        if let animator = interruptibleAnimator {
            let counts = animator.isReversed && Headless.assumptions.reversingFlipsFraction
            percentComplete = counts ? 1 - animator.fractionComplete : animator.fractionComplete
        }
        for scrubber in outside { scrubber.hold(at: scrubber.elapsed) }
        coordinator?.interactionChanged()
    }

    private func endInteraction(cancelled: Bool) {
        guard phase == .running else { return }
        guard isInteractive else {
            let name = cancelled ? "cancelInteractiveTransition()" : "finishInteractiveTransition()"
            return Headless.warn("\(name) was called on a transition that nobody leads")
        }
        isInteractive = false
        transitionWasCancelled = cancelled
        coordinator?.interactionChanged()
        setting.released(cancelled)
        let way = cancelled ? percentComplete : 1 - percentComplete
        let rest = completionSpeed > 0 ? Double(way) * transitionDuration / Double(completionSpeed) : 0
        let easing = completionCurve.easing
        for scrubber in outside { scrubber.run(to: cancelled ? 0 : 1, over: max(rest, 0), easing: easing) }
    }

    private func dropOutsideScrubbers() {
        outside.forEach { $0.release() }
        outside = []
    }

    // MARK: End

    /// Ends a transition whose controllers were dropped; the animator may still call `completeTransition`.
    func abandon() {
        // The animator may do so as early as in the callbacks of this end.
        end(as: .abandoned, !transitionWasCancelled)
    }

    /// F135: asks for the interruptible animator once more; it has to be the same object.
    private func askAgain() {
        guard Headless.assumptions.animatorsAreAskedForAgainAtTheEnd, isAnimated, let animator else { return }
        let answer = Headless.optional { animator.interruptibleAnimator(using: self) }
        if let first = interruptible ?? nil, answer !== first {
            Headless.warn("interruptibleAnimator(using:) answered with another object than before")
        }
    }

    func completeTransition(_ didComplete: Bool) {
        guard phase != .abandoned else { return }
        guard phase == .running else {
            Headless.warn("completeTransition(_:) was called on a transition that does not run")
            return
        }
        end(as: .ended, didComplete)
    }

    private func end(as last: Phase, _ didComplete: Bool) {
        askAgain()
        phase = last
        transitionWasCancelled = !didComplete
        if isInteractive {
            isInteractive = false
            coordinator?.interactionChanged()
        }
        dropOutsideScrubbers()
        // One of the closures may hold the last reference to the coordinator.
        let coordinator = coordinator
        let work = endings
        endings = []
        for ending in work { ending() }
        setting.ended(didComplete)
        if let animator { Headless.optional { animator.animationEnded(didComplete) } }
        coordinator?.finish()
        askAgain()
        animator = nil
        interaction = nil
        interruptible = nil
        setting.ended = { _ in }
        setting.released = { _ in }
    }
}
