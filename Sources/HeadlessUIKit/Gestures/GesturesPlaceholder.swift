import Foundation

/// A finger on the screen.
@MainActor open class UITouch: NSObject {}

/// What happened to the touches.
@MainActor open class UIEvent: NSObject {}

/// Recognises a gesture in the touches of a view.
@MainActor open class UIGestureRecognizer: NSObject {
    /// The view the recogniser was added to; the view sets it.
    open internal(set) weak var view: UIView?
}
