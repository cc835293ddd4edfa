#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// All values that affect the drawing of a moving item or badge. When any of them changes, the animation ends.
struct TabItemSituation: Equatable {
    let frame: CGRect
    let window: ObjectIdentifier
    let title: String?
    let badge: String?
    let style: UIUserInterfaceStyle
    let width: UIUserInterfaceSizeClass
    let height: UIUserInterfaceSizeClass
    let barSize: CGSize
    let isRightToLeft: Bool
    let tint: UIColor
    let isSelected: Bool
    /// The bar, if the places of pictures and texts on it are known.
    let layout: KnownBarLayout?

    /// Returns nil if an item cannot be shown correctly.
    @MainActor
    init?(of source: TabItemSource, in tabBarController: UITabBarController) {
        guard let view = tabBarController.viewIfLoaded, let window = view.window,
            SystemBarLayout.applies(to: tabBarController)
        else { return nil }
        let frames = SystemBarFrames(of: tabBarController, in: view)
        guard let frame = frames[source] else { return nil }
        let bar = tabBarController.tabBar
        // The item must lie on the bar, and the bar must be on the screen, neither hidden nor moving.
        guard !bar.isHidden, bar.alpha > 0.99, bar.window === window,
            Self.place(of: bar, in: view).insetBy(dx: -1, dy: -1).contains(frame),
            view.bounds.insetBy(dx: -1, dy: -1).contains(frame)
        else { return nil }
        let traits = tabBarController.traitCollection
        self.frame = frame
        self.window = ObjectIdentifier(window)
        title = source.title
        badge = source.badgeValue
        style = traits.userInterfaceStyle
        (width, height) = (traits.horizontalSizeClass, traits.verticalSizeClass)
        barSize = bar.bounds.size
        isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        tint = bar.tintColor
        isSelected = TabItemSource.selected(of: tabBarController)?.object === source.object
        layout = .of(itemHeight: frame.height, itemsOverlap: frames.overlap)
    }

    @MainActor
    private static func place(of bar: UITabBar, in view: UIView) -> CGRect {
        bar.superview === view ? bar.frame : bar.convert(bar.bounds, to: view)
    }
}
#endif
