import UIKit
import XCTest

/// What opening or closing an iPhone Duo does to a change that plays or is held, and the order of the calls. `.ci/fold` or a
/// hand does it in the eight seconds after each line that asks for it. Decides how a transition has to survive it:
/// cancelled, completed, or under another size.
@MainActor
final class DisplayChangeExperiment: XCTestCase {
    private struct Row: Encodable {
        var change: ContainerChange
        var isHeld: Bool
        /// Sizes of the window before and after.
        var sizes: [[Double]]
        /// What happened, with seconds since the begin of the change.
        var calls: [String]
        /// How the change ended; nil if it did not.
        var completed: Bool?
    }

    /// Follows what its window does, from below everything.
    private final class Follower: UIViewController {
        var note: (String) -> Void = { _ in }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            note("viewWillTransition to \(size)")
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.note("the other size is there") }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note("laid out, \(view.bounds.size), insets \(view.safeAreaInsets)")
        }
    }

    /// Plays for ten seconds, and notes its end.
    private final class LongAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        var note: (String) -> Void = { _ in }
        private(set) var completed: Bool?

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 10 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            ScriptedAnimator.install(context)
            let view = context.view(forKey: .to)
            view?.alpha = 0
            UIView.animate(withDuration: 10) {
                view?.alpha = 1
            } completion: { [weak self] finished in
                view?.alpha = 1
                self?.note("animation over, finished \(finished), container \(context.containerView.bounds.size)")
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) {
            completed = transitionCompleted
            note("animationEnded \(transitionCompleted)")
        }
    }

    func testFolding() async throws {
        try Folding.require()
        var rows: [Row] = []
        for change in [ContainerChange.push, .selectedIndex, .presentFullScreen, .presentCustom] {
            for isHeld in [false, true] { rows.append(try await row(change, isHeld: isHeld)) }
        }
        for row in rows { XCTAssertNotEqual(row.sizes[0], row.sizes[1], "\(row.change): nothing was opened or closed") }
        try report(rows, named: "DisplayChange")
    }

    private func row(_ change: ContainerChange, isHeld: Bool) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let animator = LongAnimator()
        let interaction = isHeld ? UIPercentDrivenInteractiveTransition() : nil
        let stage = try await ContainerStage(trial, change, animator: animator, interaction: interaction)
        var calls: [String] = []
        let start = CACurrentMediaTime()
        let note = { (call: String) in
            calls.append("\(((CACurrentMediaTime() - start) * 1000).rounded() / 1000) \(call)")
        }
        animator.note = note
        let follower = Follower()
        follower.note = note
        let root = try XCTUnwrap(trial.window.rootViewController)
        root.addChild(follower)
        follower.view.frame = root.view.bounds
        follower.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.insertSubview(follower.view, at: 0)
        follower.didMove(toParent: root)
        let before = trial.window.bounds.size
        stage.begin()
        try await trial.advance(0.2)
        interaction?.update(0.4)
        Folding.ask("\(change), \(isHeld ? "held" : "playing")")
        try await trial.advance(8)
        note("let go")
        interaction?.finish()
        try await trial.advance(11)
        let after = trial.window.bounds.size
        await harness.end()
        return Row(
            change: change, isHeld: isHeld, sizes: [before, after].map { [Double($0.width), Double($0.height)] },
            calls: calls, completed: animator.completed)
    }
}
