#if canImport(UIKit)
import UIKit

/// What a session has to know of its container.
@MainActor
protocol ContainerPort: AnyObject {
    /// The view that shows the screens, if it is loaded.
    var screensView: UIView? { get }
    /// A transition has begun to play here, or is over.
    func currentDidChange()
}

/// What the three adapters have in common: the transition that plays or is held, what a finger has asked UIKit for, and
/// how transitions and fingers are set up here.
@MainActor
final class ContainerSession {
    /// The kind of container.
    let kind: ContainerKind
    private weak var port: (any ContainerPort)?
    /// The edge that a finger moves towards on the way backward.
    var edge = TransitionEdge.trailing
    /// When a swipe that is let go of finishes.
    var releaseDecision = ReleaseDecision()
    /// When a cross-fade takes the animator's place.
    var motion = MotionPolicy.system
    /// Hears how each transition goes on and ends.
    var observer: TransitionObserver?
    /// Called when a finger is lifted before UIKit has begun what it asked for.
    var didReleaseEarly: (@MainActor (SwipeRequest) -> Void)?

    /// The transition that plays or is held.
    var current: (any ScrubbableTransition)? {
        didSet {
            grab?.isEnabled = current != nil
            if current == nil {
                passingGrab?.remove()
                passingGrab = nil
            }
            port?.currentDidChange()
        }
    }
    /// What a finger has asked UIKit for, until UIKit begins it.
    private(set) var request: SwipeRequest?
    /// The finger that takes hold of what plays, on the container's view.
    private var grab: GrabGesture?
    /// The same on what lies over the screens, for as long as it does.
    private var passingGrab: GrabGesture?

    init(_ kind: ContainerKind, port: any ContainerPort) {
        self.kind = kind
        self.port = port
    }

    // MARK: Directions

    var isRightToLeft: Bool { port?.screensView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The side of the screen that a finger moves towards on the way backward.
    var backwardEdge: ScreenEdge { edge.onScreen(isRightToLeft: isRightToLeft) }

    /// The points that a whole transition has towards an edge.
    func distance(towards edge: ScreenEdge) -> Double {
        guard let size = port?.screensView?.bounds.size else { return 0 }
        return Double(edge.isHorizontal ? size.width : size.height)
    }

    // MARK: Transitions

    /// An animator as it plays here.
    func directed(
        _ animator: any TransitionAnimator, _ direction: TransitionDirection, isMirrored: Bool
    ) -> DirectedTransition {
        DirectedTransition(
            animator: motion.animator(for: animator), direction: direction, container: kind, isMirrored: isMirrored)
    }

    /// Answers UIKit's question for an animator; what it gets is the current transition from here on. A finger that has
    /// asked for it leads.
    ///
    /// - Parameters:
    ///   - isObserved: Whether the observer hears of it.
    ///   - onStart: Called when UIKit begins it and nothing has moved yet.
    ///   - onEnd: Called when it is over and no longer the current one.
    func drive(
        _ transition: DirectedTransition,
        rules: TransitionRules = .container,
        isObserved: Bool = true,
        onStart: (@MainActor (any UIViewControllerContextTransitioning) -> Void)? = nil,
        onEnd: @escaping @MainActor (TransitionDriver) -> Void
    ) -> TransitionDriver {
        let request = takeRequest()
        let driver = TransitionDriver(
            transition, rules: rules,
            startsInteractively: request != nil,
            observer: isObserved ? observer : nil,
            onStart: onStart,
            onEnd: { [weak self] driver in
                if let self, current === driver { current = nil }
                onEnd(driver)
            }
        )
        current = driver
        if let release = request?.release { driver.release(finishes: release.finishes, velocity: release.velocity) }
        return driver
    }

    /// UIKit may ask for an animator and then change the screens without it. Who waits in vain must not keep them.
    func dropUnstarted() {
        if current?.isWaiting == true { current = nil }
    }

    // MARK: Fingers

    /// A finger asks UIKit for a change; whether that will come.
    func request(_ ask: () -> Bool) -> Bool {
        request = SwipeRequest()
        let isAsked = ask()
        // A change that is refused must not leave the next one waiting for a finger.
        if !isAsked { request = nil }
        return isAsked
    }

    /// What a finger has asked for is answered, or will never be.
    @discardableResult
    func takeRequest() -> SwipeRequest? {
        defer { request = nil }
        return request
    }

    /// Lets go of what a finger leads, or of what is still to begin.
    ///
    /// - Parameter velocity: Fractions of the transition per second, positive towards the end.
    func release(finishes: Bool, velocity: Double) {
        if let request {
            request.release = (finishes, velocity)
            didReleaseEarly?(request)
        } else {
            current?.release(finishes: finishes, velocity: velocity)
        }
    }

    /// Lets fingers on the container's view take hold of what plays; nil lets go of it and listens no more.
    func listen(on view: UIView?) {
        grab?.remove()
        grab = view.map { GrabGesture(on: $0, session: self) }
        grab?.isEnabled = current != nil
    }

    /// Lets fingers on a view that lies over the screens take hold of the current transition, until it is over; nil lets
    /// go of it.
    func listenWhilePlaying(on view: UIView?) {
        passingGrab?.remove()
        passingGrab = view.map { GrabGesture(on: $0, session: self) }
    }
}
#endif
