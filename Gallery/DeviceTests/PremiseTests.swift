import UIKit
import XCTest

/// What this package builds on and no switch of the headless UIKit stands for. A red test here means that transitions are
/// wrong in a way that no other test names.
@MainActor
final class PremiseTests: XCTestCase {
    /// Notes its layout passes.
    private final class Watched: UIView {
        var note: () -> Void = {}

        override func layoutSubviews() {
            super.layoutSubviews()
            note()
        }
    }

    /// A hidden view in a window keeps the time of each run: its presentation layer shows how much has passed, and the
    /// transaction completes when the animation is over, although that stays on the layer.
    func testHiddenLayersKeepTime() async throws {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        try await trial.show(UIViewController())
        let view = UIView(frame: trial.window.bounds)
        view.isHidden = true
        trial.window.addSubview(view)
        try await trial.turn()
        var isOver = false
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { isOver = true } }
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (1, 2, 1)
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        view.layer.cornerRadius = 2
        view.layer.add(animation, forKey: "time")
        CATransaction.commit()
        try await trial.advance(0.5)
        let seen = try XCTUnwrap(view.layer.presentation()).cornerRadius
        XCTAssertEqual(seen, 1.5, accuracy: 0.3, "a hidden layer shows no time")
        XCTAssertFalse(isOver)
        try await trial.advance(0.8)
        XCTAssertTrue(isOver, "the transaction never completed")
        view.removeFromSuperview()
        await harness.end()
    }

    /// An action of an update link comes before the layout of what has changed in the same turn (F212).
    func testUpdateLinksPrecedeLayout() async throws {
        guard #available(iOS 18.0, *) else { throw XCTSkip("no update links before iOS 18") }
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        try await trial.show(UIViewController())
        let view = Watched(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        trial.window.addSubview(view)
        try await trial.settle()
        var calls: [String] = []
        view.note = { calls.append("layout") }
        let link = UIUpdateLink(view: view)
        link.addAction(to: .beforeCATransactionCommit) { _, _ in calls.append("link") }
        link.isEnabled = true
        // It asks for no updates: those of others call it.
        try await trial.advance(0.3)
        calls = []
        view.setNeedsLayout()
        try await trial.advance(0.1)
        XCTAssertEqual(calls.prefix(2), ["link", "layout"])
        link.isEnabled = false
        view.removeFromSuperview()
        await harness.end()
    }
}
