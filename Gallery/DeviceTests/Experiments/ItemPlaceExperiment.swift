import UIKit
import XCTest

/// Where a tab bar draws picture and text within the frame that an item says it has: with and without a text, with
/// pictures of several sizes, with insets, adjustments and a badge. What stands in for the parts is drawn at the places
/// that `SystemBarLayout` computes.
@MainActor
final class ItemPlaceExperiment: XCTestCase {
    private struct Row: Encodable {
        var item: String
        /// Left, top, width and height of the item, in points of the bar.
        var frame: [Double]?
        /// Left, top, width and height of the picture, in points of the item; nil if it was not seen.
        var picture: [Double]?
        /// The same of the text.
        var title: [Double]?
    }

    private struct Look {
        var name: String
        var title: String? = "Text"
        var side: CGFloat = 24
        var insets = UIEdgeInsets.zero
        var adjustment = UIOffset.zero
        var badge: String?
    }

    private let looks = [
        Look(name: "plain"), Look(name: "without a text", title: nil), Look(name: "20 points", side: 20),
        Look(name: "30 points", side: 30), Look(name: "40 points", side: 40),
        Look(name: "moved by insets", insets: UIEdgeInsets(top: 6, left: 2, bottom: -6, right: -2)),
        Look(name: "squeezed by insets", insets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)),
        Look(name: "text moved", adjustment: UIOffset(horizontal: 4, vertical: -5)), Look(name: "badge", badge: "3"),
    ]

    func testPlaces() async throws {
        guard #available(iOS 17.0, *) else { throw XCTSkip("items do not say where they are before iOS 17") }
        var rows: [Row] = []
        for look in looks { rows.append(try await row(look)) }
        XCTAssertTrue(rows.contains { $0.picture != nil }, "no picture was seen")
        try report(rows, named: "ItemPlaces")
    }

    @available(iOS 17.0, *)
    private func row(_ look: Look) async throws -> Row {
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let size = CGSize(width: look.side, height: look.side)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            ColoredBox.Paint.magenta.color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let item = UITabBarItem(title: look.title, image: image.withRenderingMode(.alwaysOriginal), tag: 0)
        item.selectedImage = item.image
        item.imageInsets = look.insets
        item.titlePositionAdjustment = look.adjustment
        item.badgeValue = look.badge
        for state in [UIControl.State.normal, .selected] {
            item.setTitleTextAttributes([.foregroundColor: ColoredBox.Paint.green.color], for: state)
        }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        let screens = [Screen("a"), Screen("b"), Screen("c")]
        screens[1].tabBarItem = item
        tabs.viewControllers = screens
        try await trial.show(tabs)
        try await trial.advance(0.3)
        guard tabs.hasPlaces(of: [item]) else {
            await harness.end()
            throw XCTSkip("the tabs are in no tab bar here")
        }
        let (bar, frame) = (tabs.tabBar, item.frame(in: tabs.tabBar))
        func within(_ box: CGRect?) -> [Double]? {
            guard let box, let frame else { return nil }
            return numbers(box.offsetBy(dx: -frame.minX, dy: -frame.minY))
        }
        let row = Row(
            item: look.name, frame: frame.map(numbers), picture: within(ColoredBox.find(.magenta, in: bar)),
            title: within(ColoredBox.find(.green, in: bar)))
        await harness.end()
        return row
    }

    private func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    }
}
