import SwiftUI
import UIKit
import XCTest

/// What `TabView(selection:)` does with its binding: how a selection in code comes, which calls of the delegate the
/// binding follows, and what becomes of a value that the binding does not take.
@MainActor
final class TabSelectionExperiment: XCTestCase {
    private struct Row: Encodable {
        var change: String
        /// What the delegate answered when it was asked about the tab; nil if it was not asked, or has no such method.
        var answer: Bool?
        var calls: [String]
        /// The values that the binding was given.
        var sets: [Int]
        var selection: Int
        var index: Int
    }

    private final class Model: ObservableObject {
        @Published var selection = 0
        var refused: Int?
        var sets: [Int] = []
    }

    private struct Content: View {
        @ObservedObject var model: Model

        private var selection: Binding<Int> {
            Binding(
                get: { model.selection },
                set: { value in
                    model.sets.append(value)
                    if value != model.refused { model.selection = value }
                })
        }

        var body: some View {
            TabView(selection: selection) {
                Text("a").tabItem { Text("a") }.tag(0)
                Text("b").tabItem { Text("b") }.tag(1)
                Text("c").tabItem { Text("c") }.tag(2)
            }
        }
    }

    func testSelection() async throws {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let model = Model()
        try await trial.show(UIHostingController(rootView: Content(model: model)))
        try await trial.advance(0.2)
        let tabs = try XCTUnwrap(trial.window.controllers.compactMap { $0 as? UITabBarController }.first)
        let delegate = try XCTUnwrap(tabs.delegate, "nobody is the delegate")
        func tell(_ index: Int) {
            guard let controller = tabs.viewControllers?[index] else { return }
            tabs.selectedIndex = index
            if #available(iOS 18.0, *), let tab = controller.tab {
                delegate.tabBarController?(tabs, didSelectTab: tab, previousTab: nil)
            }
            delegate.tabBarController?(tabs, didSelect: controller)
        }
        var answer: Bool?
        func ask(_ index: Int) {
            guard let controller = tabs.viewControllers?[index] else { return }
            if #available(iOS 18.0, *), let tab = controller.tab {
                answer = delegate.tabBarController?(tabs, shouldSelectTab: tab)
            }
            if answer == nil { answer = delegate.tabBarController?(tabs, shouldSelect: controller) }
        }
        var rows: [Row] = []
        let changes: [(String, () -> Void)] = [
            ("the state", { model.selection = 1 }),
            ("UIKit's index, and nobody is told", { tabs.selectedIndex = 2 }),
            ("UIKit's index, and the delegate is told", { tell(0) }),
            ("the same tab is told again", { tell(0) }),
            ("the delegate is asked about a tab, and nothing is selected", { ask(2) }),
            (
                "UIKit's index, and the delegate is asked and told",
                {
                    ask(1)
                    tell(1)
                }
            ),
            (
                "the delegate is asked about a tab that the binding does not take",
                {
                    model.refused = 2
                    ask(2)
                }
            ),
            (
                "a tab that the binding does not take",
                {
                    model.refused = 1
                    tell(1)
                }
            ),
        ]
        for (name, change) in changes {
            model.sets = []
            answer = nil
            let log = Log()
            let watch = tabs.observe(\.selectedIndex) { _, _ in
                MainActor.assumeIsolated { log.note("selectedIndex") }
            }
            let other = tabs.observe(\.selectedViewController) { _, _ in
                MainActor.assumeIsolated { log.note("selectedViewController") }
            }
            var tab: NSKeyValueObservation?
            if #available(iOS 18.0, *) {
                tab = tabs.observe(\.selectedTab) { _, _ in
                    MainActor.assumeIsolated { log.note("selectedTab") }
                }
            }
            change()
            try await trial.settle()
            try await trial.advance(0.3)
            tab?.invalidate()
            watch.invalidate()
            other.invalidate()
            rows.append(
                Row(
                    change: name, answer: answer, calls: log.take(), sets: model.sets, selection: model.selection,
                    index: tabs.selectedIndex))
        }
        XCTAssertTrue(rows.contains { $0.index == 1 || $0.selection == 1 }, "nothing was ever selected")
        await harness.end()
        try report(rows, named: "TabSelection")
    }
}
