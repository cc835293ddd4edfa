import Foundation

/// Something that can be sent events, a link of the chain from the touched view to the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
    nonisolated(unsafe) var associatedValues = AssociatedValues()

    /// A responder outside any chain.
    public override init() {
        super.init()
    }

    /// The responder that gets an event which this object does not handle.
    open var next: UIResponder? { nil }

    /// Touches began; passed on to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Touches moved; passed on to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Touches were lifted; passed on to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches were taken away; passed on to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Whether the object may become first responder; by default not.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the object may resign first responder.
    open var canResignFirstResponder: Bool { true }

    /// Whether the object is the first responder.
    open var isFirstResponder: Bool { World.current.firstResponder === self }

    /// Makes the object the first responder, if it can be and the present one resigns.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder else { return false }
        if let present = World.current.firstResponder {
            // The keyboard stays in place while the first responder changes from one field to another.
            World.current.keyboard.isPassedOn = true
            let resigned = present.resignFirstResponder()
            World.current.keyboard.isPassedOn = false
            guard resigned else { return false }
        }
        World.current.firstResponder = self
        Keyboard.update()
        return true
    }

    /// Resigns first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        World.current.firstResponder = nil
        if !World.current.keyboard.isPassedOn { Keyboard.update() }
        return true
    }

    /// Whether the keyboard is shown while this object is the first responder.
    var bringsUpKeyboard: Bool { false }

    /// The first responder if it is a view in `view`.
    static func firstResponder(in view: UIView) -> UIView? {
        guard let candidate = World.current.firstResponder as? UIView, candidate.isDescendant(of: view) else {
            return nil
        }
        return candidate
    }

    // MARK: Accessibility

    /// Leaves a modal view, for an assistive technology; returns whether there was one to leave. On Apple's platforms
    /// this is a method of every object.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }
}
