import UIKit
import XCTest

/// What becomes of the safe area of a view that is moved: at once, after a layout pass, and of the bar in it.
@MainActor
final class SafeAreaExperiment: XCTestCase {
    private struct Row: Encodable {
        var container: String
        var move: String
        /// Whether the layer's transform was set, or the view's.
        var setsLayer: Bool
        /// Top, left, bottom, right.
        var before: [Double]
        var atOnce: [Double]
        var afterLayout: [Double]
        /// The navigation bar's frame in its superview: x, y, width, height; empty without a bar.
        var bar: [Double]
    }

    private enum Place: String, CaseIterable { case window, tab, stack, presentation }

    private static let moves: [(name: String, transform: CATransform3D)] = [
        ("60 down", CATransform3DMakeTranslation(0, 60, 0)),
        ("402 right", CATransform3DMakeTranslation(402, 0, 0)),
        ("0.9 of the size", CATransform3DMakeScale(0.9, 0.9, 1)),
        ("tilted by 12°", CATransform3DMakeRotation(12 * .pi / 180, 1, 0, 0)),
    ]

    func testSafeAreas() async throws {
        var rows: [Row] = []
        for place in Place.allCases {
            for move in Self.moves {
                for setsLayer in [true, false] { rows.append(try await row(place, move, setsLayer)) }
            }
        }
        XCTAssertTrue(rows.contains { $0.before != [0, 0, 0, 0] }, "no view had a safe area to lose")
        try report(rows, named: "SafeAreas")
    }

    private func row(
        _ place: Place, _ move: (name: String, transform: CATransform3D), _ setsLayer: Bool
    ) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let (moved, bar) = try await show(place, trial)
        let view: UIView = try XCTUnwrap(moved.view)
        let before = Self.numbers(view.safeAreaInsets)
        if setsLayer {
            view.layer.transform = move.transform
        } else {
            view.transform3D = move.transform
        }
        let atOnce = Self.numbers(view.safeAreaInsets)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        try await trial.advance(0.05)
        let frame = bar?.frame ?? .null
        let row = Row(
            container: place.rawValue, move: move.name, setsLayer: setsLayer, before: before, atOnce: atOnce,
            afterLayout: Self.numbers(view.safeAreaInsets),
            bar: frame.isNull ? [] : [frame.minX, frame.minY, frame.width, frame.height].map(Double.init))
        view.layer.transform = CATransform3DIdentity
        await harness.end()
        return row
    }

    /// What is moved, and the bar in it.
    private func show(_ place: Place, _ trial: Trial) async throws -> (UIViewController, UINavigationBar?) {
        let navigation = UINavigationController(rootViewController: Screen("root"))
        switch place {
        case .window:
            try await trial.show(navigation)
            return (navigation, navigation.navigationBar)
        case .tab:
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [navigation]
            try await trial.show(tabs)
            return (navigation, navigation.navigationBar)
        case .stack:
            try await trial.show(navigation)
            return (try XCTUnwrap(navigation.topViewController), navigation.navigationBar)
        case .presentation:
            let root = Screen("root")
            try await trial.show(root)
            let delegate = ScriptedModalDelegate(nil)
            navigation.modalPresentationStyle = .custom
            navigation.transitioningDelegate = delegate
            root.startPresenting(navigation, animated: false)
            try await trial.settle()
            return (navigation, navigation.navigationBar)
        }
    }

    private static func numbers(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
    }
}
