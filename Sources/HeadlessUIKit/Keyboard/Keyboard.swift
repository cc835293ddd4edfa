import Foundation

/// The keyboard on the screen: it is there while the first responder takes text.
@MainActor
enum Keyboard {
    /// What the keyboard knows from one change to the next.
    struct State {
        var isShown = false
        /// Counts the changes.
        var changes = 0
        /// Whether one responder gives way to another.
        var isPassedOn = false
        /// The part of the screen at whose lower edge it comes up.
        var area = CGRect.zero
    }

    /// How long, in seconds, it takes to come and go.
    static let duration: TimeInterval = 0.25

    /// The first responder changed.
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
        // A change that comes within another animation goes along with it.
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
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                    value: UIView.AnimationCurve.easeInOut.rawValue),
            ])
    }

    /// The place of the keyboard when it is up, in screen coordinates.
    static var frame: CGRect {
        let area = World.current.keyboard.area
        let height = Headless.assumptions.keyboardHeight
        return CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    }
}

extension Headless {
    /// The place of the keyboard in screen coordinates, or nil while there is none.
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
    /// How the change goes, an `NSNumber` of a `UIView.AnimationCurve`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
