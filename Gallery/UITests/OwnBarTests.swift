import XCTest

/// A tab bar of the package's own under a finger, in the demo app with the logo and the rocket.
@MainActor
final class OwnBarTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    private func element(_ identifier: String, in app: XCUIApplication) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: identifier).firstMatch
    }

    /// The gallery app with the demo app open.
    private func demo() -> XCUIApplication {
        let app = XCUIApplication()
        app.openGrid()
        app.open(.tabItems)
        let demos = element(AccessibilityIdentifier.demoBars, in: app)
        XCTAssertTrue(demos.waitForExistence(timeout: 10), "the page has no demo apps")
        demos.tap()
        app.buttons["Logo and rocket"].firstMatch.tap()
        let demo = element(AccessibilityIdentifier.demoBar, in: app)
        XCTAssertTrue(demo.waitForExistence(timeout: 10), "the demo app never opened")
        return app
    }

    /// From iOS 17.4 on a finger that rests opens the menu, which a context menu's own delay would do much later.
    func testMenu() throws {
        guard #available(iOS 17.4, *) else { throw XCTSkip("no public way opens a menu at once before iOS 17.4") }
        let app = demo()
        let messages = app.descendants(matching: .any)["Messages"].firstMatch
        XCTAssertTrue(messages.waitForExistence(timeout: 5), "the bar has no item for messages")
        XCTAssertEqual(messages.value as? String, "919+")
        messages.press(forDuration: 0.3)
        let more = app.buttons["One more"].firstMatch
        XCTAssertTrue(more.waitForExistence(timeout: 3), "no menu opened")
        XCTAssertFalse(messages.isSelected, "the long press has selected the tab")
        more.tap()
        let counts = XCTNSPredicateExpectation(predicate: NSPredicate(format: "value == '920'"), object: messages)
        XCTAssertEqual(XCTWaiter.wait(for: [counts], timeout: 5), .completed, "the badge says \(messages.value ?? "-")")
    }

    func testTap() {
        let app = demo()
        let friends = app.descendants(matching: .any)["Friends"].firstMatch
        XCTAssertTrue(friends.waitForExistence(timeout: 5), "the bar has no item for friends")
        friends.tap()
        let selected = XCTNSPredicateExpectation(predicate: NSPredicate(format: "isSelected == true"), object: friends)
        XCTAssertEqual(XCTWaiter.wait(for: [selected], timeout: 5), .completed, "the tap has not selected the tab")
    }
}
