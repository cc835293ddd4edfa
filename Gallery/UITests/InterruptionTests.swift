import XCTest

/// What comes in the middle of a push that is held: a touch on Back, and the app sent to the background.
@MainActor
final class InterruptionTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    /// UIKit's bar takes no touches during a change.
    func testBackButton() {
        let page = TransitionPage("slide", in: "navigation", heldAt: 0.5)
        page.expect(page.status, StatusText.progress(0.5))
        let back = page.app.navigationBars.buttons.firstMatch
        XCTAssertTrue(back.waitForExistence(timeout: 5), "the bar has no button")
        // A point, because XCUITest refuses to tap an element that takes no touches.
        back.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        page.keepPicture(named: "Back in the middle of a push", in: self)
        report(page.status.label, named: "Interruption-Back")
        page.expect(page.status, StatusText.progress(0.5))
        page.play.tap()
        page.expect(StatusText.finished("navigation"))
        XCTAssertTrue(page.second.isHittable, "the push that was held has not gone on")
        page.drag(from: page.edge, to: page.point(0.8, 0.4))
        page.expect(StatusText.finished("navigation"))
        XCTAssertTrue(page.first.isHittable)
    }

    func testBackgroundNavigation() { background("slide", in: "navigation") }

    func testBackgroundTabs() { background("slide", in: "tab") }

    func testBackgroundPresentation() { background("cover", in: "modal") }

    /// What is held has no animation that the system could remove in the background (F201): it is held afterwards too.
    private func background(_ transition: String, in container: String) {
        let page = TransitionPage(transition, in: container, heldAt: 0.5)
        page.expect(page.status, StatusText.progress(0.5))
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(page.app.wait(for: .runningBackground, timeout: 10), "the app never left")
        page.app.activate()
        XCTAssertTrue(page.app.wait(for: .runningForeground, timeout: 10), "the app never came back")
        page.keepPicture(named: "\(container), back from the background", in: self)
        report(page.status.label, named: "Interruption-background-\(container)")
        page.expect(page.status, StatusText.progress(0.5))
        page.play.tap()
        page.expect(StatusText.finished(container))
        XCTAssertTrue(page.second.isHittable, "the second screen is not there")
    }

    /// Prints what the page said, and attaches it.
    private func report(_ text: String, named name: String) {
        print("===== begin \(name).txt =====\n\(text)\n===== end \(name).txt =====")
        let attachment = XCTAttachment(string: text)
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }
}
