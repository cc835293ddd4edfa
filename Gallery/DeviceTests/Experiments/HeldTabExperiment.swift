import UIKit
import XCTest

/// Which recognisers there are on a tab bar and in it, and how they stand to a long press of ours on the bar. What a
/// finger then makes of it is the UI tests' part (`testHeldTab`).
@MainActor
final class HeldTabExperiment: XCTestCase {
    private struct Row: Encodable {
        var recognizer: String
        var view: String
        /// Seconds, for a long press.
        var pressDuration: Double?
        var cancelsTouches: Bool
        var delaysTouchesBegan: Bool
        var canPreventOurs: Bool
        var canBePreventedByOurs: Bool
    }

    func testRecognizers() async throws {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [Screen("a"), Screen("b"), Screen("c")]
        try await trial.show(tabs)
        let ours = UILongPressGestureRecognizer()
        ours.minimumPressDuration = 0.1
        tabs.tabBar.addGestureRecognizer(ours)
        try await trial.advance(0.3)
        let rows = Self.recognizers(in: tabs.tabBar).map { recognizer, view in
            Row(
                recognizer: recognizer === ours ? "ours" : "\(type(of: recognizer))", view: "\(type(of: view))",
                pressDuration: (recognizer as? UILongPressGestureRecognizer)?.minimumPressDuration,
                cancelsTouches: recognizer.cancelsTouchesInView, delaysTouchesBegan: recognizer.delaysTouchesBegan,
                canPreventOurs: recognizer.canPrevent(ours), canBePreventedByOurs: recognizer.canBePrevented(by: ours))
        }
        await harness.end()
        XCTAssertTrue(rows.contains { $0.recognizer == "ours" }, "the bar has lost our recogniser")
        try report(rows, named: "HeldTab")
    }

    private static func recognizers(in view: UIView) -> [(UIGestureRecognizer, UIView)] {
        (view.gestureRecognizers ?? []).map { ($0, view) } + view.subviews.flatMap(recognizers)
    }
}
