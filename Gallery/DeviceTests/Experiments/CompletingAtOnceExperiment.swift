import UIKit
import XCTest

/// `completeTransition(true)` within the very call that starts a transition: what the bar shows, who heard of appearing,
/// whether a coordinator stays, and whether the next change works.
@MainActor
final class CompletingAtOnceExperiment: XCTestCase {
    private struct Row: Encodable {
        var change: ContainerChange
        /// The title of the bar's top item; nil without a bar.
        var topItem: String?
        /// The labels that are to be seen in the bar.
        var labels: [String]
        var hasCoordinator: Bool
        /// Whether another push was made at once and ended well; nil without a navigation controller.
        var nextPushWorks: Bool?
        /// The navigation or tab bar controller's children in the end, by title.
        var children: [String]
    }

    func testCompletingAtOnce() async throws {
        var rows: [Row] = []
        for change in ContainerChange.allCases {
            let harness = try SceneHarness()
            try await harness.begin()
            let trial = Trial(harness: harness)
            let animator = ScriptedAnimator()
            animator.play = { context in
                ScriptedAnimator.install(context)
                context.completeTransition(true)
            }
            let stage = try await ContainerStage(trial, change, animator: animator)
            stage.begin()
            try await trial.advance(0.1)
            XCTAssertGreaterThan(animator.starts, 0, "\(change) was not started")
            var row = Row(
                change: change, topItem: stage.navigation?.navigationBar.topItem?.title,
                labels: stage.navigation.map { Self.labels(in: $0.navigationBar) } ?? [],
                hasCoordinator: stage.coordinator != nil, nextPushWorks: nil, children: [])
            if let navigation = stage.navigation {
                let next = Screen("next")
                navigation.pushViewController(next, animated: true)
                try await trial.advance(1)
                row.nextPushWorks = navigation.topViewController === next && next.view.window === trial.window
            }
            try await trial.settle()
            let container = stage.navigation ?? stage.tabs
            row.children = container?.children.map { $0.title ?? "?" } ?? []
            rows.append(row)
            await harness.end()
        }
        try report(rows, named: "CompletingAtOnce")
    }

    private static func labels(in view: UIView) -> [String] {
        if view.isHidden || view.alpha < 0.01 { return [] }
        let own = (view as? UILabel)?.text.map { ["\($0) \(view.alpha)"] } ?? []
        return own + view.subviews.flatMap(labels)
    }
}
