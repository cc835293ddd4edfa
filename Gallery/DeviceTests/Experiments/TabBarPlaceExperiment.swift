import UIKit
import XCTest

/// Where a tab bar is, what it leaves to the screens, and where its items say they are: with three, five and eight tabs, a
/// search tab and an accessory; hidden in three ways; and as a sidebar. On an iPhone Duo the bar may stand at a side
///. Decides which frames of items can be trusted there, what takes the strip away, and where an own bar has room.
@MainActor
final class TabBarPlaceExperiment: XCTestCase {
    private struct Row: Encodable {
        var situation: String
        /// Width and height of the window, and its size classes.
        var window: [Double]
        var sizeClasses: String
        /// Left, top, width and height of the bar in the window.
        var bar: [Double]
        var isHidden: Bool
        /// `isTabBarHidden` and `sidebar.isHidden`; nil before iOS 18.
        var isTabBarHidden: Bool?
        var isSidebarHidden: Bool?
        /// Top, left, bottom and right of the tab bar controller and of the selected screen.
        var ownInsets: [Double]
        var screenInsets: [Double]
        /// What the items say, by their titles: left, top, width and height in the bar; nil for an item without a place.
        var items: [String: [Double]?]
    }

    private enum Situation: String, CaseIterable {
        case threeTabs, fiveTabs, eightTabs, searchTab, accessory, isHidden, tabBarHidden, pushed, sidebar, noSidebar
    }

    func testPlaces() async throws {
        var rows: [Row] = []
        for situation in Situation.allCases {
            if let row = try await row(situation) { rows.append(row) }
        }
        try report(rows, named: "TabBarPlaces")
    }

    /// - Returns: nil where the system has nothing of the kind.
    private func row(_ situation: Situation) async throws -> Row? {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        let count = situation == .eightTabs ? 8 : situation == .fiveTabs ? 5 : 3
        let navigation = UINavigationController(rootViewController: Screen("root"))
        let others = (1..<count).map { Screen("\($0)") }
        let screens: [UIViewController] = [navigation] + others
        for (index, screen) in screens.enumerated() {
            screen.tabBarItem = UITabBarItem(title: "\(index)", image: UIImage(systemName: "star"), tag: index)
        }
        tabs.viewControllers = screens
        try await trial.show(tabs)
        guard try await change(tabs, navigation, to: situation, trial) else {
            await harness.end()
            return nil
        }
        try await trial.settle()
        try await trial.advance(0.5)
        var row = Row(
            situation: situation.rawValue, window: numbers(trial.window.bounds.size),
            sizeClasses: Self.sizeClasses(of: tabs.traitCollection),
            bar: numbers(tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)), isHidden: tabs.tabBar.isHidden,
            ownInsets: numbers(tabs.view.safeAreaInsets),
            screenInsets: numbers(navigation.topViewController?.view.safeAreaInsets ?? .zero), items: [:])
        if #available(iOS 18.0, *) {
            row.isTabBarHidden = tabs.isTabBarHidden
            row.isSidebarHidden = tabs.sidebar.isHidden
        }
        if #available(iOS 17.0, *) {
            for item in tabs.tabBar.items ?? [] {
                row.items[item.title ?? "?"] = item.frame(in: tabs.tabBar).map { numbers($0) }
            }
        }
        await harness.end()
        return row
    }

    private func change(
        _ tabs: UITabBarController, _ navigation: UINavigationController, to situation: Situation, _ trial: Trial
    ) async throws -> Bool {
        switch situation {
        case .threeTabs, .fiveTabs, .eightTabs: return true
        case .isHidden: tabs.tabBar.isHidden = true
        case .pushed:
            let detail = Screen("detail")
            detail.hidesBottomBarWhenPushed = true
            navigation.pushViewController(detail, animated: true)
        case .tabBarHidden:
            guard #available(iOS 18.0, *) else { return false }
            tabs.setTabBarHidden(true, animated: false)
        case .searchTab:
            guard #available(iOS 18.0, *) else { return false }
            tabs.tabs = ["a", "b"].map { name in
                UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in Screen(name) }
            }
            tabs.tabs.append(UISearchTab { _ in UINavigationController(rootViewController: Screen("search")) })
        case .accessory:
            return addAccessory(to: tabs)
        case .sidebar, .noSidebar:
            guard #available(iOS 18.0, *) else { return false }
            tabs.mode = .tabSidebar
            try await trial.advance(0.5)
            tabs.sidebar.isHidden = situation == .noSidebar
        }
        return true
    }

    /// - Returns: Whether there are accessories.
    private func addAccessory(to tabs: UITabBarController) -> Bool {
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) {
            let label = UILabel()
            label.text = "Accessory"
            tabs.bottomAccessory = UITabAccessory(contentView: label)
            return true
        }
        #endif
        return false
    }

    private static func sizeClasses(of traits: UITraitCollection) -> String {
        func word(_ size: UIUserInterfaceSizeClass) -> String { size == .regular ? "regular" : "compact" }
        return "\(word(traits.horizontalSizeClass)) \(word(traits.verticalSizeClass))"
    }

    private func numbers(_ size: CGSize) -> [Double] { [size.width, size.height].map { Double($0) } }

    private func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    }

    private func numbers(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
    }
}
