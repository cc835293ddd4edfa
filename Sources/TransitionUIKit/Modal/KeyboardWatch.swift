#if canImport(UIKit)
import TransitionCore
import TransitionPlayback
import UIKit

/// A change of the keyboard, as UIKit announces it before the change.
struct KeyboardChange: Sendable {
    /// The keyboard's frame after the change, in screen coordinates; nil if it is hidden.
    let frame: CGRect?
    /// The duration of the keyboard's animation, in seconds.
    let duration: TimeInterval
    /// The curve of the keyboard's animation.
    let curve: UIView.AnimationOptions

    /// Reads the announcement of a keyboard that stays or comes, or of one that goes.
    @MainActor
    init(_ userInfo: [AnyHashable: Any]?, isHidden: Bool) {
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

/// Observes the keyboard until it is freed.
@MainActor
final class KeyboardWatch {
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

    /// - Parameter action: Called before each change of the keyboard, in the call of UIKit, so that changes of views
    ///   join the keyboard's animation. One change may be announced twice.
    init(_ action: @escaping @MainActor @Sendable (KeyboardChange) -> Void) {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardWillHideNotification,
        ]
        for name in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard MainQueue.isCurrent else { return }
                let isHidden = name == UIResponder.keyboardWillHideNotification
                nonisolated(unsafe) let userInfo = notification.userInfo
                MainActor.assumeIsolated { action(KeyboardChange(userInfo, isHidden: isHidden)) }
            }
            tokens.append(token)
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
#endif
