import TransitionCore
import TransitionTabBar
import UIKit

/// A tab bar with five items. The second is selected, and the one in the middle is selected next.
@MainActor struct ItemDemo {
    let tabs = UITabBarController()

    /// An item as large as those of the bar, with all its parts.
    nonisolated static let scene = TabItemScene(
        size: CGSize(width: 78, height: 49), icon: CGRect(x: 26.5, y: 5.5, width: 25, height: 25),
        title: CGRect(x: 14, y: 34, width: 50, height: 12), badge: CGRect(x: 42, y: 1, width: 18, height: 18))

    private static let tint = UIColor(red: 0.85, green: 0.25, blue: 0.42, alpha: 1)
    private static let quiet = UIColor(white: 0.55, alpha: 1)

    init(showsBadge: Bool) {
        let items = [
            ("Today", "sun.max", "sun.max.fill"), ("Map", "map", "map.fill"), ("Saved", "heart", "heart.fill"),
            ("Music", "music.note", "music.note"), ("Me", "person", "person.fill"),
        ]
        tabs.viewControllers = items.map { title, symbol, selected in
            let screen = UIViewController()
            screen.view.backgroundColor = UIColor(red: 0.99, green: 0.95, blue: 0.92, alpha: 1)
            screen.tabBarItem = UITabBarItem(
                title: title, image: Self.picture(symbol, Self.quiet), selectedImage: Self.picture(selected, Self.tint))
            return screen
        }
        tabs.tabBar.tintColor = Self.tint
        tabs.selectedIndex = 1
        if showsBadge { tabs.viewControllers?[2].tabBarItem.badgeValue = "3" }
    }

    /// Taps the item in the middle.
    func tap(in window: UIWindow) {
        let bar = tabs.tabBar
        Headless.tap(at: bar.convert(CGPoint(x: bar.bounds.midX, y: 24), to: nil), in: window)
    }

    /// A symbol in a colour, as large as bars show them.
    private static func picture(_ symbol: String, _ color: UIColor) -> UIImage? {
        let size = CGSize(width: 25, height: 25)
        let image = UIImage(systemName: symbol)?.withTintColor(color, renderingMode: .alwaysOriginal)
        return UIGraphicsImageRenderer(size: size).image { _ in image?.draw(in: CGRect(origin: .zero, size: size)) }
    }
}
