#if canImport(UIKit)
import UIKit

/// The window of a navigation controller that fills it, and what moves in it.
@MainActor
struct WindowContent {
    let window: UIWindow
    /// The window's own subview that holds the screens and all bars.
    let live: UIView
    /// What a picture taken now depends on.
    let conditions: WindowPicture.Conditions

    /// nil where the window cannot move as a whole: the navigation controller is in none, or fills only a part of it
    /// (a split view, a sheet), or is covered, or is on its way with a container around it.
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

    /// A picture of what is on screen in the window.
    func picture() -> WindowPicture? {
        // Before any update: the change is on its way already, and what is wanted is what the user sees.
        guard let view = window.snapshotView(afterScreenUpdates: false) else { return nil }
        view.frame = window.bounds
        return WindowPicture(view: view, window: window, conditions: conditions)
    }
}
#endif
