import UIKit
import XCTest

/// Whether an animation of a layer's opacity from 0 to 0 hides a view for as long as it is on the layer, whatever the app
/// and UIKit do with the view during that time. This is how flying elements hide the views that they show, because it changes no
/// value of the view.
@MainActor
final class ElementHidingExperiment: XCTestCase {
    private struct Row: Encodable {
        var action: String
        /// Whether the view's colour was on the screen at one of five moments after the action, a frame apart.
        var wasSeen: Bool
        /// The presented opacity at those moments; nil without a presentation layer.
        var presented: [Float?]
        /// Whether the animation is on the layer in the end.
        var isAnimated: Bool
        /// The model's opacity in the end.
        var model: Float
        /// Whether the view's colour is on the screen two frames after the animation was removed.
        var isSeenAfterwards: Bool
    }

    private enum Action: String, CaseIterable {
        case none, layout, newFrame, scroll, scrollAnimated, opacityInCode, opacityInBlock, hiddenAndShown, newColor,
            otherSuperview, outOfTheWindowAndBack, rasterized, secondsLater
    }

    func testHiding() async throws {
        var rows: [Row] = []
        for action in Action.allCases { rows.append(try await row(action)) }
        let plain = try XCTUnwrap(rows.first)
        XCTAssertFalse(plain.wasSeen, "the animation does not hide a view that nothing is done with")
        XCTAssertTrue(plain.isSeenAfterwards, "the view is not on the screen without the animation")
        try report(rows, named: "ElementHiding")
    }

    private func row(_ action: Action) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let list = UIScrollView(frame: controller.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 300, height: 3000)
        controller.view.addSubview(list)
        let view = UIView(frame: CGRect(x: 80, y: 300, width: 120, height: 80))
        view.backgroundColor = ColoredBox.Paint.magenta.color
        list.addSubview(view)
        try await trial.show(controller)
        let key = "experiment.element"
        view.layer.add(Self.hiding, forKey: key)
        try await trial.advance(0.1)
        try await perform(action, on: view, in: list, trial)
        var wasSeen = false
        var presented: [Float?] = []
        for _ in 0..<5 {
            wasSeen = wasSeen || ColoredBox.find(.magenta, in: trial.window) != nil
            presented.append(view.layer.presentation()?.opacity)
            try await trial.advance(1.0 / 60)
        }
        let isAnimated = view.layer.animation(forKey: key) != nil
        view.layer.removeAnimation(forKey: key)
        try await trial.advance(2.0 / 60)
        let row = Row(
            action: action.rawValue, wasSeen: wasSeen, presented: presented, isAnimated: isAnimated,
            model: view.layer.opacity, isSeenAfterwards: ColoredBox.find(.magenta, in: trial.window) != nil)
        await harness.end()
        return row
    }

    private func perform(_ action: Action, on view: UIView, in list: UIScrollView, _ trial: Trial) async throws {
        switch action {
        case .none: break
        case .layout:
            view.setNeedsLayout()
            list.setNeedsLayout()
            list.layoutIfNeeded()
        case .newFrame: view.frame = view.frame.insetBy(dx: 20, dy: 10)
        case .scroll: list.contentOffset.y = 100
        case .scrollAnimated: list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        case .opacityInCode:
            view.alpha = 0.9
            view.alpha = 1
        case .opacityInBlock:
            view.alpha = 0.5
            Self.animate { view.alpha = 1 }
        case .hiddenAndShown:
            view.isHidden = true
            view.isHidden = false
        case .newColor:
            view.backgroundColor = .red
            view.backgroundColor = ColoredBox.Paint.magenta.color
        case .otherSuperview: list.superview?.addSubview(view)
        case .outOfTheWindowAndBack:
            view.removeFromSuperview()
            try await trial.advance(0.05)
            list.addSubview(view)
        case .rasterized: view.layer.shouldRasterize = true
        case .secondsLater: try await trial.advance(3)
        }
    }

    /// In an asynchronous function Swift takes UIKit's function for the one that waits for the end.
    private static func animate(_ changes: @escaping @MainActor () -> Void) {
        UIView.animate(withDuration: 0.3) { changes() }
    }

    private static var hiding: CAAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 0
        animation.duration = 1e9
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }
}
