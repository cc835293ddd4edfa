import XCTest

/// A transition that plays is grabbed and let go of, in each container. The page grabs it by itself, through the control
/// that an app has; fingers are tested on changes that they have begun.
@MainActor
final class GrabTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testNavigation() { grab("slide", in: "navigation") }

    func testTabs() { grab("slide", in: "tab") }

    func testPresentation() { grab("cover", in: "modal") }

    private func grab(_ transition: String, in container: String) {
        let page = TransitionPage(transition, in: container, grabbedAt: 0.4)
        page.goUntilGrabbed(at: 0.4)
        page.keepPicture(named: "\(container), grabbed", in: self)
        page.reverse.tap()
        page.expect(StatusText.cancelled(container))
        XCTAssertTrue(page.first.isHittable, "the change was taken back, and its first screen is not there")
        XCTAssertFalse(page.second.isHittable, "the screen that was taken back is there")

        page.goUntilGrabbed(at: 0.4)
        page.play.tap()
        page.expect(StatusText.finished(container))
        XCTAssertTrue(page.second.isHittable, "the second screen is not there")

        page.goUntilGrabbed(at: 0.4)
        page.reverse.tap()
        page.expect(StatusText.cancelled(container))
        XCTAssertTrue(page.second.isHittable, "the way back was taken back, and the second screen is not there")

        page.goUntilGrabbed(at: 0.4)
        page.play.tap()
        page.expect(StatusText.finished(container))
        XCTAssertTrue(page.first.isHittable, "the first screen is not there")
    }
}
