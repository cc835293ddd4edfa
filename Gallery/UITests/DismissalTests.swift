import XCTest

/// A presentation under a finger.
@MainActor
final class DismissalTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testFinished() {
        let page = TransitionPage("cover", in: "modal")
        page.goForward()
        page.drag(from: page.point(0.5, 0.2), to: page.point(0.5, 0.85))
        page.expect(StatusText.finished("modal"))
        XCTAssertTrue(page.first.waitForExistence(timeout: 5))
        XCTAssertFalse(page.second.isHittable, "the dismissed screen is still there")
        page.keepPicture(named: "dismissal, finished", in: self)
    }

    func testCancelled() {
        let page = TransitionPage("cover", in: "modal")
        page.goForward()
        page.drag(from: page.point(0.5, 0.2), to: page.point(0.5, 0.32))
        page.expect(StatusText.cancelled("modal"))
        XCTAssertTrue(page.second.isHittable, "the screen stays")
        page.drag(from: page.point(0.5, 0.2), to: page.point(0.5, 0.85))
        page.expect(StatusText.finished("modal"))
    }

    func testFlicked() {
        let page = TransitionPage("cover", in: "modal")
        page.goForward()
        page.drag(from: page.point(0.5, 0.2), to: page.point(0.5, 0.5), velocity: .fast, rest: 0)
        page.expect(StatusText.finished("modal"))
        XCTAssertTrue(page.first.waitForExistence(timeout: 5))
    }
}
