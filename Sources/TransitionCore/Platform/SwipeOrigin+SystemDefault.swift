#if canImport(UIKit)
import UIKit

extension SwipeOrigin {
    /// Where the system's own swipe back begins: at the leading edge before iOS 26, anywhere in the content from there on.
    public static var systemDefault: SwipeOrigin {
        #if HEADLESS_UIKIT
        // All versions are available there, and a switch decides which one it is.
        return Headless.hasContentPopGesture ? .fromAnywhere : .fromEdge
        #else
        if #available(iOS 26.0, *) { return .fromAnywhere }
        return .fromEdge
        #endif
    }
}
#endif
