import XCTest

/// What comes in the middle of a push that is held: a touch on Back, and the app sent to the background.
@MainActor
final class InterruptionTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testBackButton() {
        let page = TransitionPage("slide", in: "navigation", heldAt: 0.5)
        page.expect(page.status, StatusText.progress(0.5))
        let back = page.app.navigationBars.buttons.firstMatch
        XCTAssertTrue(back.waitForExistence(timeout: 5), "the bar has no button")
        // UIKit may refuse the touch in the middle of a change. Then the push is let go of as it is.
        back.tap()
        if page.status.label == StatusText.progress(0.5) { page.play.tap() }
        page.expect(page.residue, ResidueText.nothing)
        page.keepPicture(named: "Back in the middle of a push", in: self)
        report(page.status.label, named: "Interruption-Back")
        XCTAssertNotEqual(page.first.isHittable, page.second.isHittable, "one of the screens is there")
        // Whatever became of it, the next change works.
        if page.second.isHittable {
            page.drag(from: page.point(0.005, 0.4), to: page.point(0.8, 0.4))
            page.expect(StatusText.finished("navigation"))
        }
        page.goForward()
    }

    func testBackground() {
        for (transition, container) in [("slide", "navigation"), ("slide", "tab"), ("cover", "modal")] {
            let page = TransitionPage(transition, in: container, heldAt: 0.5)
            page.expect(page.status, StatusText.progress(0.5))
            XCUIDevice.shared.press(.home)
            XCTAssertTrue(page.app.wait(for: .runningBackground, timeout: 10), "the app never left")
            page.app.activate()
            XCTAssertTrue(page.app.wait(for: .runningForeground, timeout: 10), "the app never came back")
            page.keepPicture(named: "\(container), back from the background", in: self)
            report(page.status.label, named: "Interruption-background-\(container)")
            // Still held, it goes on; and if it ended meanwhile, nothing of it may be left.
            if page.status.label == StatusText.progress(0.5) { page.play.tap() }
            page.expect(page.residue, ResidueText.nothing)
            XCTAssertNotEqual(page.first.isHittable, page.second.isHittable, "one of the screens is there")
        }
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
