#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Finds the navigation controllers that are seen in front.
@MainActor
enum FrontStacks {
    /// The frontmost stack of each scene in the foreground: the innermost visible stack of the topmost screen in the
    /// scene's key window. Several scenes may be in the foreground at once, and their order means nothing (F188). If
    /// none is active, for example during the launch, all scenes count.
    @available(iOSApplicationExtension, unavailable)
    static var all: [UINavigationController] {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let active = scenes.filter { $0.activationState == .foregroundActive }
        return (active.isEmpty ? scenes : active).compactMap { $0.keyWindow?.frontmostStack }
    }
}

extension UIWindow {
    /// The innermost visible navigation controller of the topmost screen.
    var frontmostStack: UINavigationController? {
        var screen = rootViewController
        while let presented = screen?.presentedViewController, !presented.isBeingDismissed { screen = presented }
        return screen?.innermostStack
    }
}

extension UIViewController {
    fileprivate var innermostStack: UINavigationController? {
        switch self {
        case let navigation as UINavigationController:
            return navigation.topViewController?.innermostStack ?? navigation
        case let tabs as UITabBarController:
            return tabs.selectedViewController?.innermostStack
        default:
            let seen = children.reversed().filter { $0.viewIfLoaded?.window != nil }
            return seen.lazy.compactMap(\.innermostStack).first
        }
    }
}
#endif
