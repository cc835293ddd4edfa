import Foundation

/// Something that can be sent events, a link of the chain from the touched view to the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
    @exclusivity(unchecked) nonisolated(unsafe) final var associatedValues = AssociatedValues()

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

    // MARK: Accessibility (on Apple's platforms, all of it belongs to every object)

    var accessibility = AccessibilityValues()
    /// What the object says by itself.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
    /// Where the object is on the screen.
    var ownAccessibilityFrame: CGRect { .zero }
    /// The window that the object is in.
    var accessibilityWindow: UIWindow? { nil }

    /// Whether assistive technologies read the object, and then nothing that is in it. Default false, true for the
    /// system's labels and controls.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? accessibilityDefaults.isElement }
        set { accessibility.isElement = newValue }
    }

    /// The name of the object, in a word or two. By default the text of a label or the title of a button.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? accessibilityDefaults.label }
        set { accessibility.label = newValue }
    }

    /// The value of the object, where that is something else than its name.
    open var accessibilityValue: String? {
        get { accessibility.value ?? accessibilityDefaults.value }
        set { accessibility.value = newValue }
    }

    /// What becomes of an activation, for those who want to hear hints.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    /// What the object is, and how it behaves.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? accessibilityDefaults.traits }
        set { accessibility.traits = newValue }
    }

    /// A name for tests, which is never read.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    /// The place on the screen, in its coordinates. By default a view's frame.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? ownAccessibilityFrame }
        set { accessibility.frame = newValue }
    }

    /// Where an activation touches, in the screen's coordinates. By default the middle of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }

    /// The elements of a container, in the order in which they are read; nil for those that its subviews have.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }

    /// Whether assistive technologies see nothing of what is in the object. Default false.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }

    /// Whether assistive technologies see nothing of the view's siblings. Default false.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }

    /// Whether what is in the object is read together, wherever it is on the screen. Default false.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    /// What the object contains.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }

    /// What can be done with the element besides activating it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    /// The element is activated. By default it is not, and touched at its activation point instead.
    ///
    /// - Returns: whether the object has done something.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }

    /// The value of an adjustable element goes up.
    open func accessibilityIncrement() {}

    /// The value of an adjustable element goes down.
    open func accessibilityDecrement() {}

    /// Leaves a modal view, for an assistive technology; returns whether there was one to leave.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }

    /// The same as a closure, which counts before the method and its overrides. From iOS 17.
    open var accessibilityPerformEscapeBlock: AXBoolReturnBlock?
}
