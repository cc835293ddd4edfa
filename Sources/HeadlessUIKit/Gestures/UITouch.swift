import Foundation

/// One finger on the screen, from the moment it comes down until it is lifted or cancelled.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What a touch does at the moment of an event.
    public enum Phase: Int, Sendable {
        /// The finger came down.
        case began
        /// The finger moved.
        case moved
        /// The finger is down and did not move since the last event.
        case stationary
        /// The finger was lifted.
        case ended
        /// The system took the touch away.
        case cancelled
        /// A pointer entered a window.
        case regionEntered
        /// A pointer moved within a window.
        case regionMoved
        /// A pointer left a window.
        case regionExited
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct
        /// A remote control.
        case indirect
        /// A pencil.
        case pencil
    }

    /// When the touch came down or last changed, in seconds of the virtual clock.
    public internal(set) var timestamp: TimeInterval = 0
    /// What the touch does at the moment.
    public internal(set) var phase: UITouch.Phase = .began
    /// How many times in a row the screen was tapped at this place, this touch included.
    public internal(set) var tapCount = 1
    /// What touches the screen.
    public internal(set) var type: UITouch.TouchType = .direct
    /// The window in which the touch began.
    public internal(set) weak var window: UIWindow?
    /// The view that the touch hit when it began; it stays the same wherever the finger goes, and lives as long.
    public var view: UIView? { hitsWindow ? window : hitView }
    /// The recognisers that receive the touch.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The view, unless it is the window, which must not keep itself alive by its touches.
    private var hitView: UIView?
    private var hitsWindow = false

    /// Sets the view that the touch hit.
    func hit(_ view: UIView) {
        hitsWindow = view === window
        hitView = hitsWindow ? nil : view
    }

    /// Where the touch is, in the coordinates of its window.
    var point = CGPoint.zero
    /// The place of the touch at the previous event, in the coordinates of its window.
    var previousPoint = CGPoint.zero

    /// Where the touch is, in the coordinates of `view`, or of the window if `view` is nil.
    @discardableResult
    open func location(in view: UIView?) -> CGPoint {
        UITouch.convert(point, of: window, to: view)
    }

    /// Where the touch was at the event before, in the coordinates of `view`, or of the window if `view` is nil.
    @discardableResult
    open func previousLocation(in view: UIView?) -> CGPoint {
        UITouch.convert(previousPoint, of: window, to: view)
    }

    /// The point of a window in a view of it. A view that is in no window, or in another, cannot say where it is on
    /// the screen; it is converted through its own topmost ancestor.
    static func convert(_ point: CGPoint, of window: UIWindow?, to view: UIView?) -> CGPoint {
        guard let view else { return point }
        guard let window, view.window === window else { return view.convert(point, from: nil) }
        return view.convert(point, from: window)
    }
}
