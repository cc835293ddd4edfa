import UIKit
import XCTest

/// What is seen around a selected item while its picture is a blank one, as it is while something stands in for it: from
/// iOS 26 on the bar is glass, which may look another way around nothing. Nine points in the item's frame, with its own
/// picture, with the blank one, and with its own again.
@MainActor
final class BlankItemExperiment: XCTestCase {
    private struct Row: Encodable {
        var picture: String
        /// Whether the frame of the item is another one than at first.
        var frameMoved: Bool
        /// Red, green, blue and alpha, in rows from the top; nil where nothing could be drawn.
        var points: [[Int]?]
    }

    func testBlankItem() async throws {
        guard #available(iOS 17.0, *) else { throw XCTSkip("items do not say where they are before iOS 17") }
        let harness = try SceneHarness()
        try await harness.begin()
        let trial = Trial(harness: harness)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        let screens = [Screen("a"), Screen("b"), Screen("c")]
        for screen in screens { screen.view.backgroundColor = .orange }
        let own = UIImage(systemName: "star.fill")
        let size = own?.size ?? CGSize(width: 24, height: 24)
        let blank = UIGraphicsImageRenderer(size: size).image { _ in }
        let item = UITabBarItem(title: "Text", image: own, tag: 0)
        screens[0].tabBarItem = item
        tabs.viewControllers = screens
        try await trial.show(tabs)
        try await trial.advance(0.3)
        guard tabs.hasPlaces(of: [item]) else {
            await harness.end()
            throw XCTSkip("the tabs are in no tab bar here")
        }
        let first = try XCTUnwrap(item.frame(in: tabs.tabBar), "the item has no place")
        var rows: [Row] = []
        for (name, image) in [("own", own), ("blank", blank), ("own again", own)] {
            item.image = image
            for wait in [0.0, 0.5] {
                try await trial.advance(wait)
                let pixels = Pixels(of: tabs.tabBar)
                let points = (0..<9).map { index -> [Int]? in
                    let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
                    let x = first.minX + first.width * (0.1 + 0.4 * column)
                    return pixels?.color(at: CGPoint(x: x, y: first.minY + first.height * (0.1 + 0.4 * row)))
                }
                rows.append(
                    Row(
                        picture: "\(name), \(wait) s later", frameMoved: item.frame(in: tabs.tabBar) != first,
                        points: points))
            }
        }
        await harness.end()
        XCTAssertTrue(rows.contains { $0.points.contains { $0 != nil } }, "nothing was drawn")
        try report(rows, named: "BlankItem")
    }
}
