import UIKit
import XCTest

/// A push away from a text field that is being edited: how long blocks alongside really take if the field gives up its
/// place before, after, or not at all, what notifications come, and who is first responder in the end.
@MainActor
final class KeyboardExperiment: XCTestCase {
    private struct Row: Encodable {
        var resigns: String
        /// Whether the transition was cancelled in the end.
        var isCancelled: Bool
        /// The duration of the animation that UIKit made of a block alongside, in seconds; nil if there was none.
        var alongsideDuration: Double?
        var notifications: [String]
        var isFirstResponderAfterwards: Bool
    }

    private enum Moment: String, CaseIterable { case before, inTheStart, never }

    func testKeyboard() async throws {
        var rows: [Row] = []
        for moment in Moment.allCases {
            for isCancelled in [false, true] { rows.append(try await row(moment, isCancelled)) }
        }
        XCTAssertTrue(
            rows.contains { !$0.notifications.isEmpty }, "there was no keyboard; disconnect the hardware keyboard")
        try report(rows, named: "Keyboard")
    }

    private func row(_ moment: Moment, _ isCancelled: Bool) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let root = Screen("root")
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        root.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: root)
        try await trial.show(navigation)
        XCTAssertTrue(field.becomeFirstResponder())
        try await trial.advance(0.7)
        let log = Log()
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let text = notification.name.rawValue
                MainActor.assumeIsolated { log.note(text) }
            }
        }
        let animator = ScriptedAnimator()
        animator.duration = 1
        animator.onStart = { _ in if moment == .inTheStart { field.resignFirstResponder() } }
        let delegate = ScriptedNavigationDelegate(animator)
        let interaction = isCancelled ? UIPercentDrivenInteractiveTransition() : nil
        delegate.interaction = interaction
        navigation.delegate = delegate
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        trial.window.addSubview(beside)
        delegate.onWillShow = {
            $0.transitionCoordinator?.animate(alongsideTransition: { _ in beside.center.x = 100 })
        }
        if moment == .before { field.resignFirstResponder() }
        navigation.pushViewController(Screen("next"), animated: true)
        try await trial.advance(0.15)
        let keys = beside.layer.animationKeys() ?? []
        let duration = keys.first.flatMap { beside.layer.animation(forKey: $0) }?.duration
        interaction?.update(0.4)
        try await trial.advance(0.2)
        interaction?.cancel()
        try await trial.settle()
        try await trial.advance(0.5)
        let isFirst = field.isFirstResponder
        field.resignFirstResponder()
        tokens.forEach(NotificationCenter.default.removeObserver)
        beside.removeFromSuperview()
        await harness.end()
        return Row(
            resigns: moment.rawValue, isCancelled: isCancelled, alongsideDuration: duration,
            notifications: log.take(), isFirstResponderAfterwards: isFirst)
    }
}
