#if canImport(UIKit)
import UIKit

/// Plays one transition for UIKit: it is both the animation controller and the interaction controller, so that every
/// transition, one started by a tap included, has one owner from the first pose to `completeTransition`.
@MainActor
final class TransitionDriver: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
{
    private let leg: Leg
    /// Whether a finger leads from the start.
    private let startsInteractively: Bool
    /// Hears progress and outcome; nil spares the work.
    private let observer: TransitionObserver?
    /// Called once, with the container, when UIKit has begun the transition.
    private let onStart: (@MainActor (UIView) -> Void)?
    /// Called once, when the transition is over and UIKit has been told, before the observer hears of it.
    private let onEnd: @MainActor (TransitionDriver) -> Void

    private enum Phase {
        /// UIKit has not asked for the animation yet.
        case waiting
        case scrubbing
        case running(finishing: Bool)
        case over
    }
    private var phase = Phase.waiting
    private var context: (any UIViewControllerContextTransitioning)?
    private var player: Player?
    private var stage: Stage?
    private var companion: Companion?
    private var ticker: FrameTicker?
    private var keyboard: KeyboardHold?
    /// Where a finger has come to before UIKit asked for the animation.
    private var earlyFraction: Double?
    /// A finger that was lifted before UIKit asked for the animation.
    private var earlyRelease: (finishes: Bool, velocity: Double)?
    /// The rest of the way once the finger has let go: how many times as fast as a whole transition, along which curve.
    private var rest: (speed: CGFloat, curve: UIView.AnimationCurve)?
    /// The fractions that a finger may show: 0 to 1, and where it found the transition if a spring had it beyond.
    private var reach = 0.0...1.0
    /// Whether the finger holds a transition that UIKit was told is cancelled, and whose bars would be wrong if it
    /// finished after all.
    private(set) var mayOnlyCancel = false
    /// Whether the transition ended where it began.
    private(set) var isCancelled = false
    /// Whether another change came before UIKit began this one, or while its choreography was made.
    private var isSuperseded = false
    /// Whether the animator is being asked for its choreography.
    private(set) var isBuilding = false
    private var frames: ScreenFrames?

    init(
        leg: Leg,
        startsInteractively: Bool,
        observer: TransitionObserver? = nil,
        onStart: (@MainActor (UIView) -> Void)? = nil,
        onEnd: @escaping @MainActor (TransitionDriver) -> Void
    ) {
        self.leg = leg
        self.startsInteractively = startsInteractively
        self.observer = observer
        self.onStart = onStart
        self.onEnd = onEnd
    }

    /// Whether the transition is a way in (push, present, any change of tabs) and not a way back.
    var isWayIn: Bool { leg.isWayIn }

    /// Whether UIKit has not begun the transition yet.
    var isWaiting: Bool {
        if case .waiting = phase { return true }
        return false
    }

