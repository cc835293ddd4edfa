import TransitionCore
import TransitionTabBar
import TransitionUIKit
import UIKit
import XCTest

/// A bar of the package's own over the system's: whether the system's bar stays out of sight, which room the screens
/// have, and where picture and text of an item are seen, at rest, after a push that hides the bar and back, and after the
/// bar was taken off.
@MainActor
final class OwnBarExperiment: XCTestCase {
    private struct Row: Encodable {
        var moment: String
        /// Left, top, width and height of the own bar in the window; nil without one.
        var bar: [Double]?
        var systemBarIsHidden: Bool
        /// The recognisers of the tab bar controller's view and of the system's bar.
        var recognizers: [String]
        /// The bottom inset of the screen on top, in points.
        var inset: Double
        /// Top, left, bottom and right of the tab bar controller: beside a vertical bar, the room that is left.
        var room: [Double]
        /// Left, top, width and height of the picture, in points of the bar; nil if it was not seen.
        var picture: [Double]?
    }

    func testOwnBar() async throws {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let size = CGSize(width: 28, height: 28)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            ColoredBox.Paint.magenta.color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let navigation = UINavigationController(rootViewController: Screen("root"))
        navigation.tabBarItem = UITabBarItem(title: "Text", image: image.withRenderingMode(.alwaysOriginal), tag: 0)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [navigation, Screen("b"), Screen("c")]
        try await trial.show(tabs)

        func row(_ moment: String) async throws -> Row {
            try await trial.settle()
            try await trial.advance(0.3)
            let view = tabs.animatedTabBar?.view
            let listeners = (tabs.view.gestureRecognizers ?? []) + (tabs.tabBar.gestureRecognizers ?? [])
            return Row(
                moment: moment, bar: view.map { numbers($0.convert($0.bounds, to: nil)) },
                systemBarIsHidden: tabs.tabBar.isHidden, recognizers: listeners.map { "\(type(of: $0))" },
                inset: Double(navigation.topViewController?.view.safeAreaInsets.bottom ?? .zero),
                room: [
                    tabs.view.safeAreaInsets.top, tabs.view.safeAreaInsets.left, tabs.view.safeAreaInsets.bottom,
                    tabs.view.safeAreaInsets.right,
                ].map { Double($0) },
                picture: view.flatMap { ColoredBox.find(.magenta, in: $0) }.map(numbers))
        }

        let before = try await row("before")
        tabs.setAnimatedTabBar(.standard, metrics: AnimatedTabBarMetrics(height: 56))
        var rows = [before, try await row("own bar")]
        let detail = Screen("detail")
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: true)
        rows.append(try await row("pushed"))
        navigation.popViewController(animated: true)
        rows.append(try await row("popped"))
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        rows.append(try await row("there and back"))
        tabs.setAnimatedTabBar(nil)
        rows.append(try await row("taken off"))
        await harness.end()
        XCTAssertNotNil(rows[1].picture, "the own bar's picture was not seen")
        XCTAssertTrue(rows[1...4].allSatisfy(\.systemBarIsHidden), "the system's bar came back")
        XCTAssertEqual(rows.last?.inset, before.inset, "the screens keep room for a bar that is gone")
        XCTAssertEqual(rows.last?.recognizers, before.recognizers, "the bar has left something")
        try report(rows, named: "OwnBar")
    }

    private func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    }
}
