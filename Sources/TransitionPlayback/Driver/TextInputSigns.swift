#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The signs that a view of a window may have become first responder for text: a keyboard comes, or a field begins to be
/// edited. The window's layer keeps this object after a search of the window without a result.
///
/// The window is searched again only after such a sign, because a search visits all of its views. A view that is first
/// responder without a keyboard need not resign: UIKit lets it resign when it leaves.
@MainActor
final class TextInputSigns {
    private static let key = "repertoire.textInput"

    private static let names: [Notification.Name] = {
        var names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
            UITextField.textDidBeginEditingNotification,
        ]
        #if !HEADLESS_UIKIT
        names.append(UITextView.textDidBeginEditingNotification)
        #endif
        return names
    }()

    /// Whether there was a sign since the last search.
    private var isSeen = false
    private var watch: NotificationWatch?

    private init() {
        watch = NotificationWatch(inCall: Self.names) { [weak self] _, _ in self?.isSeen = true }
    }

    private static func known(on window: UIWindow) -> TextInputSigns? {
        window.layer.value(forKey: key) as? TextInputSigns
    }

    /// Returns whether a view of a window may be first responder for text.
    static func mayHaveResponder(_ window: UIWindow) -> Bool { known(on: window)?.isSeen != false }

    /// Notes that no view of a window is first responder.
    static func noteSearch(of window: UIWindow) {
        let signs = known(on: window) ?? TextInputSigns()
        signs.isSeen = false
        window.layer.setValue(signs, forKey: key)
    }
}
#endif
