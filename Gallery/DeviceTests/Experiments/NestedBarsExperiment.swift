import UIKit
import XCTest

/// All bars of a window with stacks in tabs, in another stack's child and in a split view, with toolbars. Decides
/// which of nested bars go into the strip of an iPhone Duo, and so beside which a swipe must not begin. From iOS 27.3
/// `barContainerBehavior` may change that; it needs an SDK that has it, and the numbers here are those without.
@MainActor
final class NestedBarsExperiment: XCTestCase {
    private struct Row: Encodable {
        var nesting: String
        /// The class of each bar, with left, top, width and height in the window.
        var bars: [String: [Double]]
        /// Top, left, bottom and right of the innermost screen.
        var insets: [Double]
    }

    func testBars() async throws {
        var rows: [Row] = []
        for nesting in ["stack", "stack in tabs", "stack in a child of a stack", "stack in a split view"] {
            let harness = try SceneHarness()
            try await harness.begin()
            let trial = Trial(harness: harness)
            let screen = Screen("inner")
            screen.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
            let inner = UINavigationController(rootViewController: screen)
            inner.setToolbarHidden(false, animated: false)
            try await trial.show(Self.root(nesting, around: inner))
            try await trial.advance(0.3)
            var bars: [String: [Double]] = [:]
            for (index, bar) in Self.bars(in: trial.window).enumerated() {
                let rect = bar.convert(bar.bounds, to: nil)
                bars["\(index) \(type(of: bar))"] = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
            }
            let insets: UIEdgeInsets = screen.view.safeAreaInsets
            rows.append(
                Row(
                    nesting: nesting, bars: bars,
                    insets: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }))
            await harness.end()
        }
        XCTAssertTrue(rows.allSatisfy { !$0.bars.isEmpty }, "a window has no bars")
        try report(rows, named: "NestedBars")
    }

    private static func root(_ nesting: String, around inner: UINavigationController) -> UIViewController {
        switch nesting {
        case "stack in tabs":
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [inner, Screen("other")]
            return tabs
        case "stack in a child of a stack":
            let parent = Screen("parent")
            parent.addChild(inner)
            inner.view.frame = parent.view.bounds
            inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.view.addSubview(inner.view)
            inner.didMove(toParent: parent)
            return UINavigationController(rootViewController: parent)
        case "stack in a split view":
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UINavigationController(rootViewController: Screen("list")), for: .primary)
            split.setViewController(inner, for: .secondary)
            return split
        default: return inner
        }
    }

    private static func bars(in view: UIView) -> [UIView] {
        let isBar = view is UINavigationBar || view is UITabBar || view is UIToolbar
        return (isBar && !view.isHidden ? [view] : []) + view.subviews.flatMap(bars)
    }
}
