import UIKit
import XCTest

/// Which of the two pairs of selection methods a tab bar controller calls, and what it does by itself, selected in code.
/// Taps are the UI tests' part.
@MainActor
final class TabExperiment: XCTestCase {
    private struct Row: Encodable {
        var delegate: String
        var selection: String
        var calls: [String]
        /// How many `tabs` there are although only `viewControllers` were set; nil before iOS 18.
        var tabs: Int?
        /// Whether the selected controller has a tab of its own; nil before iOS 18.
        var hasTab: Bool?
        /// Whether there was a coordinator right after the selection.
        var hasCoordinator: Bool
        /// Seconds until `viewDidAppear`; nil if it never came.
        var appearedAfter: Double?
    }

    /// Has the methods that name controllers.
    private class OldDelegate: NSObject, UITabBarControllerDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            log.note("shouldSelect \(viewController.title ?? "?")")
            return true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.note("didSelect \(viewController.title ?? "?")")
        }
    }

    /// Has those that name tabs as well.
    @available(iOS 18.0, *)
    private final class FullDelegate: OldDelegate {
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.note("shouldSelectTab \(tab.title)")
            return true
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            log.note("didSelectTab \(selectedTab.title)")
        }
    }

    func testTabs() async throws {
        var rows: [Row] = []
        for selection in ["index", "controller", "same index"] {
            rows.append(try await row(selection, isFull: false))
            if #available(iOS 18.0, *) { rows.append(try await row(selection, isFull: true)) }
        }
        try report(rows, named: "Tabs")
    }

    private func row(_ selection: String, isFull: Bool) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let log = Log()
        var delegate = OldDelegate(log)
        if isFull, #available(iOS 18.0, *) { delegate = FullDelegate(log) }
        let screens = ["a", "b", "c"].map { Screen($0, log: log) }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = screens
        tabs.delegate = delegate
        try await trial.show(tabs)
        _ = log.take()
        let start = CACurrentMediaTime()
        switch selection {
        case "index": tabs.selectedIndex = 1
        case "controller": tabs.selectedViewController = screens[2]
        default: tabs.selectedIndex = 0
        }
        let hasCoordinator = tabs.transitionCoordinator != nil
        var appeared: Double?
        var lines: [String] = []
        for _ in 0..<60 where appeared == nil {
            try await trial.advance(0)
            lines += log.take()
            if lines.contains(where: { $0.hasSuffix("didAppear") }) { appeared = CACurrentMediaTime() - start }
        }
        try await trial.settle()
        var (count, hasTab): (Int?, Bool?)
        if #available(iOS 18.0, *) {
            count = tabs.tabs.count
            hasTab = tabs.selectedViewController?.tab != nil
        }
        await harness.end()
        return Row(
            delegate: isFull ? "all four" : "the old two", selection: selection, calls: lines + log.take(),
            tabs: count, hasTab: hasTab, hasCoordinator: hasCoordinator, appearedAfter: appeared)
    }
}
