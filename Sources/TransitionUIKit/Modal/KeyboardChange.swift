#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A change of the keyboard, as UIKit announces it before the change.
@MainActor
struct KeyboardChange {
    /// The keyboard's frame after the change, in screen coordinates; nil if it is hidden.
    let frame: CGRect?
    /// The duration of the keyboard's animation, in seconds.
    let duration: TimeInterval
    /// The curve of the keyboard's animation.
    let curve: UIView.AnimationOptions

    /// The notifications that UIKit posts before each change. One change may be announced twice.
    static var announcements: [Notification.Name] {
        [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardWillHideNotification,
        ]
    }

    /// Reads the announcement of a keyboard that stays or comes, or of one that goes.
    init(_ announcement: Notification.Name, _ userInfo: [AnyHashable: Any]?) {
        let isHidden = announcement == UIResponder.keyboardWillHideNotification
        let end = (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        let isUsable = end.map { ($0.minX + $0.minY + $0.width + $0.height).isFinite && !$0.isEmpty } == true
        frame = isUsable && !isHidden ? end : nil
        let seconds = userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        duration = (seconds?.doubleValue ?? 0).tamed(to: 0...10, otherwise: 0)
        let number = userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
        // The number may be none of the cases of `UIView.AnimationCurve`. As an option, it still means the same curve.
        curve = UIView.AnimationOptions(rawValue: UInt(truncatingIfNeeded: (number?.intValue ?? 0) & 0xF) << 16)
    }
}
#endif
