import UIKit
import XCTest

/// The tab bar and the arriving view's safe area, frame by frame, while a screen comes that hides the bottom bar, while it
/// goes, and while its pop is cancelled; and what is left of it.
@MainActor
final class BottomBarExperiment: XCTestCase {
    private struct Row: Encodable {
        var change: String
        /// Seconds since the change.
        var times: [Double]
        /// Where the bar's frame begins, left and top.
        var bars: [[Double]]
        /// The bottom inset of the screen that comes or goes, in points.
        var insets: [Double]
        var barIsHidden: Bool
        var barHasSuperview: Bool
        var barAnimations: [String]
    }

    func testBottomBar() async throws {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let animator = ScriptedAnimator()
        let delegate = ScriptedNavigationDelegate(animator)
        let navigation = UINavigationController(rootViewController: Screen("root"))
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [navigation, Screen("other")]
        try await trial.show(tabs)
        navigation.delegate = delegate
        let detail = Screen("detail")
        detail.hidesBottomBarWhenPushed = true

        func follow(_ name: String, _ change: () async throws -> Void) async throws -> Row {
            var row = Row(
                change: name, times: [], bars: [], insets: [], barIsHidden: false, barHasSuperview: false,
                barAnimations: [])
            let start = CACurrentMediaTime()
            let frames = FrameListener {
                let bar = tabs.tabBar.layer.presentation() ?? tabs.tabBar.layer
                row.times.append(CACurrentMediaTime() - start)
                row.bars.append([Double(bar.frame.minX), Double(bar.frame.minY)])
                row.insets.append(Double(detail.viewIfLoaded?.safeAreaInsets.bottom ?? .zero))
            }
            try await change()
            try await trial.settle()
            frames.stop()
            row.barIsHidden = tabs.tabBar.isHidden
            row.barHasSuperview = tabs.tabBar.superview != nil
            row.barAnimations = tabs.tabBar.layer.animationKeys() ?? []
            XCTAssertGreaterThan(row.times.count, 5, "\(name): too few frames were seen")
            return row
        }

        var rows = [try await follow("push") { navigation.pushViewController(detail, animated: true) }]
        rows.append(
            try await follow("pop, cancelled at 40 %") {
                let interaction = UIPercentDrivenInteractiveTransition()
                delegate.interaction = interaction
                navigation.popViewController(animated: true)
                try await trial.advance(0.1)
                interaction.update(0.4)
                try await trial.advance(0.2)
                interaction.cancel()
                delegate.interaction = nil
            })
        rows.append(try await follow("pop") { navigation.popViewController(animated: true) })
        await harness.end()
        try report(rows, named: "BottomBar")
    }
}
