#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension UIViewController {
    /// Returns whether UIKit can present a controller on this one, and logs a message if not. UIKit ends the process if
    /// the controller is already presented, is a child of another one, or is on screen, as this one and those around it
    /// are.
    package func canPresent(_ other: UIViewController) -> Bool {
        let isAround = sequence(first: self, next: { $0.parent ?? $0.presentingViewController }).contains {
            $0 === other
        }
        if !isAround, other.parent == nil, other.presentingViewController == nil, other.viewIfLoaded?.window == nil {
            return true
        }
        NSLog("Repertoire: %@ is already in use and is not presented. Make a new controller.", "\(type(of: other))")
        return false
    }

    /// Whether the controller fills its window, as the root of the window or in a full-screen presentation.
    var isFullScreen: Bool {
        guard let view = viewIfLoaded, let window = view.window else { return false }
        return parent == nil && view.bounds.size == window.bounds.size
            && (presentingViewController == nil || modalPresentationStyle == .fullScreen)
    }
}
#endif
