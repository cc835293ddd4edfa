import UIKit
import XCTest

/// What a picture shows that is taken of the arriving view while a transition is started: plain, within an explicit
/// transaction, by rendering the layer, and as a snapshot; and whether UIKit starts the transition in a layout pass.
@MainActor
final class PictureExperiment: XCTestCase {
    private struct Row: Encodable {
        var change: ContainerChange
        var means: String
        /// What `drawHierarchy` answered; nil where there is no answer.
        var answer: Bool?
        /// Red, green, blue and alpha in the middle; nil without a picture.
        var centre: [Int]?
        var startsInLayoutPass: Bool
        /// The first five transforms along the x axis that were on screen, from the start on.
        var firstPlaces: [Double]
    }

    private enum Means: String, CaseIterable {
        case plain, inTransaction, rendered, snapshot
    }

    func testPictures() async throws {
        var rows: [Row] = []
        for change in ContainerChange.allCases {
            for means in Means.allCases { rows.append(try await row(change, means)) }
        }
        XCTAssertTrue(rows.contains { $0.centre != nil }, "there was not one picture")
        try report(rows, named: "Pictures")
    }

    private func row(_ change: ContainerChange, _ means: Means) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let animator = ScriptedAnimator()
        var row: Row?
        var places: [Double] = []
        var seen: UIView?
        animator.onStart = { context in
            let view: UIView? = context.view(forKey: .to) ?? context.view(forKey: .from)
            guard let view else { return }
            seen = view
            view.backgroundColor = .red
            ScriptedAnimator.install(context)
            let symbols = Thread.callStackSymbols
            let (answer, picture) = Self.picture(of: view, means)
            row = Row(
                change: change, means: means.rawValue, answer: answer,
                centre: picture.flatMap { PictureSample(of: $0) }?.centre,
                startsInLayoutPass: symbols.contains { $0.contains("layoutSubviews") }, firstPlaces: [])
        }
        let stage = try await ContainerStage(trial, change, animator: animator)
        let frames = FrameListener { places.append(Double(seen?.layer.presentation()?.transform.m41 ?? .nan)) }
        stage.begin()
        try await trial.advance(0.2)
        frames.stop()
        try await trial.settle()
        await harness.end()
        var found = try XCTUnwrap(row, "\(change) was not started")
        found.firstPlaces = Array(places.filter(\.isFinite).prefix(5))
        return found
    }

    private static func picture(of view: UIView, _ means: Means) -> (answer: Bool?, picture: UIImage?) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 8, height: 8), format: format)
        var answer: Bool?
        let rect = CGRect(x: 0, y: 0, width: 8, height: 8)
        switch means {
        case .plain:
            let picture = renderer.image { _ in answer = view.drawHierarchy(in: rect, afterScreenUpdates: true) }
            return (answer, picture)
        case .inTransaction:
            CATransaction.begin()
            defer { CATransaction.commit() }
            let picture = renderer.image { _ in answer = view.drawHierarchy(in: rect, afterScreenUpdates: true) }
            return (answer, picture)
        case .rendered:
            return (nil, renderer.image { view.layer.render(in: $0.cgContext) })
        case .snapshot:
            guard let snapshot = view.snapshotView(afterScreenUpdates: true) else { return (nil, nil) }
            return (true, renderer.image { _ in _ = snapshot.drawHierarchy(in: rect, afterScreenUpdates: true) })
        }
    }
}
