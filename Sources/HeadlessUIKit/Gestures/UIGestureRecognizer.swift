import Foundation

/// Watches the touches of a view and its subviews and tells when they make a gesture.
///
/// The states follow Apple's "About the gesture recognizer state machine": a discrete gesture goes from possible to
/// ended or failed, a continuous one from possible to began, changed any number of times, and ended or cancelled.
/// Subclasses set `state` in the touch methods; every rule about who may recognise is applied there.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a recogniser is in its attempt to recognise.
    public enum State: Int, Sendable {
        /// Not yet recognised, but still may be; where every attempt starts.
        case possible
        /// A continuous gesture was recognised.
        case began
        /// A continuous gesture went on.
        case changed
        /// A continuous gesture is over, or a discrete one was recognised.
        case ended
        /// A continuous gesture was broken off.
        case cancelled
        /// The touches do not make the gesture.
        case failed

        /// A discrete gesture was recognised: the same as `ended`.
        public static var recognized: UIGestureRecognizer.State { .ended }

        var isFinal: Bool { rawValue >= State.ended.rawValue }
        var isRecognizing: Bool { self == .began || self == .changed }
    }

    /// The delegate, which may restrict what the recogniser receives and recognises.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A name for debugging.
    open var name: String?
    /// Whether the view's touches are cancelled when the gesture is recognised. Default true.
    open var cancelsTouchesInView = true
    /// Whether the view's touches are held back until the recogniser has failed. Default false.
    open var delaysTouchesBegan = false
    /// Whether the end of the view's touches is held back until the recogniser has failed. Default true.
    open var delaysTouchesEnded = true
    /// The kinds of touches, as raw values of `UITouch.TouchType`, that are received. Default: all.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// The view to which the recogniser was added.
    open var view: UIView? { home }

    /// The value of `view`; set by the view.
    weak var home: UIView? {
        didSet {
            if oldValue != nil, oldValue !== home { leftView() }
        }
    }

    /// Whether touches are received. Setting it to false while recognising cancels the gesture.
    open var isEnabled = true {
        didSet {
            if oldValue, !isEnabled { disabled() }
        }
    }

    /// The present state, as opposed to ``shown``.
    var current = State.possible
    /// The state that a running action reads.
    var shown: State?
    /// A recognition that waits until the recognisers in `blockers` have failed.
    var held: State?
    var blockers: [UIGestureRecognizer] = []
    /// Whether the recogniser has had a touch since it was last reset.
    var isActive = false
    /// The touches that are down and are received.
    var tracked: [UITouch] = []
    /// Where the last touch was, in window coordinates: what `location(in:)` says when all are up.
    var lastPoint = CGPoint.zero
    weak var lastWindow: UIWindow?
    weak var environment: GestureEnvironment?
    var pendingActions: [State] = []
    /// Whether the actions wait for the next turn of the run loop.
    var isDeferred = false
    var failureRequirements: [WeakRecognizer] = []
    var actions: [RecognizerAction] = []

    /// A recogniser without an action.
    public override init() {
        super.init()
    }

    /// Where the recogniser is in its attempt. Readable by all; on Apple only subclasses see the setter, through
    /// `UIKit.UIGestureRecognizerSubclass`.
    open var state: UIGestureRecognizer.State {
        get { shown ?? current }
        set { transition(to: newValue) }
    }

    /// How many touches are down and received.
    open var numberOfTouches: Int { tracked.count }

    /// The middle of the touches, in the coordinates of `view`, or of the window if `view` is nil.
    @discardableResult
    open func location(in view: UIView?) -> CGPoint {
        UITouch.convert(middle, of: tracked.first?.window ?? lastWindow, to: view)
    }

    /// Where one of the touches is. As on Apple it is an error to ask for a touch that is not there.
    @discardableResult
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard tracked.indices.contains(touchIndex) else {
            Headless.raise("location(ofTouch: \(touchIndex)) of \(tracked.count) touches")
            return .zero
        }
        return tracked[touchIndex].location(in: view)
    }

    /// The recogniser waits, in `.possible`, until the other has failed, and fails if the other recognises.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
    }

    /// Called when no condition is left, before the state changes.
    func willRecognize() {}

    // MARK: For subclasses

    /// Touches came down. The classes of gestures override this.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The attempt is over; forget everything about it. What is still down is ignored from here on.
    open func reset() {}

    /// Receives nothing more of a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        tracked.removeAll { $0 === touch }
        environment?.stop(sending: touch, to: self)
    }

    /// Whether recognising makes the other fail. Default true.
    @discardableResult
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the other's recognition makes this one fail. Default true.
    @discardableResult
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recogniser waits until the other has failed. Default false.
    @discardableResult
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the other waits until this recogniser has failed. Default false.
    @discardableResult
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether an event is received at all. Default: what the delegate says.
    @discardableResult
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }
}

/// A recogniser that is not kept alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
    }
}

/// Something a recogniser calls, as long as it is wanted.
@MainActor
final class RecognizerAction {
    let run: @MainActor (UIGestureRecognizer) -> Void
    var isAlive = true

    init(_ run: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.run = run
    }
}