    // MARK: What UIKit asks

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        guard transitionContext?.isAnimated != false, leg.animator.hasUsableDuration else { return 0 }
        return leg.run(from: leg.start, to: leg.end, velocity: 0).duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        start(transitionContext)
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        start(transitionContext)
    }

    var wantsInteractiveStart: Bool { startsInteractively }

    /// What UIKit asks when it hears of a release, for what it moves by itself.
    var completionSpeed: CGFloat { rest?.speed ?? 1 }
    var completionCurve: UIView.AnimationCurve { rest?.curve ?? .easeInOut }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        companion(in: transitionContext).animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        // Only for a transition that UIKit gives up before it began; all others have ended themselves by now.
        guard case .waiting = phase else { return }
        finishUp(completed: transitionCompleted, tellsContext: false)
    }

    // MARK: What a finger does

    /// Whether a finger may take hold of the transition: it plays by itself.
    var isGrabbable: Bool {
        if case .running = phase { return player != nil }
        return false
    }

    /// Whether a finger holds the transition.
    var isHeld: Bool {
        if case .scrubbing = phase { return true }
        return false
    }

    /// Stops the transition where it is and puts it under a finger; the fraction it has come to, nil if it cannot be
    /// held.
    func grab() -> Double? {
        guard case .running(let finishing) = phase, let player, let context else { return nil }
        context.pauseInteractiveTransition()
        let fraction = (player.progress - leg.start) / (leg.end - leg.start)
        if !finishing, leg.container != .modal { mayOnlyCancel = true }
        reach = min(fraction, 0)...max(fraction, 1)
        phase = .scrubbing
        update(fraction)
        return fraction
    }

    /// Follows the finger: a fraction of the transition, 0 to 1.
    func update(_ fraction: Double) {
        if case .waiting = phase { earlyFraction = fraction }
        guard case .scrubbing = phase, let player, let context else { return }
        let fraction = fraction.isFinite ? min(max(fraction, reach.lowerBound), reach.upperBound) : 0
        player.scrub(to: lerp(leg.start, leg.end, fraction))
        let within = min(max(fraction, 0), 1)
        companion?.scrub(to: within)
        context.updateInteractiveTransition(CGFloat(within))
        observer?(.progress(within))
    }

    /// The finger has let go.
    ///
    /// - Parameters:
    ///   - finishes: Whether to go on to the end or back to the start.
    ///   - velocity: Fractions of the transition per second, positive towards the end.
    func release(finishes: Bool, velocity: Double) {
        switch phase {
        case .waiting: if startsInteractively { earlyRelease = (finishes, velocity) }
        case .scrubbing:
            // UIKit is told first, so that bars and appearance callbacks know where this is going, and may ask how.
            let finishes = finishes && !mayOnlyCancel
            let way = remainingRun(finishing: finishes, velocity: velocity)
            let whole = leg.run(from: leg.start, to: leg.end, velocity: 0).duration
            rest = (way.speed(ofWayLasting: whole), way.animationCurve)
            tellRelease(finishes: finishes)
            // The app hears of it, and may have ended the transition or let a finger take hold of it again.
            if case .running = phase { run(way, finishing: finishes) }
        case .running, .over: break
        }
    }

    /// What is left of the way to one of the ends.
    private func remainingRun(finishing: Bool, velocity: Double) -> ProgressRun {
        leg.run(
            from: player?.progress ?? leg.start, to: finishing ? leg.end : leg.start,
            velocity: leg.isWayIn ? velocity : -velocity
        )
    }

    /// Tells UIKit that the finger has let go; whether the transition may finish.
    @discardableResult
    private func tellRelease(finishes: Bool) -> Bool {
        let finishes = finishes && !mayOnlyCancel
        // At first: whoever lets go again while UIKit is told comes too late.
        phase = .running(finishing: finishes)
        if finishes { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
        return finishes
    }

    /// Whether the transition plays by itself towards its end.
    var isFinishing: Bool {
        if case .running(let finishing) = phase { return finishing }
        return false
    }

    /// Ends the transition now, without the way that is left: where it was going by itself, or where a finger that
    /// holds it has brought it.
    func end(finishes: Bool) {
        switch phase {
        case .waiting: break
        case .scrubbing:
            let finishes = tellRelease(finishes: finishes)
            finishUp(completed: finishes, tellsContext: true)
        case .running(let finishing): finishUp(completed: finishing, tellsContext: true)
        case .over: break
        }
    }

    /// UIKit asks for another change before this one is over: what is seen is brought to rest now. UIKit hears of the
    /// end a turn later, when it has the other change in its books.
    func giveWay() {
        switch phase {
        case .waiting:
            assert(!isBuilding, "\(leg.animator.info.name): choreography(in:) changed screens, it may only describe")
            isSuperseded = true
        case .scrubbing:
            let finishes = tellRelease(finishes: true)
            finishUp(completed: finishes, tellsContext: true, givesWay: true)
        case .running(let finishing):
            finishUp(completed: finishing, tellsContext: true, givesWay: true)
        case .over: break
        }
    }

    // MARK: The course of a transition

    private func start(_ context: any UIViewControllerContextTransitioning) {
        guard case .waiting = phase else { return }
        self.context = context
        let container = context.containerView
        let from = context.view(forKey: .from)
        let to = context.view(forKey: .to)
        if leg.container == .modal {
            // What moves a whole window may move the presenter in its place, or all that is presented.
            for view in [from, to, chrome(in: context)?.posedPresenterView, container] {
                view.flatMap { WindowClaim.transition(on: $0.layer) }?.endNow()
            }
        }
        frames = ScreenFrames(in: context)
        ScreenFrames.install(in: context, isWayIn: leg.isWayIn)

        let size = container.bounds.size
        let hasSize = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
        let isPlayable =
            context.isAnimated && !isSuperseded && leg.animator.hasUsableDuration && hasSize
            && (startsInteractively || UIView.areAnimationsEnabled) && (from != nil || to != nil)
        // Who does not want a finger at the start may get an interactive one all the same (F112).
        if !startsInteractively, context.isInteractive { context.finishInteractiveTransition() }
        onStart?(container)
        guard isPlayable else { return endAtOnce(context) }

        isBuilding = true
        let stage = stage(from: from, to: to, in: context)
        isBuilding = false
        if isSuperseded {
            stage.strike()
            return endAtOnce(context)
        }
        let companion = companion(in: context)
        self.stage = stage
        player = Player(stage: stage)
        if startsInteractively {
            phase = .scrubbing
            companion.scrub(to: 0)
            if let earlyFraction { update(earlyFraction) }
        } else {
            run(remainingRun(finishing: true, velocity: 0), finishing: true)
        }
        // After the companion: a keyboard goes in a block animation, and the first one takes all alongside blocks (F133).
        keyboard = KeyboardHold(leaving: context.viewController(forKey: .from))
        if let earlyRelease { release(finishes: earlyRelease.finishes, velocity: earlyRelease.velocity) }
    }

    private func endAtOnce(_ context: any UIViewControllerContextTransitioning) {
        // What is to go along with the transition goes along with its first block animation, and be it this one.
        UIView.animate(withDuration: 0) {}
        let finishes = earlyRelease?.finishes ?? true
        if startsInteractively {
            if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        }
        phase = .running(finishing: finishes)
        // Not within UIKit's call: it has more to set up after it, the bars above all (F136).
        MainQueue.inNextTurn { self.finishUp(completed: finishes, tellsContext: true) }
    }

    private func foreground(in context: any UIViewControllerContextTransitioning) -> UIViewController? {
        context.viewController(forKey: leg.isWayIn ? .to : .from)
    }

    private func chrome(in context: any UIViewControllerContextTransitioning) -> (any PresentationChrome)? {
        leg.container == .modal ? foreground(in: context)?.presentationController as? PresentationChrome : nil
    }

    private func stage(from: UIView?, to: UIView?, in context: any UIViewControllerContextTransitioning) -> Stage {
        let foreground = foreground(in: context)
        let chrome = chrome(in: context)
        let scene = TransitionScene(
            of: context.containerView,
            kind: leg.container,
            frame: chrome?.presentedFrame,
            foreground: foreground
        )
        return Stage(
            screens: Stage.Screens(
                foreground: leg.isWayIn ? to : from,
                background: chrome == nil ? (leg.isWayIn ? from : to) : chrome?.posedPresenterView
            ),
            container: context.containerView,
            choreography: leg.choreography(in: scene),
            arriving: [leg.isWayIn ? .foreground : .background],
            progress: leg.start,
            chrome: chrome
        )
    }

    /// The one companion of the transition: UIKit may ask for its animator until the end and after (F135).
    private func companion(in context: any UIViewControllerContextTransitioning) -> Companion {
        if let companion { return companion }
        let new = Companion(
            in: context.containerView, leg: leg,
            onResize: { [weak self] in self?.containerDidResize() },
            onLeave: { [weak self] in self?.containerDidLeave() }
        )
        companion = new
        if case .over = phase { new.end(finished: !isCancelled) }
        return new
    }

    private func run(_ way: ProgressRun, finishing: Bool) {
        phase = .running(finishing: finishing)
        // The switch knows block animations only (F137); whoever turns it, wants none of ours either.
        guard UIView.areAnimationsEnabled else { return finishUp(completed: finishing, tellsContext: true) }
        if observer != nil { ticker = FrameTicker { [weak self] in self?.reportProgress() ?? false } }
        player?.play(
            way,
            companion: { companion?.run($0) },
            completion: { [weak self] in self?.finishUp(completed: finishing, tellsContext: true) }
        )
    }

    private func reportProgress() -> Bool {
        guard case .running = phase, let player else { return false }
        let fraction = (player.progress - leg.start) / (leg.end - leg.start)
        observer?(.progress(min(max(fraction, 0), 1)))
        return true
    }

    /// The poses are those of another size now: the run's end is right in any.
    private func containerDidResize() {
        end(finishes: false)
    }

    /// The finger that holds the transition is gone with the recogniser, which may not live to tell. A run ends by
    /// itself, for its animations are taken away.
    private func containerDidLeave() {
        guard case .scrubbing = phase else { return }
        context?.cancelInteractiveTransition()
        finishUp(completed: false, tellsContext: true)
    }

    /// Whether the view that is gone in the end is ours to take away: one that we have added ourselves, and, by
    /// UIKit's word, one that is dismissed.
    private func removesItself(cancelled: Bool) -> Bool { cancelled || (leg.container == .modal && !leg.isWayIn) }

    private func finishUp(completed: Bool, tellsContext: Bool, givesWay: Bool = false) {
        if case .over = phase { return }
        phase = .over
        let context = context
        let cancelled = context?.transitionWasCancelled ?? !completed
        isCancelled = cancelled
        // A view that another change needs already stays.
        if let context, !givesWay, let gone = context.view(forKey: cancelled ? .to : .from),
            removesItself(cancelled: cancelled), gone.superview === context.containerView
        {
            gone.removeFromSuperview()
        }
        ticker?.stop()
        stage?.strike()
        if let context { frames?.putInPlace(in: context, cancelled: cancelled) }
        companion?.end(finished: !cancelled)
        stage = nil
        player = nil
        ticker = nil
        self.context = nil
        let conclude: @MainActor @Sendable () -> Void = { self.conclude(context, tellsContext: tellsContext) }
        if givesWay { MainQueue.inNextTurn(conclude) } else { conclude() }
    }

    /// UIKit hears first, then the adapter, then the app.
    private func conclude(_ context: (any UIViewControllerContextTransitioning)?, tellsContext: Bool) {
        if tellsContext { context?.completeTransition(!isCancelled) }
        if isCancelled {
            keyboard?.giveBack()
        } else if leg.container == .modal, leg.isWayIn, context?.presentationStyle == .custom {
            // F124: UIKit posts this itself for all the others, and knows better where VoiceOver was on the way back.
            UIAccessibility.post(
                notification: .screenChanged, argument: context?.viewController(forKey: .to)?.viewIfLoaded
            )
        }
        onEnd(self)
        observer?(isCancelled ? .cancelled : .finished)
    }
}
#endif
