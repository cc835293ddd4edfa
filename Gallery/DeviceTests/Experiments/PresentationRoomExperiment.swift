import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit
import XCTest

/// Which room a presentation has: its container, the frame and the safe area of a screen that covers a part at each edge,
/// and of a sheet over it. Decides whether a part-of-screen presentation beside a vertical bar, or across a fold, has to
/// keep clear of them by itself: UIKit is not known to.
@MainActor
final class PresentationRoomExperiment: XCTestCase {
    private struct Row: Encodable {
        var edge: String
        /// Left, top, width and height in the window.
        var window: [Double]
        var container: [Double]
        var screen: [Double]
        /// Top, left, bottom and right.
        var windowInsets: [Double]
        var insets: [Double]
        /// The same of a sheet that the screen presents.
        var sheet: [Double]
        var sheetInsets: [Double]
        /// The tab bar below.
        var bar: [Double]
    }

    func testRoom() async throws {
        var rows: [Row] = []
        for edge in TransitionEdge.allCases { rows.append(try await row(edge)) }
        XCTAssertTrue(rows.allSatisfy { !$0.screen.contains(.infinity) })
        try report(rows, named: "PresentationRoom")
    }

    private func row(_ edge: TransitionEdge) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = [Screen("root"), Screen("b"), Screen("c")]
        try await trial.show(tabs)
        let screen = Screen("part")
        screen.setModalTransition(.cover, options: .init(edge: edge, extent: .fraction(0.5)))
        tabs.startPresenting(screen)
        try await trial.settle()
        let container = try XCTUnwrap(screen.presentationController?.containerView, "there is no container")
        let sheet = Screen("sheet")
        sheet.modalPresentationStyle = .pageSheet
        screen.startPresenting(sheet)
        try await trial.settle()
        try await trial.advance(0.3)
        let row = Row(
            edge: "\(edge)", window: numbers(trial.window), container: numbers(container),
            screen: numbers(screen.view), windowInsets: numbers(trial.window.safeAreaInsets),
            insets: numbers(screen.view.safeAreaInsets), sheet: numbers(sheet.view),
            sheetInsets: numbers(sheet.view.safeAreaInsets), bar: numbers(tabs.tabBar))
        sheet.startDismissing(animated: false)
        try await trial.advance(0.2)
        await harness.end()
        return row
    }

    private func numbers(_ view: UIView) -> [Double] {
        let rect = view.convert(view.bounds, to: nil)
        return [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    }

    private func numbers(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
    }
}
