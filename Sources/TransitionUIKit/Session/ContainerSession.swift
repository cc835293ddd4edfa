#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The container as a session sees it.
@MainActor
package protocol ContainerPort: AnyObject {
    /// The container's own view, if it is loaded.
    var screensView: UIView? { get }
    /// The container, or the controller that is presented.
    var controller: UIViewController? { get }
    /// Whether the app has requested a change for which UIKit has not yet asked for an animator.
    var isChangeRequested: Bool { get }
    /// The installed animator; nil if a rule returns the animator of each change.
    var installedAnimator: (any TransitionAnimator)? { get }
    /// The options in effect.
    var installedOptions: Any { get }
    /// The recognisers of the swipes that begin a change.
    var swipeGestureRecognizers: [UIPanGestureRecognizer] { get }
    /// Returns the distance that a finger moves towards an edge for a whole transition, in points.
    func distance(towards edge: ScreenEdge) -> Double
    /// Called when ``ContainerSession/current`` has changed: a transition has begun or ended.
    func currentDidChange()
    /// Called when the app has changed the container's settings.
    func settingsDidChange()
    /// Called when the app has switched all transitions off or on. What played has ended.
    func switchDidChange()
}

extension ContainerPort {
    package func distance(towards edge: ScreenEdge) -> Double { length(towards: edge) }

    /// Returns the width or the height of the container's own view, in points.
    func length(towards edge: ScreenEdge) -> Double {
        guard let size = screensView?.bounds.size else { return 0 }
        return Double(edge.isHorizontal ? size.width : size.height)
    }
}

