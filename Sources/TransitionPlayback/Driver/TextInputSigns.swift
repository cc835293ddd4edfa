#if canImport(UIKit)
import TransitionCore
import UIKit

/// The signs that a view may have become first responder for text: a keyboard comes, or a field begins to be edited.
///
/// After a search of a window without a result, the window is searched again only after such a sign, because a search
/// visits all of its views. A view that is first responder without a keyboard need not resign: UIKit lets it resign when it leaves.
@MainActor
enum TextInputSigns {
    /// The number of signs since the first search.
    private static var count = 0
    /// The window of the last search without a result, and the number of signs at that time.
    private static weak var searched: UIWindow?
    private static var countAtSearch = 0
    private static var tokens: [any NSObjectProtocol] = []

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

    /// Returns whether a view of a window may be first responder for text.
    static func mayHaveResponder(_ window: UIWindow) -> Bool { searched !== window || count != countAtSearch }

    /// Notes that no view of a window is first responder.
    static func noteSearch(of window: UIWindow) {
        if tokens.isEmpty {
            tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    if MainQueue.isCurrent { MainActor.assumeIsolated { count += 1 } }
                }
            }
        }
        (searched, countAtSearch) = (window, count)
    }
}
#endif
