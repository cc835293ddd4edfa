import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit
import XCTest

/// The calls, sizes and insets while a phone is opened and closed like a book (F143 to F145), in their order, while a push
/// plays again and again.
@MainActor
final class OpeningExperiment: XCTestCase {
    private struct Row: Encodable {
        /// Seconds since the beginning.
        var time: Double
        var what: String
    }

    /// Writes down what it is called, and how it is laid out.
    private final class Witness: UIViewController {
        var note: (String) -> Void = { _ in }
        private var seen = ""

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            note("viewWillTransition to \(size), traits \(classes)")
            coordinator.animate(alongsideTransition: { [note] _ in note("alongside") }) { [note] _ in
                note("viewWillTransition is over")
            }
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            note("willTransition to other traits")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let now = "layout \(view.bounds.size), insets \(view.safeAreaInsets), traits \(classes)"
            if now != seen { note(now) }
            seen = now
        }

        private var classes: String {
            "\(traitCollection.horizontalSizeClass.rawValue)/\(traitCollection.verticalSizeClass.rawValue)"
        }
    }

    func testOpening() async throws {
        try Folding.require()
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let start = CACurrentMediaTime()
        var rows: [Row] = []
        let note: (String) -> Void = { rows.append(Row(time: CACurrentMediaTime() - start, what: $0)) }
        let witness = Witness(nibName: nil, bundle: nil)
        let navigation = UINavigationController(rootViewController: Screen("root"))
        witness.addChild(navigation)
        try await trial.show(witness)
        navigation.view.frame = witness.view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        witness.view.addSubview(navigation.view)
        navigation.didMove(toParent: witness)
        witness.note = note
        navigation.setNavigationTransition(.slide.duration(3))
        navigation.transitions.onEvent = { event in
            switch event {
            case .finished: note("the push or pop has finished")
            case .cancelled: note("the push or pop was cancelled")
            default: break
            }
        }
        var asked = 0
        while CACurrentMediaTime() - start < 48 {
            if CACurrentMediaTime() - start > Double(asked) * 8 {
                asked += 1
                Folding.ask("\(asked) of 6")
            }
            if navigation.transitionCoordinator == nil {
                if navigation.viewControllers.count > 1 {
                    navigation.popViewController(animated: true)
                } else {
                    navigation.pushViewController(Screen("detail"), animated: true)
                }
            }
            try await trial.advance(0.5)
        }
        try await trial.advance(4)
        XCTAssertNil(navigation.transitionCoordinator, "a change never ended")
        XCTAssertTrue(rows.contains { $0.what.hasPrefix("viewWillTransition to") }, "the phone was not opened")
        await harness.end()
        try report(rows, named: "Opening")
    }
}
