import SwiftUI
import TransitionAnimations
import TransitionCore
import TransitionElements
import TransitionUIKit
import UIKit
import XCTest

/// Elements of SwiftUI. First: whether the opacity that the modifier holds is drawn in the first and the last frame of a
/// flight, or later. Second: what the picture of an element shows.
@MainActor
final class SwiftUIElementExperiment: XCTestCase {
    private struct Row: Encodable {
        var change: String
        var isCancelled: Bool
        /// The layers of flights at half of the way; two if the pair flies.
        var flights: Int
        /// Whether each picture shows the element's colour in its middle.
        var showsColor: [Bool]
        /// Whether the corner of a picture is transparent, and not the screen's colour.
        var isCornerTransparent: [Bool]
        /// The frames with neither a flight nor the view itself on the screen.
        var emptyFrames: Int
        /// The frames with both a flight and the view itself on the screen.
        var doubledFrames: Int
        /// Whether the element is on the screen in the end.
        var isSeenAfterwards: Bool
    }

    /// An element with transparent corners.
    private struct Element: View {
        let side: CGFloat

        var body: some View {
            Circle().fill(Color(ColoredBox.Paint.magenta.color)).frame(width: side, height: side)
                .transitionElement(id: "it", cornerRadius: side / 2)
        }
    }

    private struct Page: View {
        let side: CGFloat

        var body: some View {
            VStack {
                Text("Above the element")
                Element(side: side)
                Text("Below the element")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.white)
        }
    }

    private enum Change: String, CaseIterable { case push, pop, present, dismiss, nextTab }

    func testElements() async throws {
        var rows: [Row] = []
        for change in Change.allCases {
            for isCancelled in [false, true] { rows.append(try await row(change, isCancelled: isCancelled)) }
        }
        XCTAssertTrue(rows.contains { $0.flights == 2 }, "no element of SwiftUI flies")
        XCTAssertTrue(rows.allSatisfy(\.isSeenAfterwards), "an element stays hidden")
        try report(rows, named: "SwiftUIElements")
    }

    private func row(_ change: Change, isCancelled: Bool) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let small = UIHostingController(rootView: Page(side: 60))
        let large = UIHostingController(rootView: Page(side: 200))
        let animator = BuiltInTransition.fade.animator.duration(0.6)
        let control: TransitionControl
        let begin: () -> Void
        switch change {
        case .push, .pop:
            let navigation = UINavigationController(rootViewController: small)
            navigation.setNavigationTransition(animator)
            if change == .pop { navigation.pushViewController(large, animated: false) }
            try await trial.show(navigation)
            control = navigation.transitions.control
            begin = {
                if change == .pop {
                    navigation.popViewController(animated: true)
                } else {
                    navigation.pushViewController(large, animated: true)
                }
            }
        case .present, .dismiss:
            try await trial.show(small)
            large.setModalTransition(animator)
            control = large.modalTransitions.control
            if change == .dismiss { small.startPresenting(large, animated: false) }
            begin = {
                if change == .dismiss {
                    large.startDismissing(animated: true)
                } else {
                    small.startPresenting(large, animated: true)
                }
            }
        case .nextTab:
            let tabs = UITabBarController()
            tabs.viewControllers = [small, large]
            tabs.setTabTransition(animator)
            try await trial.show(tabs)
            control = tabs.transitions.control
            begin = { tabs.selectedIndex = 1 }
        }
        try await trial.advance(0.5)
        var (empty, doubled) = (0, 0)
        let window = trial.window
        let listener = FrameListener {
            let flights = Self.flights(in: window.layer)
            let isSeen = ColoredBox.find(.magenta, in: window) != nil
            if !isSeen { empty += 1 }
            let isDrawn = Self.drawnOpacities(in: window.layer).contains { $0 > 0.5 }
            if !flights.isEmpty, isDrawn { doubled += 1 }
        }
        begin()
        try await trial.advance(0.3)
        let flights = Self.flights(in: window.layer)
        // A picture is the only content of these layers.
        let pictures: [PictureSample] = flights.compactMap { layer in
            layer.contents.flatMap { PictureSample(of: UIImage(cgImage: $0 as! CGImage)) }
        }
        if isCancelled { control.cancel() }
        try await trial.advance(1.5)
        listener.stop()
        let showsColor: [Bool] = pictures.map { picture in
            let pixel: [Int] = picture.centre
            return pixel[0] > 180 && pixel[1] < 90 && pixel[2] > 180
        }
        let isCornerTransparent: [Bool] = pictures.map { picture in
            let pixel: [Int] = picture.pixel(column: 0, row: 0)
            return pixel[3] < 128
        }
        let row = Row(
            change: change.rawValue, isCancelled: isCancelled, flights: flights.count, showsColor: showsColor,
            isCornerTransparent: isCornerTransparent, emptyFrames: empty, doubledFrames: doubled,
            isSeenAfterwards: ColoredBox.find(.magenta, in: window) != nil)
        await harness.end()
        return row
    }

    private static func flights(in layer: CALayer) -> [CALayer] {
        (layer.name == "flying element" ? [layer] : []) + (layer.sublayers ?? []).flatMap(flights)
    }

    /// The products of the presented opacities of all layers that are as large as one of the elements.
    private static func drawnOpacities(in layer: CALayer, within opacity: Float = 1) -> [Float] {
        guard layer.name != "flying element" else { return [] }
        let own = opacity * (layer.presentation() ?? layer).opacity * (layer.isHidden ? 0 : 1)
        let size = layer.bounds.size
        let inner = (layer.sublayers ?? []).flatMap { drawnOpacities(in: $0, within: own) }
        let isLeaf = inner.isEmpty && (layer.contents != nil || layer.backgroundColor != nil || layer is CAShapeLayer)
        return isLeaf && size.width == size.height && (size.width == 60 || size.width == 200) ? [own] : inner
    }
}
