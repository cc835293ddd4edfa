import UIKit
import XCTest

/// How far bars and blocks alongside have come, beside a transition that is linear over one second: playing, held in the
/// middle, and after a release with several completion speeds.
@MainActor
final class BarsInStepExperiment: XCTestCase {
    private struct Row: Encodable {
        var course: String
        /// Seconds since the push.
        var time: Double
        /// How far a view has come that moves in a block alongside, 0…1.
        var alongside: Double?
        /// How far the arriving view has come, 0…1.
        var screen: Double?
        /// Where the title label is, in points; nil if the bar has no label.
        var title: Double?
    }

    private enum Course: String, CaseIterable {
        case playing, held, finishedAtOne, finishedAtTwo, finishedByDefault, cancelledAtOne, cancelledAtTwo
        case cancelledByDefault

        var speed: CGFloat? {
            switch self {
            case .finishedAtOne, .cancelledAtOne: 1
            case .finishedAtTwo, .cancelledAtTwo: 2
            default: nil
            }
        }

        var isCancelled: Bool { [.cancelledAtOne, .cancelledAtTwo, .cancelledByDefault].contains(self) }
    }

    func testBarsInStep() async throws {
        var rows: [Row] = []
        for course in Course.allCases { rows += try await run(course) }
        XCTAssertTrue(rows.contains { ($0.alongside ?? 0) > 0.1 }, "nothing moved alongside")
        try report(rows, named: "BarsInStep")
    }

    private func run(_ course: Course) async throws -> [Row] {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let animator = ScriptedAnimator()
        animator.duration = 1
        let interaction = course == .playing ? nil : UIPercentDrivenInteractiveTransition()
        let stage = try await ContainerStage(trial, .push, animator: animator, interaction: interaction)
        let navigation = try XCTUnwrap(stage.navigation)
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        trial.window.addSubview(beside)
        var arriving: UIView?
        animator.onStart = { arriving = $0.view(forKey: .to) }
        var rows: [Row] = []
        let start = CACurrentMediaTime()
        func note() {
            let width = Double(trial.window.bounds.width)
            let x = beside.layer.presentation().map { Double($0.position.x) }
            let place = arriving?.layer.presentation().map { Double($0.transform.m41) }
            rows.append(
                Row(
                    course: course.rawValue, time: CACurrentMediaTime() - start,
                    alongside: x.map { ($0 - 5) / 100 }, screen: place.map { 1 - $0 / width },
                    title: Self.title(in: navigation.navigationBar)))
        }
        stage.begin()
        stage.coordinator?.animate(alongsideTransition: { _ in beside.center.x = 105 })
        for _ in 0..<3 {
            try await trial.advance(0.25)
            if course != .playing { interaction?.update(0.5) }
            note()
        }
        if let interaction, course != .held {
            if let speed = course.speed { interaction.completionSpeed = speed }
            if course.isCancelled { interaction.cancel() } else { interaction.finish() }
            for _ in 0..<4 {
                try await trial.advance(0.1)
                note()
            }
        } else {
            interaction?.finish()
        }
        try await trial.settle()
        beside.removeFromSuperview()
        await harness.end()
        return rows
    }

    private static func title(in view: UIView) -> Double? {
        if let label = view as? UILabel, label.text == "second" {
            let layer = label.layer.presentation() ?? label.layer
            return Double(layer.convert(CGPoint.zero, to: nil).x)
        }
        return view.subviews.lazy.compactMap(title).first
    }
}
