#if canImport(UIKit)
import TransitionCore
import UIKit

/// The questions that a session asks its adapter about the container.
@MainActor
protocol ContainerPort: AnyObject {
    /// The container's own view, if it is loaded.
    var screensView: UIView? { get }
    /// The container, or the controller that is presented.
    var controller: UIViewController? { get }
    /// Whether the app has asked for a change that UIKit has not asked us about yet.
    var isChangeRequested: Bool { get }
    /// Called when ``ContainerSession/current`` has changed: a transition has begun, or is over.
    func currentDidChange()
}

/// The state that the three adapters have in common: the transition that plays or is held, the change that a finger has
/// asked UIKit for, and the settings of transitions and fingers.
@MainActor
package final class ContainerSession {
    /// The kind of container.
    let kind: ContainerKind
    private weak var port: (any ContainerPort)?
    /// The edge that a finger moves towards in a backward transition.
    var edge = TransitionEdge.trailing
    /// When a swipe finishes after its finger was lifted.
    var releaseDecision = ReleaseDecision()
    /// When a cross-fade replaces the animator.
    var motion = MotionPolicy.system
    /// Called with the progress and the outcome of each transition.
    var observer: TransitionObserver?
    /// Called like ``observer`` for the next transition, by what moves along with it.
    var follower: TransitionObserver?
    /// Called with the steps of each run, before the app hears of its end.
    var onStep: (@MainActor (RunStep) -> Void)?
    /// Called when a finger is lifted before UIKit has begun the change that it asked for.
    var didReleaseEarly: (@MainActor (SwipeRequest) -> Void)?

    /// Whether a transition plays or is held.
    package var isPlaying: Bool { current != nil }

    /// The transition that plays or is held.
    var current: (any ScrubbableTransition)? {
        didSet {
            grab?.isEnabled = current != nil
            if current == nil {
                passingGrab?.remove()
                passingGrab = nil
            }
            hand?.currentDidChange()
            port?.currentDidChange()
        }
    }
    /// The app's code in the place of a finger, if it has ever asked for that.
    private var hand: TransitionControl?
    /// A run that only makes way for the window's, which is told of instead.
    private weak var silentRun: ScrubbableRun?
    /// Who watches the changes of the window, looked up anew for each of them.
    private weak var inspection: (any SessionInspection)?
    /// The change that a finger has asked UIKit for, until UIKit begins it.
    private(set) var request: SwipeRequest?
    /// The pan that takes hold of a transition that plays, on the container's view.
    private var grab: GrabGesture?
    /// The same on a view that covers the screens during a transition.
    private var passingGrab: GrabGesture?

    init(_ kind: ContainerKind, port: any ContainerPort) {
        self.kind = kind
        self.port = port
    }

    // MARK: Directions

    var isRightToLeft: Bool { port?.screensView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// ``edge`` as a side of the screen, in the current layout direction.
    var backwardEdge: ScreenEdge { edge.onScreen(isRightToLeft: isRightToLeft) }

    /// How far a finger has to move towards an edge for a whole transition, in points.
    func distance(towards edge: ScreenEdge) -> Double {
        guard let size = port?.screensView?.bounds.size else { return 0 }
        return Double(edge.isHorizontal ? size.width : size.height)
    }

    // MARK: Transitions

    /// The container, or the controller that is presented.
    package var controller: UIViewController? { port?.controller }

    /// A change is about to be made here, and nothing has moved yet.
    ///
    /// - Parameter window: Where, if the container is not there yet.
    func willBegin(in window: UIWindow? = nil) {
        inspection = (window ?? port?.screensView?.window).flatMap { InspectionClaim.inspection(on: $0) }
        inspection?.willBegin(in: self)
    }

    /// An animator with everything that decides how it plays in this container.
    func directed(
        _ animator: any TransitionAnimator, _ direction: TransitionDirection, isMirrored: Bool
    ) -> DirectedTransition {
        DirectedTransition(
            animator: motion.animator(for: animator), direction: direction, container: kind, isMirrored: isMirrored)
    }

    /// Makes the driver that is returned to UIKit as the animation controller. It becomes the current transition. If a
    /// finger has asked for the change, the transition starts under that finger.
    ///
    /// - Parameters:
    ///   - isObserved: Whether the observer is told about the transition.
    ///   - onStart: Called when UIKit begins the transition and nothing has moved yet.
    ///   - onEnd: Called when the transition is over and no longer the current one.
    func drive(
        _ transition: DirectedTransition,
        rules: TransitionRules = .container,
        isObserved: Bool = true,
        onStart: (@MainActor (any UIViewControllerContextTransitioning) -> Void)? = nil,
        onEnd: @escaping @MainActor (TransitionDriver) -> Void
    ) -> TransitionDriver {
        let request = takeRequest(isAnswered: true)
        let isLed = request == nil && isControlWaiting && transition.animator.hasUsableDuration
        let driver = TransitionDriver(
            transition, rules: rules,
            startsInteractively: request != nil || isLed,
            observer: isObserved ? everybody : nil,
            watcher: self,
            onStart: onStart,
            onEnd: { [weak self] driver in
                if let self, current === driver { current = nil }
                onEnd(driver)
            }
        )
        current = driver
        silentRun = isObserved ? nil : driver.run
        if isLed { hand?.lead(driver) }
        if let release = request?.release { driver.release(finishes: release.finishes, velocity: release.velocity) }
        return driver
    }

    /// The follower and the observer as one.
    private var everybody: TransitionObserver? {
        let (follower, observer) = (follower, observer)
        self.follower = nil
        guard let follower else { return observer }
        guard let observer else { return follower }
        return {
            follower($0)
            observer($0)
        }
    }

    /// Tells of a change that has taken place and could not be shown.
    func tellOfUnseenChange() {
        observer?(.finished)
        TransitionAudience.known(on: port?.controller)?.changed()
    }

    /// Drops a current transition that UIKit has not begun. UIKit may ask for an animator and then change the screens
    /// without it; that driver would keep both screens alive.
    func dropUnstarted() {
        if current?.isWaiting == true { current = nil }
    }

    // MARK: Fingers

    /// Asks UIKit for a change under a finger.
    ///
    /// - Returns: Whether UIKit will begin the change.
    func request(_ ask: () -> Bool) -> Bool {
        request = SwipeRequest()
        let isAsked = ask()
        // After a refused change the next one must not start under a finger.
        if !isAsked { request = nil }
        return isAsked
    }

    /// What a finger has asked for is answered, or will never be.
    ///
    /// - Parameter isAnswered: Whether the change is there.
    @discardableResult
    func takeRequest(isAnswered: Bool = false) -> SwipeRequest? {
        if !isAnswered { hand?.requestIsOver() }
        defer { request = nil }
        return request
    }

    /// Follows a finger: a fraction of the transition, 0 to 1.
    func update(_ fraction: Double) {
        if !isControlled { current?.update(fraction) }
    }

    /// Lets go of what a finger leads, or of what is still to begin. What the app's code leads stays with it.
    ///
    /// - Parameter velocity: Fractions of the transition per second, positive towards the end.
    func release(finishes: Bool, velocity: Double) {
        if let request {
            request.release = (finishes, velocity)
            didReleaseEarly?(request)
        } else if !isControlled {
            current?.release(finishes: finishes, velocity: velocity)
        }
    }

    /// Nobody leads here any more, neither a finger nor the app's code: what is held goes back.
    func letGo() {
        hand?.drop()
        release(finishes: false, velocity: 0)
    }

    // MARK: The app's code

    /// The app's code in the place of a finger.
    package var control: TransitionControl {
        if let hand { return hand }
        let new = TransitionControl(of: self)
        hand = new
        return new
    }

    /// Whether the app's code waits for the next change, to lead it from the start.
    var isControlWaiting: Bool { hand?.takesNext == true && UIView.areAnimationsEnabled }

    /// Whether the app has asked for a change that UIKit has not asked us about yet.
    var isChangeRequested: Bool { port?.isChangeRequested == true }

    /// Whether the current transition is led by the app's code.
    private var isControlled: Bool { current.map { hand?.leads($0) == true } ?? false }

    // MARK: Fingers on views

    /// Lets fingers on the container's view take hold of a transition that plays. With nil, a finger loses its hold and
    /// no further one is recognised.
    func listen(on view: UIView?) {
        grab?.remove()
        grab = view.map { GrabGesture(on: $0, session: self) }
        grab?.isEnabled = current != nil
    }

    /// Lets fingers on a view that covers the screens take hold of the current transition, until it is over. With nil,
    /// a finger loses its hold.
    func listenWhilePlaying(on view: UIView?) {
        passingGrab?.remove()
        passingGrab = view.map { GrabGesture(on: $0, session: self) }
    }
}

extension ContainerSession: RunWatcher {
    func run(_ run: ScrubbableRun, did step: RunStep) {
        hand?.run(run, did: step)
        inspection?.run(run, did: step, in: self)
        onStep?(step)
        if run !== silentRun { TransitionAudience.tell(of: run, step, on: port?.controller) }
    }
}
#endif
