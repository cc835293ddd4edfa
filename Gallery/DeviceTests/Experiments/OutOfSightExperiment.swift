import UIKit
import XCTest

/// Which calls a stack makes for changes that begin or end while it is in no window: never shown, taken out of the window
/// in the middle of a change that is completed out there, and shown again. Decides whether a transition that ends out of
/// sight may count on `didShow`: SwiftUI's path follows it.
@MainActor
final class OutOfSightExperiment: XCTestCase {
    private struct Row: Encodable {
        var course: String
        /// The calls of the delegate and the screens, in order.
        var calls: [String]
        /// How the transition ended; nil if it never began or never ended.
        var completed: Bool?
        var stack: [String]
        /// Whether there is still a coordinator.
        var isChanging: Bool
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        let log: Log
        let animator: ScriptedAnimator

        init(_ log: Log, _ animator: ScriptedAnimator) { (self.log, self.animator) = (log, animator) }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.note("willShow \(viewController.title ?? "?") animated \(animated)")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.note("didShow \(viewController.title ?? "?") animated \(animated)")
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.note("asked for an animator")
            return animator
        }
    }

    private enum Course: String, CaseIterable {
        case neverInAWindow, neverInAWindowAnimated, takenOutInTheMiddle, takenOutAndCancelled, coveredByATab
    }

    func testCalls() async throws {
        var rows: [Row] = []
        for course in Course.allCases {
            for comesBack in [false, true] { rows.append(try await row(course, comesBack: comesBack)) }
        }
        XCTAssertTrue(rows.contains { $0.calls.contains { $0.hasPrefix("didShow") } }, "no stack called didShow")
        try report(rows, named: "OutOfSight")
    }

    private func row(_ course: Course, comesBack: Bool) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let log = Log()
        let animator = ScriptedAnimator()
        var context: (any UIViewControllerContextTransitioning)?
        // It moves nothing: the experiment completes it when it likes to.
        animator.play = {
            ScriptedAnimator.install($0)
            context = $0
        }
        let delegate = Delegate(log, animator)
        let navigation = UINavigationController(rootViewController: Screen("root", log: log))
        navigation.delegate = delegate
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        if course == .coveredByATab {
            tabs.viewControllers = [navigation, Screen("other")]
            try await trial.show(tabs)
        } else {
            let isShown = course == .takenOutInTheMiddle || course == .takenOutAndCancelled
            try await trial.show(isShown ? navigation : Screen("other"))
        }
        log.note("push")
        navigation.pushViewController(Screen("a", log: log), animated: course != .neverInAWindow)
        try await trial.advance(0.2)
        log.note("out of sight")
        if course == .coveredByATab {
            tabs.selectedIndex = 1
        } else {
            trial.window.rootViewController = Screen("other")
        }
        try await trial.advance(0.2)
        var completed: Bool?
        if let context {
            log.note("complete")
            completed = course != .takenOutAndCancelled && !context.transitionWasCancelled
            context.completeTransition(completed == true)
        }
        try await trial.advance(0.3)
        if comesBack {
            log.note("in sight again")
            if course == .coveredByATab { tabs.selectedIndex = 0 } else { trial.window.rootViewController = navigation }
            try await trial.advance(0.5)
        }
        let row = Row(
            course: course.rawValue + (comesBack ? ", comes back" : ""), calls: log.take(), completed: completed,
            stack: navigation.viewControllers.map { $0.title ?? "?" },
            isChanging: navigation.transitionCoordinator != nil)
        await harness.end()
        return row
    }
}
