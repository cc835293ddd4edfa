import XCTest

/// A tab bar controller under a finger.
@MainActor
final class TabTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testTaps() throws {
        let page = TransitionPage("slide", in: "tab")
        try page.requireTabBar()
        let buttons = page.tabs
        buttons.element(boundBy: 1).tap()
        page.expect(StatusText.finished("tab"))
        XCTAssertTrue(buttons.element(boundBy: 1).isSelected)
        buttons.element(boundBy: 0).tap()
        page.expect(StatusText.finished("tab"))
        XCTAssertTrue(buttons.element(boundBy: 0).isSelected)
    }

    func testSwipes() throws {
        let page = TransitionPage("slide", in: "tab", swipe: "fromAnywhere")
        try page.requireTabBar()
        let buttons = page.tabs
        page.drag(from: page.point(0.9, 0.4), to: page.point(0.15, 0.4))
        page.expect(StatusText.finished("tab"))
        XCTAssertTrue(buttons.element(boundBy: 1).isSelected)
        page.drag(from: page.point(0.1, 0.4), to: page.point(0.85, 0.4))
        page.expect(StatusText.finished("tab"))
        XCTAssertTrue(buttons.element(boundBy: 0).isSelected)
    }

    func testCancelled() throws {
        let page = TransitionPage("cube", in: "tab", swipe: "fromAnywhere")
        try page.requireTabBar()
        page.drag(from: page.point(0.9, 0.4), to: page.point(0.7, 0.4))
        page.expect(StatusText.cancelled("tab"))
        XCTAssertTrue(page.tabs.element(boundBy: 0).isSelected)
        page.drag(from: page.point(0.9, 0.4), to: page.point(0.15, 0.4))
        page.expect(StatusText.finished("tab"))
    }

    /// A tap on a tab is refused while a change is held.
    func testTapWhileItIsHeld() throws {
        let page = TransitionPage("slide", in: "tab", heldAt: 0.5)
        try page.requireTabBar()
        page.expect(page.status, StatusText.progress(0.5))
        page.tabs.element(boundBy: 0).tap()
        page.expect(page.status, StatusText.progress(0.5))
        page.play.tap()
        page.expect(StatusText.finished("tab"))
        XCTAssertTrue(page.tabs.element(boundBy: 1).isSelected)
        XCTAssertTrue(page.second.isHittable)
        XCTAssertFalse(page.first.isHittable)
    }
}
