import XCTest

/// A tab bar controller under a finger.
@MainActor
final class TabTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testTaps() {
        let page = TransitionPage("slide", in: "tab")
        let buttons = page.app.tabBars.buttons
        XCTAssertGreaterThanOrEqual(buttons.count, 2, "there are no tabs")
        buttons.element(boundBy: 1).tap()
        page.expect(StatusText.finished("tab"))
        XCTAssertTrue(buttons.element(boundBy: 1).isSelected)
        buttons.element(boundBy: 0).tap()
        page.expect(StatusText.finished("tab"))
        XCTAssertTrue(buttons.element(boundBy: 0).isSelected)
    }

    func testSwipes() {
        let page = TransitionPage("slide", in: "tab", swipe: "fromAnywhere")
        let buttons = page.app.tabBars.buttons
        page.drag(from: page.point(0.9, 0.4), to: page.point(0.15, 0.4))
        page.expect(StatusText.finished("tab"))
        XCTAssertTrue(buttons.element(boundBy: 1).isSelected)
        page.drag(from: page.point(0.1, 0.4), to: page.point(0.85, 0.4))
        page.expect(StatusText.finished("tab"))
        XCTAssertTrue(buttons.element(boundBy: 0).isSelected)
    }

    func testCancelled() {
        let page = TransitionPage("cube", in: "tab", swipe: "fromAnywhere")
        page.drag(from: page.point(0.9, 0.4), to: page.point(0.7, 0.4))
        page.expect(StatusText.cancelled("tab"))
        XCTAssertTrue(page.app.tabBars.buttons.element(boundBy: 0).isSelected)
        page.drag(from: page.point(0.9, 0.4), to: page.point(0.15, 0.4))
        page.expect(StatusText.finished("tab"))
    }

    func testTapWhileItPlays() {
        let page = TransitionPage("slide", in: "tab", swipe: "fromAnywhere")
        let buttons = page.app.tabBars.buttons
        page.drag(from: page.point(0.9, 0.4), to: page.point(0.4, 0.4), velocity: .fast, rest: 0)
        buttons.element(boundBy: 0).tap()
        XCTAssertTrue(page.stage.waitForExistence(timeout: 5))
        // Whatever the tap met, bar and screen agree in the end.
        page.expect(page.residue, ResidueText.nothing)
        XCTAssertTrue(buttons.element(boundBy: 0).isSelected)
        XCTAssertTrue(page.first.isHittable)
    }
}
