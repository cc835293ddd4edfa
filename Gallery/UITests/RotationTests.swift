import XCTest

/// The window is turned while a finger drags a transition. The app turns it by itself as soon as the finger has come so
/// far: XCUITest waits until the finger is lifted before it turns a device.
@MainActor
final class RotationTests: XCTestCase {
    override func setUp() async throws {
        continueAfterFailure = false
        guard #available(iOS 16.0, *) else { throw XCTSkip("an app cannot turn its window before iOS 16") }
        // Windows may lie beside each other there.
        if UIDevice.current.userInterfaceIdiom == .pad { throw XCTSkip("windows of an iPad do not turn by themselves") }
    }

    override func tearDown() async throws { XCUIDevice.shared.orientation = .portrait }

    func testPop() {
        let page = TransitionPage("slide", in: "navigation", turnedAt: 0.1)
        turn(page, from: page.edge, to: page.point(0.4, 0.4))
    }

    func testDismissal() {
        let page = TransitionPage("cover", in: "modal", turnedAt: 0.1)
        turn(page, from: page.point(0.5, 0.2), to: page.point(0.5, 0.4))
    }

    private func turn(_ page: TransitionPage, from start: XCUICoordinate, to end: XCUICoordinate) {
        page.goForward()
        let portrait = page.stage.frame.size
        page.drag(from: start, to: end, rest: 3)
        let turned = XCTNSPredicateExpectation(
            predicate: NSPredicate { _, _ in
                MainActor.assumeIsolated { page.stage.frame.width == portrait.height }
            }, object: nil)
        XCTAssertEqual(XCTWaiter.wait(for: [turned], timeout: 10), .completed, "the window was never turned")
        // A change of size cancels what a finger drags.
        page.expect(StatusText.cancelled(page.container))
        XCTAssertTrue(page.second.isHittable)
        XCTAssertEqual(page.second.frame.width, page.stage.frame.width, accuracy: 1)
        page.keepPicture(named: "\(page.container), turned under a finger", in: self)
    }
}
