import UIKit
import XCTest

/// Every call on one object that is animator and interaction controller at once, in order, for each kind of change.
@MainActor
final class WhoIsCalledExperiment: XCTestCase {
    private struct Row: Encodable {
        var change: ContainerChange
        var wantsInteractiveStart: Bool
        var calls: [String]
        /// How many different contexts there were.
        var contexts: Int
    }

    /// Does everything, and notes each call.
    private final class Everything: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerInteractiveTransitioning
    {
        let wants: Bool
        private(set) var calls: [String] = []
        private(set) var contexts: Set<ObjectIdentifier> = []
        private var animator: UIViewPropertyAnimator?
        private var isComplete = false

        init(wants: Bool) { self.wants = wants }

        private func note(_ call: String, _ context: (any UIViewControllerContextTransitioning)?) {
            let time = isComplete ? "after completing" : "before completing"
            let state = context.map { " interactive \($0.isInteractive) animated \($0.isAnimated)" } ?? ""
            if let context { contexts.insert(ObjectIdentifier(context)) }
            calls.append("\(call)\(state), \(time)")
        }

        var wantsInteractiveStart: Bool {
            calls.append("wantsInteractiveStart")
            return wants
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            note("transitionDuration", context)
            return 0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            note("animateTransition", context)
            run(context)
        }

        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            note("startInteractiveTransition", context)
            if context.isInteractive { context.finishInteractiveTransition() }
            run(context)
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            note("interruptibleAnimator", context)
            return property(context)
        }

        func animationEnded(_ transitionCompleted: Bool) { note("animationEnded \(transitionCompleted)", nil) }

        private func run(_ context: any UIViewControllerContextTransitioning) {
            let animator = property(context)
            if animator.state == .inactive { animator.startAnimation() }
        }

        private func property(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
            if let animator { return animator }
            ScriptedAnimator.install(context)
            let view = context.view(forKey: .to)
            view?.alpha = 0
            let new = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view?.alpha = 1 }
            new.addCompletion { [weak self] _ in
                self?.note("completion", context)
                context.completeTransition(!context.transitionWasCancelled)
                self?.isComplete = true
            }
            animator = new
            return new
        }
    }

    func testCalls() async throws {
        var rows: [Row] = []
        for change in ContainerChange.allCases {
            for wants in [false, true] {
                let harness = try SceneHarness()
                try await harness.begin()
                let trial = Trial(harness: harness)
                let everything = Everything(wants: wants)
                let stage = try await ContainerStage(trial, change, animator: everything, interaction: everything)
                stage.begin()
                try await trial.settle()
                try await trial.advance(0.2)
                await harness.end()
                XCTAssertFalse(everything.calls.isEmpty, "\(change) called nobody")
                rows.append(
                    Row(
                        change: change, wantsInteractiveStart: wants, calls: everything.calls,
                        contexts: everything.contexts.count))
            }
        }
        try report(rows, named: "WhoIsCalled")
    }
}
