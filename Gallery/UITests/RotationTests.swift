import XCTest

/// The device is turned while a finger holds a transition.
@MainActor
final class RotationTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    override func tearDown() async throws { XCUIDevice.shared.orientation = .portrait }

    func testUnderFinger() {
        for (transition, container) in [("slide", "navigation"), ("cover", "modal")] {
            let page = TransitionPage(transition, in: container)
            page.goForward()
            let portrait = page.stage.frame.size
            // The main queue goes on while the finger is led.
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                XCUIDevice.shared.orientation = .landscapeLeft
            }
            let isModal = container == "modal"
            page.drag(
                from: isModal ? page.point(0.5, 0.2) : page.point(0.005, 0.4),
                to: isModal ? page.point(0.5, 0.4) : page.point(0.4, 0.4), rest: 3)
            let turned = XCTNSPredicateExpectation(
                predicate: NSPredicate { _, _ in
                    MainActor.assumeIsolated { page.stage.frame.width == portrait.height }
                }, object: nil)
            XCTAssertEqual(XCTWaiter.wait(for: [turned], timeout: 10), .completed, "the device was never turned")
            page.expect(page.residue, ResidueText.nothing)
            // The screen that stays fills the window, however the transition ended.
            let stays = page.second.isHittable ? page.second : page.first
            XCTAssertTrue(stays.isHittable)
            XCTAssertEqual(stays.frame.width, page.stage.frame.width, accuracy: 1)
            page.keepPicture(named: "\(container), turned under a finger", in: self)
            XCUIDevice.shared.orientation = .portrait
        }
    }
}
