#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Plays one transition for UIKit, as both the animation controller and the interaction controller. Every transition,
/// also one that a tap starts, therefore has one owner from the first pose to `completeTransition`.
@MainActor
package final class TransitionDriver: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning, ScrubbableTransition
{
    private let transition: DirectedTransition
    private let rules: TransitionRules
    /// Whether a finger or the app's code drives the transition from its start.
    package let startsInteractively: Bool
    /// Returns the places of a screen's anchors in a container.
    private let anchors: @MainActor (UIViewController, UIView) -> TransitionScene.AnchorPlaces
    /// Returns layers that move above the screens; nil without any.
    private let guest: (@MainActor (StageSetting) -> (any StageGuest)?)?
    /// Called once, when UIKit begins the transition, before anything has moved.
    private let onStart: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?
    /// Called once, after the transition has ended and UIKit was notified, and before the observer is called.
    private let onEnd: @MainActor (TransitionDriver) -> Void

    package let run: ScrubbableRun
    private var context: (any UIViewControllerContextTransitioning)?
    private var companion: CompanionAnimator?
    private var keyboard: KeyboardHold?
    private var frames: ScreenFrames?
    private var touchOrder = TouchOrder()
    /// Keeps the driver alive while it plays or is held. UIKit releases it when a container is freed during a
    /// transition, and a property animator must not be released before it has ended.
    private var keptAlive: TransitionDriver?
    /// An object that lives as long as the driver.
    package var attendant: AnyObject?
    /// The finger's fraction before UIKit has requested the animation.
    private var earlyFraction: Double?
    /// The release of the finger, if it was lifted before UIKit began the transition.
    private var earlyRelease: (finishes: Bool, velocity: Double)?
    /// The remaining animation after the release: its speed relative to a whole transition, and its curve.
    private var rest: (speed: CGFloat, curve: UIView.AnimationCurve)?
    /// Whether the transition can only be cancelled, because UIKit was already notified of the cancellation. UIKit's
    /// bars would be wrong if the transition finished.
    package private(set) var canOnlyCancel = false
    /// Whether the transition was cancelled.
    package private(set) var isCancelled = false
    /// Whether UIKit has finished a reversed transition, so that the adapter has to undo the change.
    package private(set) var isToBeTakenBack = false
    /// Whether another change has come before UIKit began this one, or while its choreography was being made.
    private var isSuperseded = false
    /// Whether the animator is making its choreography.
    package private(set) var isBuilding = false
    /// Whether UIKit is beginning the transition.
    private var isStarting = false

    package init(
        _ transition: DirectedTransition,
        rules: TransitionRules = .container,
        startsInteractively: Bool,
        watcher: (any RunWatcher)? = nil,
        anchors: @escaping @MainActor (UIViewController, UIView) -> TransitionScene.AnchorPlaces = { _, _ in
            (nil, nil)
        },
        guest: (@MainActor (StageSetting) -> (any StageGuest)?)? = nil,
        onStart: (@MainActor (any UIViewControllerContextTransitioning) -> Void)? = nil,
        onEnd: @escaping @MainActor (TransitionDriver) -> Void
    ) {
        self.transition = transition
        self.rules = rules
        self.startsInteractively = startsInteractively
        self.anchors = anchors
        self.guest = guest
        self.onStart = onStart
        self.onEnd = onEnd
        run = ScrubbableRun(transition, watcher: watcher)
    }

    package var direction: TransitionDirection { transition.direction }
    package var isWaiting: Bool { run.isWaiting }
    package var isGrabbable: Bool { run.isPlaying }
    /// Whether the transition is held.
    package var isHeld: Bool { run.isHeld }
    /// Whether the transition plays towards its end.
    package var isFinishing: Bool { run.isFinishing }

    // MARK: Calls from UIKit

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        transitionContext?.isAnimated == false ? 0 : transition.wholeRun.duration
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        start(transitionContext)
    }

    package func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        start(transitionContext)
    }

    package var wantsInteractiveStart: Bool { startsInteractively }

    /// UIKit reads this after a release, for the views that it animates itself, such as bars.
    package var completionSpeed: CGFloat { rest?.speed ?? 1 }
    package var completionCurve: UIView.AnimationCurve { rest?.curve ?? .easeInOut }

    package func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        companion(in: transitionContext).animator
    }

    package func animationEnded(_ transitionCompleted: Bool) {
        // Needed only for a transition that UIKit abandons before it began. Every other one has ended by this time.
        if run.isWaiting { finishUp(completed: transitionCompleted, tellsContext: false) }
    }

    // MARK: Interactive phase

    package func grab() -> Double? {
        guard run.isPlaying, let context else { return nil }
        context.pauseInteractiveTransition()
        if !run.isFinishing, !rules.canTurnAfterCancel, isCancellable { canOnlyCancel = true }
        guard let fraction = run.hold() else { return nil }
        if let chrome = rules.chrome(context) { chrome.presentedTakesTouches = true } else { touchOrder.restore() }
        update(fraction)
        return fraction
    }

    package func update(_ fraction: Double) {
        if run.isWaiting { earlyFraction = fraction }
        guard let context else { return }
        run.scrub(to: fraction) { within in
            companion?.scrub(to: within)
            context.updateInteractiveTransition(CGFloat(within))
        }
    }

    package func release(finishes: Bool, velocity: Double) {
        if run.isWaiting, startsInteractively { earlyRelease = (finishes, velocity) }
        guard run.isHeld else { return }
        // UIKit is notified before anything moves, so that bars and appearance callbacks know the outcome. UIKit may
        // then read ``completionSpeed`` and ``completionCurve``.
        let finishes = mayFinish(finishes)
        let rest = run.rest(finishing: finishes, velocity: velocity)
        self.rest = (rest.speed(ofWayLasting: transition.wholeRun.duration), rest.animationCurve)
        tellRelease(finishes: finishes)
        // UIKit calls the app here. The app may have ended the transition, or a finger may have grabbed it again.
        if case .running = run.phase { play(rest, finishing: finishes) }
    }

    /// Notifies UIKit of the release.
    ///
    /// - Returns: Whether the transition may finish.
    @discardableResult
    private func tellRelease(finishes: Bool) -> Bool {
        let finishes = mayFinish(finishes)
        // This comes first, so that a second release during UIKit's call has no effect.
        run.letGo(finishing: finishes)
        tell(context, finishes: finishes)
        return finishes
    }

    private func tell(_ context: (any UIViewControllerContextTransitioning)?, finishes: Bool) {
        if finishes || !isCancellable {
            context?.finishInteractiveTransition()
        } else {
            context?.cancelInteractiveTransition()
        }
    }

    /// Returns whether a released transition finishes.
    private func mayFinish(_ finishes: Bool) -> Bool {
        (finishes && !canOnlyCancel) || rules.turningBack == .isImpossible
    }

    /// Whether UIKit can cancel the transition.
    private var isCancellable: Bool { rules.turningBack == .cancels }

    /// Ends the transition immediately and skips its remaining run. A playing transition arrives where it was going. A
    /// held one finishes if `finishes` is true or UIKit cannot cancel it, and is cancelled otherwise.
    package func end(finishes: Bool) {
        switch run.phase {
        case .waiting, .over: break
        case .held: finishUp(completed: tellRelease(finishes: finishes || !isCancellable), tellsContext: true)
        case .running(let finishing): finishUp(completed: finishing, tellsContext: true)
        }
    }

    package func stop() {
        if run.isWaiting { isSuperseded = true } else { end(finishes: false) }
    }

    /// Ends the visible transition immediately, because UIKit requests another change. UIKit is notified one turn
    /// later, when it has registered the other change.
    package func giveWay() {
        switch run.phase {
        case .waiting:
            assert(
                !isBuilding, "\(transition.animator.info.name): choreography(in:) changed screens, it may only describe"
            )
            isSuperseded = true
        case .held: finishUp(completed: tellRelease(finishes: true), tellsContext: true, givesWay: true)
        case .running(let finishing): finishUp(completed: finishing, tellsContext: true, givesWay: true)
        case .over: break
        }
    }

    // MARK: Start and end

    private func start(_ context: any UIViewControllerContextTransitioning) {
        guard run.isWaiting else { return }
        isStarting = true
        defer { isStarting = false }
        self.context = context
        onStart?(context)
        frames = ScreenFrames(in: context)
        // Before the arriving screen is added, so that both share one layout pass.
        if isPlayable(in: context) { companion(in: context) }
        ScreenFrames.install(in: context, isForward: transition.isForward)
        let isPlayable = isPlayable(in: context)
        // UIKit may start a transition interactively even if `wantsInteractiveStart` is false (F112).
        if !startsInteractively, context.isInteractive { context.finishInteractiveTransition() }
        guard isPlayable else { return endAtOnce(context) }

        isBuilding = true
        let companion = companion(in: context)
        let stage = stage(in: context, timekeeper: companion.timekeeper)
        isBuilding = false
        if isSuperseded {
            stage.strike()
            return endAtOnce(context)
        }
        keptAlive = self
        run.enter(stage)
        // The app may have requested another change when it observed the beginning.
        if isSuperseded {
            run.strike()
            return endAtOnce(context)
        }
        if startsInteractively {
            run.hold(showsStart: earlyFraction == nil)
            if let earlyFraction { update(earlyFraction) } else { companion.scrub(to: 0) }
        } else {
            play(transition.wholeRun, finishing: true)
        }
        // After the companion: the keyboard is hidden in a block animation, and all alongside blocks run in the first
        // block animation of the transition (F133).
        keyboard = KeyboardHold(leaving: context.viewController(forKey: .from))
        if let earlyRelease { release(finishes: earlyRelease.finishes, velocity: earlyRelease.velocity) }
    }

    private func isPlayable(in context: any UIViewControllerContextTransitioning) -> Bool {
        let size = context.containerView.bounds.size
        let hasSize = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
        let hasScreen = context.view(forKey: .from) != nil || context.view(forKey: .to) != nil
        return context.isAnimated && !isSuperseded && transition.takesTime && hasSize && hasScreen
            && (startsInteractively || UIView.areAnimationsEnabled)
    }

    private func endAtOnce(_ context: any UIViewControllerContextTransitioning) {
        // Alongside blocks run in the first block animation of a transition, so there must be one, even without a
        // duration.
        UIView.animate(withDuration: 0) {}
        let finishes = mayFinish(earlyRelease?.finishes ?? true)
        // UIKit also requests animators for changes without animation, which are never interactive.
        if context.isInteractive { tell(context, finishes: finishes) }
        run.letGo(finishing: finishes)
        // In a later turn, because UIKit continues its set-up after this call, above all the set-up of the bars (F136).
        MainQueue.inNextTurn { self.finishUp(completed: finishes, tellsContext: true) }
    }

    private func stage(in context: any UIViewControllerContextTransitioning, timekeeper: CALayer) -> Stage {
        let isForward = transition.isForward
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        let chrome = rules.chrome(context)
        chrome?.willPose()
        let scene = TransitionScene(
            of: context.containerView,
            kind: transition.container,
            frame: chrome?.presentedFrame,
            anchors: context.viewController(forKey: isForward ? .to : .from)
                .map { anchors($0, context.containerView) } ?? (nil, nil)
        )
        var choreography = transition.choreography(in: scene)
        if let rise = chrome?.rise, rise > 0 { choreography.foreground.motions.append(.from(.offset(dy: rise))) }
        return Stage(
            screens: Stage.Screens(
                foreground: isForward ? to : from,
                background: chrome == nil ? (isForward ? from : to) : chrome?.posedPresenterView
            ),
            container: context.containerView,
            choreography: choreography,
            arriving: [isForward ? .foreground : .background],
            progress: transition.start,
            chrome: chrome,
            timekeeper: timekeeper,
            guest: guest.flatMap { makeGuest in setting(in: context).flatMap(makeGuest) }
        )
    }

    /// Returns both screens for a guest; nil if one of them is not loaded. A presenter's view is used wherever it is.
    private func setting(in context: any UIViewControllerContextTransitioning) -> StageSetting? {
        func screen(
            _ controllerKey: UITransitionContextViewControllerKey, _ viewKey: UITransitionContextViewKey
        ) -> StageSetting.Screen? {
            let controller = context.viewController(forKey: controllerKey)
            guard let view = context.view(forKey: viewKey) ?? controller?.viewIfLoaded, view.window != nil
            else { return nil }
            return StageSetting.Screen(view: view, controller: controller)
        }
        let isForward = transition.isForward
        guard let from = screen(.from, .from), let to = screen(.to, .to) else { return nil }
        return StageSetting(
            container: context.containerView, foreground: isForward ? to : from, background: isForward ? from : to,
            arriving: isForward ? .foreground : .background, isBackgroundInPlace: rules.chrome(context) != nil)
    }

    /// Returns the companion of the transition. There is only one, and UIKit may request its animator until the end and
    /// later (F135).
    @discardableResult
    private func companion(in context: any UIViewControllerContextTransitioning) -> CompanionAnimator {
        if let companion { return companion }
        let new = CompanionAnimator(
            in: context.containerView, transition: transition,
            // The poses were computed for the old size. At the end of the transition the screens are at rest, which is
            // right in any size.
            onResize: { [weak self] in self?.end(finishes: false) },
            onLeave: { [weak self] in self?.containerDidLeave() }
        )
        companion = new
        if run.isOver { new.end(finished: !isCancelled) }
        return new
    }

    private func play(_ rest: ProgressRun, finishing: Bool) {
        if let context, let chrome = rules.chrome(context) {
            chrome.presentedTakesTouches = finishing == transition.isForward
        } else if let context {
            touchOrder.putBehind(context.view(forKey: finishing ? .from : .to), in: context.containerView)
        }
        run.play(
            rest, finishing: finishing,
            along: { companion?.run($0) },
            completion: { [weak self] in self?.restIsPlayed(finishing: finishing) }
        )
    }

    private func restIsPlayed(finishing: Bool) {
        guard isStarting else { return finishUp(completed: finishing, tellsContext: true) }
        // A release right at the start leaves nothing to play, but UIKit continues its set-up (F136).
        MainQueue.inNextTurn {
            if self.run.phase == .running(finishing: finishing) {
                self.finishUp(completed: finishing, tellsContext: true)
            }
        }
    }

    /// Ends the transition if its container has left its window. A held transition is cancelled, because the finger is
    /// gone together with its recogniser, which may not report that. A playing transition is finished, because Core
    /// Animation may keep its animations and report no end (F201).
    private func containerDidLeave() {
        guard run.isHeld || run.isPlaying else { return }
        // UIKit may be removing the controllers, and must complete that before it is notified of an end.
        MainQueue.inNextTurn {
            guard self.run.isHeld || self.context?.containerView.window == nil else { return }
            self.end(finishes: false)
        }
    }

    private func finishUp(completed: Bool, tellsContext: Bool, givesWay: Bool = false) {
        guard run.end() else { return }
        let context = context
        let cancelled = context?.transitionWasCancelled ?? !completed
        isCancelled = cancelled
        isToBeTakenBack = !cancelled && !completed && rules.turningBack == .finishesFirst
        // The driver removes the view that it has added itself, and a dismissed view. A view that another change
        // already needs stays.
        if let context, !givesWay, cancelled ? rules.removesArrivingView : rules.removesLeavingView,
            let gone = context.view(forKey: cancelled ? .to : .from), gone.superview === context.containerView
        {
            gone.removeFromSuperview()
        }
        run.strike()
        touchOrder.restore()
        if let context {
            frames?.putInPlace(in: context)
            rules.chrome(context)?.presentedTakesTouches = true
        }
        companion?.end(finished: !cancelled)
        keptAlive = nil
        self.context = nil
        let conclude: @MainActor @Sendable () -> Void = { self.conclude(context, tellsContext: tellsContext) }
        if givesWay { MainQueue.inNextTurn(conclude) } else { conclude() }
    }

    /// Notifies UIKit of the end first, then the adapter, then the app.
    private func conclude(_ context: (any UIViewControllerContextTransitioning)?, tellsContext: Bool) {
        if tellsContext { context?.completeTransition(!isCancelled) }
        let goesBack = isCancelled || isToBeTakenBack
        if !goesBack, rules.announcesCustomPresentation, context?.presentationStyle == .custom {
            UIAccessibility.post(
                notification: .screenChanged, argument: context?.viewController(forKey: .to)?.viewIfLoaded)
        }
        onEnd(self)
        // After the call of the adapter, because an undone push returns its screen to the window in that call.
        if goesBack { keyboard?.giveBack() }
        run.reportEnd(cancelled: goesBack)
    }
}
#endif
