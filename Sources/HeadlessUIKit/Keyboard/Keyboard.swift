import Foundation

/// The keyboard on the screen: it is shown while the first responder takes text.
@MainActor
enum Keyboard {
    /// The state of the keyboard between two changes.
    struct State {
        var isShown = false
        /// Counts the changes.
        var changes = 0
        /// Whether the first responder is changing from one responder to another.
        var isPassedOn = false
        /// The part of the screen at whose lower edge the keyboard appears.
        var area = CGRect.zero
    }

    /// How long the keyboard takes to appear and disappear, in seconds.
    static let duration: TimeInterval = 0.25

    /// Updates the keyboard after a change of the first responder.
    static func update() {
        guard Headless.assumptions.keyboardIsAnnouncedNextTurn else { return follow() }
        Headless.clock.schedule(after: 0) { follow() }
    }

    private static func follow() {
        let responder = World.current.firstResponder
        let isWanted = responder?.bringsUpKeyboard ?? false
        guard isWanted != World.current.keyboard.isShown else { return }
        World.current.keyboard.isShown = isWanted
        World.current.keyboard.changes += 1
        let change = World.current.keyboard.changes
        if isWanted {
            World.current.keyboard.area = (responder as? UIView)?.window?.frame ?? UIScreen.main.bounds
        }
        // A change within another animation is part of that animation.
        if Headless.assumptions.keyboardMovesInABlockAnimation { UIView.animate(withDuration: duration) {} }
        post(isWanted ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, isWanted)
        Headless.clock.schedule(after: duration) {
            guard World.current.keyboard.changes == change else { return }
            post(isWanted ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, isWanted)
        }
    }

    private static func post(_ name: NSNotification.Name, _ comes: Bool) {
        let up = frame
        let down = up.offsetBy(dx: 0, dy: up.height)
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: comes ? down : up),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: comes ? up : down),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            ])
    }

    /// The frame of the shown keyboard, in screen coordinates.
    static var frame: CGRect {
        let area = World.current.keyboard.area
        let height = Headless.assumptions.keyboardHeight
        return CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    }
}

extension Headless {
    /// The frame of the keyboard in screen coordinates, or nil while it is hidden.
    public static var keyboardFrame: CGRect? {
        World.current.keyboard.isShown ? Keyboard.frame : nil
    }
}

extension UIResponder {
    /// The keyboard is about to come up.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// The keyboard has come up.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// The frame of the keyboard before, an `NSValue` of a rectangle in screen coordinates.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame of the keyboard afterwards, an `NSValue` of a rectangle in screen coordinates.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long the change takes, an `NSNumber` of seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
