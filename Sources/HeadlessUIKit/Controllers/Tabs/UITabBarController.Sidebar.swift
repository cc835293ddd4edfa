import Foundation

extension UITabBarController {
    /// Where the tabs are.
    public enum Mode: Int, Sendable {
        /// As the system likes; here in the bar.
        case automatic = 0
        /// In the bar.
        case tabBar = 1
        /// In a sidebar, where there is room for one.
        case tabSidebar = 2
    }

    /// The sidebar of a tab bar controller. F171: from iOS 27 on phones have one too, in regular width.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        private weak var tabs: UITabBarController?
        let view = UIView()

        init(of tabs: UITabBarController) {
            self.tabs = tabs
            super.init()
            view.backgroundColor = .systemBackground
        }

        /// Whether it is hidden, so that the tabs are in the bar.
        open var isHidden = false {
            didSet { if isHidden != oldValue { tabs?.sidebarChanged() } }
        }
    }

    /// The width of the sidebar, in points.
    private static let sidebarWidth: CGFloat = 280

    /// Whether the sidebar is seen, in place of the bar.
    var showsSidebar: Bool {
        mode == .tabSidebar && traitCollection.horizontalSizeClass == .regular && !sidebar.isHidden
    }

    /// What the sidebar takes from a tab, beyond what the device takes.
    var sidebarInsets: UIEdgeInsets {
        let isRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let taken = isRight ? view.safeAreaInsets.right : view.safeAreaInsets.left
        let width = max(Self.sidebarWidth - taken, 0)
        return UIEdgeInsets(top: 0, left: isRight ? 0 : width, bottom: 0, right: isRight ? width : 0)
    }

    func sidebarChanged() { barPlaceChanged() }

    func layoutSidebar() {
        guard mode == .tabSidebar else { return }
        let isRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if sidebar.view.superview !== view { view.insertSubview(sidebar.view, aboveSubview: container) }
        sidebar.view.isHidden = !showsSidebar
        sidebar.view.frame = CGRect(
            x: isRight ? view.bounds.width - Self.sidebarWidth : 0, y: 0, width: Self.sidebarWidth,
            height: view.bounds.height)
        tabBar.alpha = showsSidebar ? 0 : 1
    }
}
