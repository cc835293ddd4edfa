#if canImport(UIKit) && !PARTIAL_UIKIT
import UIKit

/// The property `preferredTransition` of a view controller.
@MainActor
enum SystemPreference {
    /// Whether the property exists, as it does since iOS 18.
    static var isThere: Bool {
        #if HEADLESS_UIKIT
        // In the headless UIKit every `#available` is true. A switch replaces the check of the iOS version.
        Headless.assumptions.hasPreferredTransitions
        #else
        if #available(iOS 18.0, *) { true } else { false }
        #endif
    }
}
#endif
