import Foundation

/// A line of text to edit. A tap makes it first responder and so brings up the keyboard; it draws nothing here.
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// The text; nil counts as an empty one.
    open var text: String? {
        get { content }
        set { content = newValue ?? "" }
    }
    /// What an empty field shows.
    open var placeholder: String?
    /// Whether the field is first responder.
    open var isEditing: Bool { isFirstResponder }

    /// A field has begun to be edited; the object of the notice is the field.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")

    private var content = ""

    /// A text field takes the keyboard, unless it is disabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    override var bringsUpKeyboard: Bool { true }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: content.isEmpty ? placeholder : content, traits: stateTraits)
    }

    /// Begins to edit.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let was = isFirstResponder
        let became = super.becomeFirstResponder()
        if became, !was {
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        }
        return became
    }

    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let was = isFirstResponder
        let resigned = super.resignFirstResponder()
        if resigned, was { sendActions(for: .editingDidEnd) }
        return resigned
    }

    /// A finger was lifted on it. Only what is in an active view hierarchy may take the keyboard, says the
    /// documentation of `becomeFirstResponder`, and that is what has a window.
    override func triggered() {
        guard window != nil else { return }
        becomeFirstResponder()
    }
}
