import UIKit
import XCTest

/// What becomes of a scroll view's effect under its bar while the model of its screen is elsewhere, and the screen is
/// still seen in its place (F193). Decides whether a leaving screen's model must stay at rest in a timed transition: if
/// the views of a moved model differ from those at rest, it must.
@MainActor
final class EdgeEffectExperiment: XCTestCase {
    private struct Row: Encodable {
        var moment: String
        /// The classes of the views beside the list's content and beside the list.
        var views: [String]
        /// The top inset of the list, in points.
        var inset: Double
        /// Red, green, blue and alpha in three places of the bar.
        var pixels: [[Int]]
    }

    private static let moves: [(name: String, transform: CATransform3D)] = [
        ("at rest", CATransform3DIdentity), ("a tenth to the right", CATransform3DMakeTranslation(40, 0, 0)),
        ("out of the window", CATransform3DMakeTranslation(2000, 0, 0)),
        ("at 0.9 of its size", CATransform3DMakeScale(0.9, 0.9, 1)),
    ]

    func testEffects() async throws {
        var rows: [Row] = []
        for move in Self.moves { rows += try await follow(move) }
        try report(rows, named: "EdgeEffects")
    }

    private func follow(_ move: (name: String, transform: CATransform3D)) async throws -> [Row] {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let content = UIViewController()
        let list = UIScrollView(frame: content.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 100, height: 5000)
        for index in 0..<50 {
            let stripe = UIView(frame: CGRect(x: 0, y: index * 100, width: 2000, height: 50))
            stripe.backgroundColor = .red
            list.addSubview(stripe)
        }
        content.view.addSubview(list)
        content.setContentScrollView(list, for: .all)
        content.title = "Title"
        let navigation = UINavigationController(rootViewController: content)
        try await trial.show(navigation)
        list.contentOffset.y = 1500
        try await trial.advance(0.5)

        func row(_ moment: String) throws -> Row {
            let picture = UIGraphicsImageRenderer(bounds: trial.window.bounds).image { _ in
                trial.window.drawHierarchy(in: trial.window.bounds, afterScreenUpdates: false)
            }
            let sample = try XCTUnwrap(PictureSample(of: picture))
            let views = list.subviews.dropFirst(50) + content.view.subviews
            return Row(
                moment: "\(move.name), \(moment)", views: views.map { "\(type(of: $0)) \($0.alpha)" },
                inset: Double(list.adjustedContentInset.top),
                pixels: [0, 3, 7].map { sample.pixel(column: $0, row: 0) })
        }

        var rows = [try row("before")]
        let layer: CALayer = content.view.layer
        // The screen is seen at rest all the while, as in the first frames of a timed transition.
        let stay = CABasicAnimation(keyPath: "transform")
        (stay.fromValue, stay.toValue, stay.duration) = (CATransform3DIdentity, CATransform3DIdentity, 1)
        layer.add(stay, forKey: "stay")
        layer.transform = move.transform
        rows.append(try row("at once"))
        list.setNeedsLayout()
        list.layoutIfNeeded()
        try await trial.advance(0.2)
        rows.append(try row("after a layout pass"))
        layer.transform = CATransform3DIdentity
        layer.removeAllAnimations()
        list.setNeedsLayout()
        try await trial.advance(0.2)
        rows.append(try row("afterwards"))
        await harness.end()
        return rows
    }
}
