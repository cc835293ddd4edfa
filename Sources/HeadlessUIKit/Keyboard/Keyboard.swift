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
        /// The frame that the user has given it; nil for the usual one.
        var chosenFrame: CGRect?
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
        if isWanted {
            World.current.keyboard.area = (responder as? UIView)?.window?.frame ?? UIScreen.main.bounds
        }
        // A change within another animation is part of that animation.
        if Headless.assumptions.keyboardMovesInABlockAnimation { UIView.animate(withDuration: duration) {} }
        let up = frame
        let down = up.offsetBy(dx: 0, dy: max(World.current.keyboard.area.maxY - up.minY, 0))
        announce(isWanted, from: isWanted ? down : up, to: isWanted ? up : down)
    }

    /// Posts the notices of a change, and half of it again when the change is over. One that floats or is
    /// undocked comes and goes without a word but its frame (F230).
    private static func announce(_ comes: Bool, from begin: CGRect, to end: CGRect) {
        World.current.keyboard.changes += 1
        let change = World.current.keyboard.changes
        let isDocked = (comes ? end : begin).maxY >= World.current.keyboard.area.maxY
        func post(_ frame: NSNotification.Name, _ show: NSNotification.Name, _ hide: NSNotification.Name) {
            for name in isDocked ? [frame, comes ? show : hide] : [frame] {
                NotificationCenter.default.post(
                    name: name, object: nil,
                    userInfo: [
                        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                            value: UIView.AnimationCurve.easeInOut.rawValue),
                    ])
            }
        }
        post(
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardWillHideNotification)
        Headless.clock.schedule(after: duration) {
            guard World.current.keyboard.changes == change else { return }
            post(
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardDidHideNotification)
        }
    }

    /// Gives the shown keyboard another frame, and announces that.
    fileprivate static func move(_ change: () -> Void) {
        let before = frame
        change()
        guard World.current.keyboard.isShown, frame != before else { return }
        let area = World.current.keyboard.area
        let leavesTheEdge = before.maxY >= area.maxY && frame.maxY < area.maxY
        // One that is taken off its edge is announced as one that goes.
        announce(!leavesTheEdge, from: before, to: frame)
    }

    /// The window under the keyboard has another size, as after a rotation: the keyboard is at its lower edge again.
    static func windowDidResize(_ window: UIWindow) {
        guard World.current.keyboard.isShown,
            (World.current.firstResponder as? UIView)?.window === window
        else { return }
        move {
            World.current.keyboard.area = window.frame
            World.current.keyboard.chosenFrame = nil
        }
    }

    /// The frame of the shown keyboard, in screen coordinates.
    static var frame: CGRect {
        if let chosen = World.current.keyboard.chosenFrame { return chosen }
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

    /// The user gives the keyboard another frame in screen coordinates: another height at its edge, as that of a
    /// hardware keyboard's row of shortcuts, or another place, floating or undocked. Nil is the usual frame.
    public static func moveKeyboard(to frame: CGRect?) {
        Keyboard.move { World.current.keyboard.chosenFrame = frame }
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
    /// The keyboard is about to get another frame, also when it comes or goes.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard has got another frame.
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The frame of the keyboard before, an `NSValue` of a rectangle in screen coordinates.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame of the keyboard afterwards, an `NSValue` of a rectangle in screen coordinates.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long the change takes, an `NSNumber` of seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// How the change eases, an `NSNumber` of a `UIView.AnimationCurve`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
