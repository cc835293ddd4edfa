import UIKit
import XCTest

/// What happens to a push that plays for a second when something else comes in the middle of it, and what the recogniser
/// of the swipe back across the content is like meanwhile.
@MainActor
final class InterruptionExperiment: XCTestCase {
    private struct Row: Encodable {
        var interruption: String
        /// Whether each transition that ended was completed.
        var ends: [Bool]
        var stack: [String]
        /// How many views lie where the screens lie, in the end.
        var viewsInContainer: Int
        /// Whether a hit test finds the top screen in the middle of the window.
        var topIsHit: Bool
        /// Class, `isEnabled` and state of the recogniser before the delegate was set, in the middle, in the end.
        var contentPop: [String]
    }

    private enum Interruption: String, CaseIterable {
        case none, pop, setViewControllers, present, resize, newRoot
    }

    func testInterruptions() async throws {
        var rows: [Row] = []
        for interruption in Interruption.allCases { rows.append(try await row(interruption)) }
        try report(rows, named: "Interruptions")
    }

    private func row(_ interruption: Interruption) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let navigation = UINavigationController(rootViewController: Screen("root"))
        try await trial.show(navigation)
        var recognizer = [Self.contentPop(of: navigation)]
        let animator = EndingAnimator()
        let delegate = ScriptedNavigationDelegate(animator)
        navigation.delegate = delegate
        navigation.pushViewController(Screen("a"), animated: true)
        try await trial.advance(0.3)
        recognizer.append(Self.contentPop(of: navigation))
        let presented = UIViewController()
        switch interruption {
        case .none: break
        case .pop: navigation.popViewController(animated: true)
        case .setViewControllers: navigation.setViewControllers([Screen("new")], animated: true)
        case .present: navigation.startPresenting(presented)
        case .resize: trial.window.frame.size.height -= 100
        case .newRoot: trial.window.rootViewController = UIViewController()
        }
        try await trial.advance(3)
        if interruption == .present { presented.startDismissing(animated: false) }
        if interruption == .resize { trial.window.frame.size.height += 100 }
        try await trial.settle()
        XCTAssertFalse(animator.ends.isEmpty, "\(interruption): the push never ended")
        recognizer.append(Self.contentPop(of: navigation))
        let top: UIView? = navigation.topViewController?.viewIfLoaded
        let middle = CGPoint(x: trial.window.bounds.midX, y: trial.window.bounds.midY)
        let hit = trial.window.hitTest(middle, with: nil)
        let row = Row(
            interruption: interruption.rawValue, ends: animator.ends,
            stack: navigation.viewControllers.map { $0.title ?? "?" },
            viewsInContainer: top?.superview?.subviews.count ?? 0,
            topIsHit: top.map { hit?.isDescendant(of: $0) == true } ?? false, contentPop: recognizer)
        await harness.end()
        return row
    }

    private static func contentPop(of navigation: UINavigationController) -> String {
        #if compiler(>=6.2)
        if #available(iOS 26.0, *) {
            guard let recognizer = navigation.interactiveContentPopGestureRecognizer else { return "none" }
            return "\(type(of: recognizer)) enabled \(recognizer.isEnabled) state \(recognizer.state.rawValue)"
        }
        #endif
        return "none before iOS 26"
    }

    /// Slides for a second, and notes how each transition ended.
    private final class EndingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private(set) var ends: [Bool] = []

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            ScriptedAnimator.install(context)
            let view = context.view(forKey: .to)
            view?.alpha = 0
            UIView.animate(withDuration: 1) {
                view?.alpha = 1
            } completion: { _ in
                view?.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
    }
}
