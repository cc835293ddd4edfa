#if canImport(UIKit) && !PARTIAL_UIKIT
import UIKit

extension UIViewController {
    /// `modalPresentationCapturesStatusBarAppearance`; always false where UIKit has no status bar.
    var capturesStatusBar: Bool {
        get {
            #if VISION_UIKIT
            false
            #else
            modalPresentationCapturesStatusBarAppearance
            #endif
        }
        set {
            #if !VISION_UIKIT
            modalPresentationCapturesStatusBarAppearance = newValue
            #endif
        }
    }
}
#endif
