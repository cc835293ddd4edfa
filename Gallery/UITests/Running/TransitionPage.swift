import XCTest

/// The gallery app, opened at the page of one transition in one container.
@MainActor
struct TransitionPage {
    let app: XCUIApplication
    /// The name of the container: navigation, tab or modal.
    let container: String

    /// Opens it. Fails if the page does not come.
    ///
    /// - Parameters:
    ///   - swipe: Where a swipe may begin; nil for what the container has by default.
    ///   - progress: Where the first change is held from its start; nil to let it wait.
    ///   - grab: Where the page grabs each change that plays; nil to let changes play. A finger of XCUITest comes too
    ///     late for that (F199).
    ///   - turn: Where the first drag turns the window into landscape; nil to leave it.
    init(
        _ transition: String, in container: String, swipe: String? = nil, heldAt progress: Double? = nil,
        grabbedAt grab: Double? = nil, turnedAt turn: Double? = nil, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.container = container
        app = XCUIApplication()
        app.launchArguments = [
            LaunchArgument.still, LaunchArgument.transition, transition, LaunchArgument.container, container,
        ]
        if let swipe { app.launchArguments += [LaunchArgument.swipe, swipe] }
        if let progress { app.launchArguments += [LaunchArgument.progress, "\(progress)"] }
        if let grab { app.launchArguments += [LaunchArgument.grab, "\(grab)"] }
        if let turn { app.launchArguments += [LaunchArgument.turn, "\(turn)"] }
        XCUIDevice.shared.orientation = .portrait
        app.launch()
        XCTAssertTrue(stage.waitForExistence(timeout: 20), "the page never came", file: file, line: line)
        XCTAssertTrue(status.exists, "the page has no status", file: file, line: line)
    }

    private func element(_ identifier: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: identifier).firstMatch
    }

    var stage: XCUIElement { element(AccessibilityIdentifier.stage) }
    var status: XCUIElement { element(AccessibilityIdentifier.status) }
    var residue: XCUIElement { element(AccessibilityIdentifier.residue) }
    var first: XCUIElement { element(AccessibilityIdentifier.firstScreen) }
    var second: XCUIElement { element(AccessibilityIdentifier.secondScreen) }
    var play: XCUIElement { element(AccessibilityIdentifier.play) }
    var reverse: XCUIElement { element(AccessibilityIdentifier.reverse) }
    /// The buttons of the tab bar, from the first tab on.
    var tabs: XCUIElementQuery { app.tabBars.buttons }

    /// A point at which a swipe back begins.
    var edge: XCUICoordinate { app.leadingEdge(at: 0.4) }

    /// A point of the window, as fractions of its size.
    func point(_ x: Double, _ y: Double) -> XCUICoordinate {
        app.windows.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
    }

    /// Plays the transition to its end.
    func goForward(file: StaticString = #filePath, line: UInt = #line) {
        play.tap()
        expect(StatusText.finished(container), file: file, line: line)
        XCTAssertTrue(second.waitForExistence(timeout: 5), "the second screen is not there", file: file, line: line)
    }

    /// Plays the transition until the page grabs it.
    func goUntilGrabbed(at progress: Double, file: StaticString = #filePath, line: UInt = #line) {
        play.tap()
        expect(status, StatusText.progress(progress), file: file, line: line)
    }

    /// Skips a test of tabs where UIKit shows them elsewhere than in a tab bar, as in the window of an iPad.
    func requireTabBar() throws {
        if !app.tabBars.firstMatch.exists { throw XCTSkip("the tabs are in no tab bar here") }
    }

    /// Waits until the status says so, and looks whether anything was left behind.
    func expect(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        expect(status, text, file: file, line: line)
        expect(residue, ResidueText.nothing, file: file, line: line)
    }

    /// Waits until an element's label has a text.
    func expect(_ element: XCUIElement, _ text: String, file: StaticString = #filePath, line: UInt = #line) {
        let says = XCTNSPredicateExpectation(predicate: NSPredicate(format: "label == %@", text), object: element)
        let result = XCTWaiter.wait(for: [says], timeout: 10)
        XCTAssertEqual(result, .completed, "it says \"\(element.label)\", not \"\(text)\"", file: file, line: line)
    }

    /// A finger that goes from one point to another, slowly or fast, and rests there for a while.
    func drag(
        from start: XCUICoordinate, to end: XCUICoordinate, velocity: XCUIGestureVelocity = .slow,
        rest: TimeInterval = 0.5
    ) {
        start.press(forDuration: 0.02, thenDragTo: end, withVelocity: velocity, thenHoldForDuration: rest)
    }

    /// Keeps a picture of the screen with the result.
    func keepPicture(named name: String, in test: XCTestCase) {
        let attachment = XCTAttachment(screenshot: app.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        test.add(attachment)
    }
}
