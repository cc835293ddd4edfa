import XCTest

/// The window is turned while a finger drags a transition. The app turns it by itself as soon as the finger has come so
/// far: XCUITest waits until the finger is lifted before it turns a device.
@MainActor
final class RotationTests: XCTestCase {
    override func setUp() async throws {
        continueAfterFailure = false
        guard #available(iOS 16.0, *) else { throw XCTSkip("an app cannot turn its window before iOS 16") }
    }

    override func tearDown() async throws { XCUIDevice.shared.orientation = .portrait }

    func testPop() throws {
        let page = TransitionPage("slide", in: "navigation", turnedAt: 0.1)
        try turn(page, from: page.edge, to: page.point(0.4, 0.4))
    }

    func testDismissal() throws {
        let page = TransitionPage("cover", in: "modal", turnedAt: 0.1)
        try turn(page, from: page.point(0.5, 0.2), to: page.point(0.5, 0.4))
    }

    private func turn(_ page: TransitionPage, from start: XCUICoordinate, to end: XCUICoordinate) throws {
        page.goForward()
        let portrait = page.stage.frame.size
        try XCTSkipIf(portrait.width > portrait.height, "the window lies on its side already")
        page.drag(from: start, to: end, rest: 3)
        let turned = XCTNSPredicateExpectation(
            predicate: NSPredicate { _, _ in
                MainActor.assumeIsolated { page.stage.frame.width == portrait.height }
            }, object: nil)
        let result = XCTWaiter.wait(for: [turned], timeout: 10)
        // As where windows lie beside each other, and on the inner display of a phone that opens (F142).
        if page.status.label.hasPrefix(StatusText.refusedTurn) { throw XCTSkip(page.status.label) }
        XCTAssertEqual(result, .completed, "the window was never turned")
        // A change of size cancels what a finger drags.
        page.expect(StatusText.cancelled(page.container))
        XCTAssertTrue(page.second.isHittable)
        XCTAssertEqual(page.second.frame.width, page.stage.frame.width, accuracy: 1)
        page.keepPicture(named: "\(page.container), turned under a finger", in: self)
    }
}
