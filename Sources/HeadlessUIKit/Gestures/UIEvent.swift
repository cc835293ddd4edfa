import Foundation

/// Something that happened to the touches of a window at one instant.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches = 0
        /// A motion of the device.
        case motion = 1
        /// Physical buttons.
        case presses = 3
        /// A scroll of a trackpad or mouse wheel.
        case scroll = 10
        /// A pointer above a view.
        case hover = 11
        /// A pinch or rotation of a trackpad.
        case transform = 14
    }

    /// The kind of the event.
    public internal(set) var type: UIEvent.EventType = .touches
    /// When it happened, in seconds of the virtual clock.
    public internal(set) var timestamp: TimeInterval = 0
    /// All touches that are down, those that did not change included.
    public internal(set) var allTouches: Set<UITouch>?

    /// The touch that the event is about, and what it did.
    var change: (touch: UITouch, phase: UITouch.Phase)?
    /// The scroll that the event is about, and what it did.
    var scroll: ScrollChange?

    /// The touches that hit a view.
    @discardableResult
    open func touches(for view: UIView) -> Set<UITouch>? {
        filtered { $0.view === view }
    }

    /// The touches that began in a window.
    @discardableResult
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        filtered { $0.window === window }
    }

    /// The touches that a recogniser receives.
    @discardableResult
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        filtered { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    private func filtered(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        guard let touches = allTouches?.filter(isIncluded), !touches.isEmpty else { return nil }
        return touches
    }
}
