#if canImport(UIKit)
import TransitionCore
import UIKit

/// Finds the key window.
@MainActor
enum KeyWindow {
    #if HEADLESS_UIKIT
    static var current: UIWindow? { Headless.windows.first(where: \.isKeyWindow) }
    #else
    /// The key window of the scene in the foreground.
    @available(iOSApplicationExtension, unavailable)
    static var current: UIWindow? {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let inFront = scenes.filter { $0.activationState == .foregroundActive }
        return (inFront + scenes).lazy.compactMap { $0.windows.first(where: \.isKeyWindow) }.first
    }
    #endif
}
#endif
