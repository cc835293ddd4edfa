#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The system's own swipe back.
enum SystemSwipeBack {
    /// Whether the swipe may begin anywhere in the content, as it does since iOS 26.
    static var isAcrossContent: Bool {
        #if HEADLESS_UIKIT
        // In the headless UIKit every `#available` is true. A switch replaces the check of the iOS version.
        Headless.hasContentPopGesture
        #else
        if #available(iOS 26.0, *) { true } else { false }
        #endif
    }
}
#endif
