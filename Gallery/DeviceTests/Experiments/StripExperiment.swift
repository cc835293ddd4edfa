import TransitionTabBar
import TransitionUIKit
import UIKit
import XCTest

/// The bars of a phone that opens like a book (F147): insets, the bar, the places of items, and what hiding the bar does,
/// by the public properties, by a push and by the package's own bar. Skipped where no bar stands upright.
///
/// Run it with the phone closed, closed on its side, open, and open upright.
@MainActor
final class StripExperiment: XCTestCase {
    private struct Row: Encodable {
        var moment: String
        /// Width and height of the window.
        var window: [Double]
        /// Top, left, bottom and right of the window and of the screen on top.
        var windowInsets: [Double]
        var insets: [Double]
        /// Left, top, width and height of the system's bar in the window.
        var bar: [Double]
        var barIsHidden: Bool
        /// The frames of the items in the window; empty for an item that says none.
        var items: [[Double]]
        /// Width and height class: 1 compact, 2 regular.
        var sizeClasses: [Int]
    }

    func testStrip() async throws {
        guard #available(iOS 18.0, *) else { throw XCTSkip("no bar stands upright before iOS 27.1") }
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let image = UIImage(systemName: "circle")
        let navigation = UINavigationController(rootViewController: Screen("root"))
        let others = (1..<8).map { Screen("\($0)") }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [navigation] + others
        for (index, child) in (tabs.viewControllers ?? []).enumerated() {
            child.tabBarItem = UITabBarItem(title: "Tab \(index)", image: image, tag: index)
        }
        try await trial.show(tabs)
        try await trial.settle()
        let insets = trial.window.safeAreaInsets
        guard abs(insets.left - insets.right) >= 50 || tabs.tabBar.bounds.height > tabs.tabBar.bounds.width else {
            await harness.end()
            throw XCTSkip("no bar stands upright")
        }

        func row(_ moment: String, settles: Bool = true) async throws -> Row {
            if settles {
                try await trial.settle()
                try await trial.advance(0.3)
            }
            let window = trial.window
            let traits = tabs.traitCollection
            return Row(
                moment: moment, window: [window.bounds.width, window.bounds.height].map { Double($0) },
                windowInsets: numbers(window.safeAreaInsets),
                insets: numbers(navigation.topViewController?.view.safeAreaInsets ?? .zero),
                bar: numbers(tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)), barIsHidden: tabs.tabBar.isHidden,
                items: (tabs.tabBar.items ?? []).map { $0.frame(in: window).map(numbers) ?? [] },
                sizeClasses: [traits.horizontalSizeClass.rawValue, traits.verticalSizeClass.rawValue])
        }

        var rows = [try await row("at rest")]
        tabs.tabBar.isHidden = true
        rows.append(try await row("isHidden"))
        tabs.tabBar.isHidden = false
        tabs.setTabBarHidden(true, animated: false)
        rows.append(try await row("setTabBarHidden"))
        tabs.setTabBarHidden(false, animated: false)
        rows.append(try await row("shown again"))
        let detail = Screen("detail")
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: true)
        try await trial.advance(0.1)
        rows.append(try await row("while pushed", settles: false))
        rows.append(try await row("pushed"))
        navigation.popViewController(animated: true)
        rows.append(try await row("popped"))
        tabs.setAnimatedTabBar(.standard)
        rows.append(try await row("own bar"))
        tabs.setAnimatedTabBar(nil)
        rows.append(try await row("own bar taken off"))
        tabs.mode = .tabSidebar
        rows.append(try await row("sidebar"))
        tabs.sidebar.isHidden = true
        rows.append(try await row("sidebar hidden"))
        await harness.end()
        XCTAssertEqual(rows.first?.items.count, rows.last?.items.count, "items have gone")
        try report(rows, named: "Strip")
    }

    private func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    }

    private func numbers(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
    }
}
