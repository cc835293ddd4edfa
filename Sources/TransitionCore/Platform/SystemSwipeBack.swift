#if canImport(UIKit)
import UIKit

/// The system's own swipe back.
enum SystemSwipeBack {
    /// Whether it may begin anywhere in the content, as from iOS 26 on.
    static var isAcrossContent: Bool {
        #if HEADLESS_UIKIT
        // All versions are available there, and a switch decides which one it is.
        Headless.hasContentPopGesture
        #else
        if #available(iOS 26.0, *) { true } else { false }
        #endif
    }
}
#endif
