import XCTest

/// A navigation controller under a finger.
@MainActor
final class SwipeBackTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testFinished() {
        let page = TransitionPage("slide", in: "navigation")
        page.goForward()
        page.drag(from: page.edge, to: page.point(0.8, 0.4))
        page.expect(StatusText.finished("navigation"))
        XCTAssertTrue(page.first.waitForExistence(timeout: 5))
        XCTAssertFalse(page.second.isHittable, "the popped screen is still there")
        page.keepPicture(named: "swipe back, finished", in: self)
    }

    func testCancelled() {
        let page = TransitionPage("slide", in: "navigation")
        page.goForward()
        page.drag(from: page.edge, to: page.point(0.25, 0.4))
        page.expect(StatusText.cancelled("navigation"))
        XCTAssertTrue(page.second.isHittable, "the screen stays")
        // Nothing is stuck: the next swipe works.
        page.drag(from: page.edge, to: page.point(0.8, 0.4))
        page.expect(StatusText.finished("navigation"))
    }

    func testFlicked() {
        let page = TransitionPage("cube", in: "navigation")
        page.goForward()
        page.drag(from: page.edge, to: page.point(0.35, 0.4), velocity: .fast, rest: 0)
        page.expect(StatusText.finished("navigation"))
        XCTAssertTrue(page.first.waitForExistence(timeout: 5))
    }

    func testNeverOnTheRoot() {
        let page = TransitionPage("slide", in: "navigation")
        page.drag(from: page.edge, to: page.point(0.8, 0.4))
        page.expect(page.status, StatusText.ready)
        XCTAssertTrue(page.first.isHittable)
    }
}
