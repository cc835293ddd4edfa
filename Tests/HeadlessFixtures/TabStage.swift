import Foundation
import UIKit

/// A window with a tab bar controller and logged controllers named a, b, c…
@MainActor
package final class TabStage {
    package let log = CallLog()
    package let window: UIWindow
    package let tabs: UITabBarController
    package let pages: [LoggedController]
    package let delegate = LoggedTabDelegate()

    package init(pages count: Int = 3, assuming: (inout Headless.Assumptions) -> Void = { _ in }) {
        Headless.reset()
        assuming(&Headless.assumptions)
        window = UIWindow(frame: UIScreen.main.bounds)
        let log = log
        pages = (0..<count).map { index in
            LoggedController(String(Array("abcdefgh")[index]), log: log)
        }
        tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = pages
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        Headless.clock.settle()
        delegate.log = log
        _ = log.take()
    }

    /// Only what the facts about appearance speak of.
    package func appearances() -> [String] {
        let words = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        return log.take().compactMap { line in
            let parts = line.split(separator: " ")
            return parts.count > 1 && words.contains(String(parts[1])) ? "\(parts[0]) \(parts[1])" : nil
        }
    }

    /// A finger taps one of the bar's items, counted from the left.
    package func tap(_ place: Int) {
        let count = CGFloat(tabs.tabBar.items?.count ?? 1)
        let x = (CGFloat(place) + 0.5) * tabs.tabBar.bounds.width / count
        Headless.tap(at: tabs.tabBar.convert(CGPoint(x: x, y: 24), to: nil), in: window)
    }

    package var container: UIView? { tabs.selectedViewController?.viewIfLoaded?.superview }

    /// The views that are in the container, by the names of their controllers.
    package var shown: [String] {
        pages.filter { $0.viewIfLoaded?.window != nil }.map(\.name)
    }
}