/// The state that the three adapters share: the transition that plays or is held, the change that a finger has
/// requested, and the settings of transitions and gestures.
@MainActor
package final class ContainerSession {
    /// The kind of container.
    let kind: ContainerKind
    private weak var port: (any ContainerPort)?
    /// The app's settings for this container.
    let settings: ContainerSettings
    /// The edge that a finger moves towards in a backward transition.
    var edge = TransitionEdge.trailing
    /// What UIKit's changes of this container require.
    package var rules = TransitionRules.container
    /// Decides whether a released swipe finishes.
    package var releaseRule = ReleaseRule()
    /// Decides when a cross-fade replaces the animator.
    package var motion = MotionPolicy.system
    /// Called with the beginning, the progress and the outcome of each transition.
    var observer: TransitionObserver? { settings.onEvent }
    /// Called when a finger is lifted before UIKit has begun the change that it requested.
    var didReleaseEarly: (@MainActor (SwipeRequest) -> Void)?

    /// Whether a transition plays or is held.
    package var isPlaying: Bool { current != nil }

    /// The transition that plays or is held.
    package internal(set) var current: (any ScrubbableTransition)? {
        didSet {
            hand?.currentDidChange()
            port?.currentDidChange()
        }
    }
    /// The control for the app's code; nil until the app requests it.
    private var hand: TransitionControl? { settings.usedControl }
    /// The subscribers to the transitions of this container.
    private var feed: TransitionFeed { settings.feed }
    /// The subscribers to the transitions of the window, looked up for each change.
    private weak var windowFeed: TransitionFeed?
    /// The latest request of a finger, until UIKit's call has returned and UIKit has begun the change.
    private var swipe: SwipeRequest?
    private var switchWatch: SwitchWatch?

    package init(_ kind: ContainerKind, port: any ContainerPort, settings: ContainerSettings) {
        self.kind = kind
        self.port = port
        self.settings = settings
        switchWatch = SwitchWatch { [weak self] in
            if !Transitions.isEnabled { self?.stop() }
            self?.port?.switchDidChange()
        }
    }

    deinit {
        // The container is freed, and nothing else would end a change that is held. Its screens would stay alive.
        guard let current else { return }
        MainQueue.inNextTurn {
            if current.run.isHeld { current.stop() } else { current.release(finishes: false, velocity: 0) }
        }
    }

    // MARK: Directions

    package var isRightToLeft: Bool { port?.screensView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// ``edge`` as a side of the screen, in the current layout direction.
    var backwardEdge: ScreenEdge { edge.onScreen(isRightToLeft: isRightToLeft) }

    /// Returns the distance that a finger moves towards an edge for a whole transition, in points.
    func distance(towards edge: ScreenEdge) -> Double { port?.distance(towards: edge) ?? 0 }

    // MARK: Transitions

    /// The container, or the controller that is presented.
    package var controller: UIViewController? { port?.controller }

    /// Called before a change of this container, when nothing has moved yet.
    ///
    /// - Parameter window: The window of the change, if the container is not in one yet.
    package func willBegin(in window: UIWindow? = nil) {
        let window = window ?? port?.screensView?.window
        if let window { WindowLife.note(self, in: window) }
        windowFeed = window.flatMap { TransitionFeed.known(on: $0) }
        windowFeed?.publish(TransitionFeed.Notice(kind: .change, session: self))
    }

    /// Returns an animator together with all values that decide how it plays in this container.
    @inline(never)
    package func directed(
        _ animator: any TransitionAnimator, _ direction: TransitionDirection, isMirrored: Bool
    ) -> DirectedTransition {
        DirectedTransition(
            animator: motion.animator(for: animator), direction: direction, container: kind, isMirrored: isMirrored)
    }

    /// Makes the driver that UIKit receives as the animation controller, and makes it the current transition. If a
    /// finger has requested the change, the transition starts under that finger.
    ///
    /// - Parameters:
    ///   - rules: The rules of this transition; nil takes the rules of the container.
    ///   - isObserved: Whether the app's observers are notified of the transition.
    ///   - follower: Called like ``observer``, on behalf of a view that moves with the transition.
    ///   - onStart: Called when UIKit begins the transition, before anything has moved.
    ///   - onEnd: Called when the transition has ended and is not the current one any more.
    @inline(never)
    package func drive(
        _ transition: DirectedTransition,
        rules: TransitionRules? = nil,
        isObserved: Bool = true,
        follower: TransitionObserver? = nil,
        onStart: (@MainActor (any UIViewControllerContextTransitioning) -> Void)? = nil,
        onEnd: @escaping @MainActor (TransitionDriver) -> Void
    ) -> TransitionDriver {
        let request = takeRequest(as: .begun)
        let isLed = request == nil && isControlWaiting && transition.takesTime
        let driver = TransitionDriver(
            transition, rules: rules ?? self.rules,
            startsInteractively: request != nil || isLed,
            watcher: cast(isObserved: isObserved, follower: follower),
            anchors: AnchorTable.places(of:in:),
            guest: transition.animator.carriesElements && !motion.isReduced ? StageGuests.make : nil,
            onStart: onStart,
            onEnd: { [weak self] driver in
                if let self, current === driver { current = nil }
                onEnd(driver)
            }
        )
        current = driver
        if isLed { hand?.lead(driver) }
        if let fraction = request?.fraction { driver.update(fraction) }
        if let release = request?.release { driver.release(finishes: release.finishes, velocity: release.velocity) }
        // What a finger had requested when all was switched off is cancelled, and does not play back.
        if !Transitions.isEnabled { driver.stop() }
        return driver
    }

    /// Makes the watcher of a run, which notifies the app's observer and the subscribers.
    func cast(isObserved: Bool = true, follower: TransitionObserver? = nil) -> RunCast {
        RunCast(
            self, feed: feed, windowFeed: windowFeed, waiters: settings.waiters, follower: follower, observer: observer,
            isSilent: !isObserved)
    }

    /// Reports a change that took place without a visible transition.
    @inline(never)
    package func tellOfUnseenChange() {
        for event in [TransitionEvent.began, .finished] {
            observer?(event)
            feed.publish(event)
        }
        settings.waiters.endUnseen()
    }

    /// Drops a current transition that UIKit has not begun. UIKit may request an animator and then change the screens
    /// without it. The driver would keep both screens alive.
    func dropUnstarted() {
        guard let waiting = current, waiting.isWaiting else { return }
        // UIKit may be beginning it, and the app has requested another change when it observed the beginning. Nothing
        // could release the driver any more, so it must not hold its screens.
        (waiting as? TransitionDriver)?.stop()
        current = nil
    }

    /// Called when the window of an earlier change was freed.
    func windowIsGone() {
        if port?.screensView?.window == nil { current?.stop() }
    }

    /// Ends what plays, is held or was requested, because the app has switched all transitions off, or because the
    /// container leaves its window.
    @inline(never)
    func stop() {
        if let request {
            request.release = (finishes: false, velocity: 0)
        } else if let current, current.isWaiting, !isControlled {
            current.release(finishes: false, velocity: 0)
        }
        current?.stop()
    }

    // MARK: Fingers

    /// Whether UIKit is ready for a change of this container, because no other change is in progress.
    package var isAtRest: Bool { port?.controller?.transitionCoordinator == nil }

    /// The change that a finger has requested, until UIKit begins it.
    var request: SwipeRequest? { swipe?.isPending == true ? swipe : nil }

    /// Whether a finger's request is calling UIKit.
    var isRequesting: Bool { swipe?.isInCall == true }

    /// Requests a change from UIKit for a finger.
    ///
    /// - Parameter ask: Calls UIKit.
    /// - Returns: Whether UIKit will begin the change: the result of the call.
    package func request(_ new: SwipeRequest = SwipeRequest(), _ ask: () -> Bool) -> Bool {
        swipe = new
        let isAsked = ask()
        // After a refused change, the next one must not start under a finger.
        if isAsked, new.phase == .asking { new.phase = .accepted } else if swipe === new { swipe = nil }
        return isAsked
    }

    /// Ends the pending request, because it was answered or will never be.
    ///
    /// - Parameter phase: Whether UIKit has taken an animator for it.
    @discardableResult
    func takeRequest(as phase: SwipeRequest.Phase = .declined) -> SwipeRequest? {
        if phase == .declined { hand?.requestIsOver() }
        guard let request else { return nil }
        if request.phase == .accepted { swipe = nil }
        request.phase = phase
        return request
    }

    /// Moves the transition that a finger drives, or has requested, to the finger's position, as a fraction from 0 to 1.
    func update(_ fraction: Double) {
        if let request {
            request.fraction = fraction
        } else if !isControlled {
            current?.update(fraction)
        }
    }

    /// Notes the finger that moves the transition, for one that follows it.
    func note(_ finger: FingerPull) {
        if !isControlled { current?.run.finger = finger }
    }

    /// Releases the transition that a finger drives, or the change that it has requested. A transition driven by code
    /// stays held.
    ///
    /// - Parameter velocity: The velocity towards the end, in fractions of the transition per second.
    func release(finishes: Bool, velocity: Double) {
        if let request {
            request.release = (finishes, velocity)
            didReleaseEarly?(request)
        } else if !isControlled {
            current?.release(finishes: finishes, velocity: velocity)
        }
    }

    /// Called when the adapter is uninstalled. Takes the transition away from the finger or the code that holds it, and
    /// cancels it.
    func leave() {
        hand?.drop()
        release(finishes: false, velocity: 0)
        // What plays goes on without this session, and ends with the switch all the same.
        if let driver = current as? TransitionDriver {
            driver.attendant = SwitchWatch { [weak driver] in
                if !Transitions.isEnabled { driver?.stop() }
            }
        }
        if settings.session === self { settings.session = nil }
    }

    // MARK: The app's code

    /// Drives the container's transitions from code.
    package var control: TransitionControl { settings.control }

    /// Whether the control waits for the next change, to hold it at its start.
    var isControlWaiting: Bool { hand?.takesNext == true && UIView.areAnimationsEnabled }

    /// Whether the app has requested a change for which UIKit has not yet asked for an animator.
    var isChangeRequested: Bool { port?.isChangeRequested == true }

    /// Whether the app's code holds the current transition.
    private var isControlled: Bool { current.map { hand?.leads($0) == true } ?? false }
}

extension ContainerSession: ControlledSession {}

extension ContainerSession: InstalledSession {
    var animator: (any TransitionAnimator)? { port?.installedAnimator }

    var options: Any? { port?.installedOptions }

    var swipeGestureRecognizers: [UIPanGestureRecognizer] { port?.swipeGestureRecognizers ?? [] }

    func settingsDidChange() { port?.settingsDidChange() }
}
#endif
