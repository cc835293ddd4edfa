#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The window that a navigation controller fills, and the view that moves in that window.
@MainActor
struct WindowContent {
    let window: UIWindow
    /// The direct subview of the window with the screens and all bars.
    let live: UIView
    /// The conditions under which a new picture stays valid.
    let conditions: WindowPicture.Conditions

    /// Fails if the window cannot move as a whole: the navigation controller has no window, fills only a part of it (in
    /// a split view or a sheet), is covered, or has a container around it in a transition.
    init?(of navigationController: UINavigationController) {
        guard navigationController.presentedViewController == nil,
            let view = navigationController.viewIfLoaded, let window = view.window
        else { return nil }
        var outermost: UIViewController = navigationController
        while let parent = outermost.parent { outermost = parent }
        guard outermost === navigationController || outermost.transitionCoordinator == nil,
            let outer = outermost.viewIfLoaded, outer.window === window
        else { return nil }
        let whole = window.bounds
        let own = view.convert(view.bounds, to: window)
        guard whole.width >= 1, whole.height >= 1,
            Self.isClose(outer.convert(outer.bounds, to: window), whole),
            abs(own.minX - whole.minX) < 1, abs(own.width - whole.width) < 1
        else { return nil }
        var live = view
        while let above = live.superview, above !== window { live = above }
        guard live.superview === window else { return nil }
        self.window = window
        self.live = live
        conditions = WindowPicture.Conditions(
            size: whole.size,
            safeArea: window.safeAreaInsets,
            traits: window.traitCollection,
            direction: view.effectiveUserInterfaceLayoutDirection
        )
    }

    private static func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 1 && abs(a.minY - b.minY) < 1 && abs(a.width - b.width) < 1
            && abs(a.height - b.height) < 1
    }

    /// Takes a picture of the visible window; returns nil if that fails.
    func picture() -> WindowPicture? {
        // Without screen updates, because UIKit's change has already begun and the picture must show what the user
        // still sees.
        guard let view = window.snapshotView(afterScreenUpdates: false) else { return nil }
        view.frame = window.bounds
        return WindowPicture(view: view, window: window, conditions: conditions)
    }
}
#endif
