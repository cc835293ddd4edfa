import XCTest

/// The demonstration in SwiftUI under a finger: what the app's state says is what is seen.
@MainActor
final class SwiftUITests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testPushAndSwipeBack() throws {
        let demo = try Demo()
        demo.colour(2).tap()
        demo.expect(demo.path, "Path: 1")
        demo.button("Push with a cube").tap()
        demo.expect(demo.path, "Path: 2")
        // Less than half of the way is cancelled.
        for _ in 0..<3 {
            demo.drag(from: demo.edge, to: demo.point(0.4, 0.5))
            demo.expect(demo.path, "Path: 2")
        }
        demo.drag(from: demo.edge, to: demo.point(0.85, 0.5))
        demo.expect(demo.path, "Path: 1")
        demo.drag(from: demo.edge, to: demo.point(0.85, 0.5))
        XCTAssertTrue(demo.app.navigationBars["Path: 0"].waitForExistence(timeout: 10), "the path is not empty")
        XCTAssertTrue(demo.colour(2).isHittable, "the grid is not there")
    }

    /// The demonstration grabs each push from page to page, and takes it back.
    func testPushGrabbedAndTakenBack() throws {
        let demo = try Demo(grabbedAt: 0.4)
        demo.colour(2).tap()
        demo.expect(demo.path, "Path: 1")
        for count in 1...3 {
            demo.button("Push with a fold").tap()
            demo.expect(demo.grabs, "Taken back: \(count)")
            // What is seen has the path that it shows.
            demo.expect(demo.path, "Path: 1")
        }
        demo.drag(from: demo.edge, to: demo.point(0.85, 0.5))
        XCTAssertTrue(demo.app.navigationBars["Path: 0"].waitForExistence(timeout: 10), "the path is not empty")
    }

    func testTabs() throws {
        let demo = try Demo()
        try demo.requireTabBar()
        let buttons = demo.app.tabBars.buttons
        demo.drag(from: demo.point(0.9, 0.5), to: demo.point(0.7, 0.5))
        XCTAssertTrue(buttons.element(boundBy: 0).isSelected, "a swipe that was cancelled")
        demo.drag(from: demo.point(0.9, 0.5), to: demo.point(0.1, 0.5))
        XCTAssertTrue(demo.button("The whole screen").waitForExistence(timeout: 5))
        XCTAssertTrue(buttons.element(boundBy: 1).isSelected)
        buttons.element(boundBy: 0).tap()
        XCTAssertTrue(demo.colour(0).waitForExistence(timeout: 5))
        XCTAssertTrue(buttons.element(boundBy: 0).isSelected)
    }

    func testPresentations() throws {
        let demo = try Demo()
        try demo.requireTabBar()
        demo.app.tabBars.buttons.element(boundBy: 1).tap()
        demo.button("The whole screen").tap()
        XCTAssertTrue(demo.button("Done").waitForExistence(timeout: 5))
        demo.drag(from: demo.point(0.5, 0.2), to: demo.point(0.5, 0.3))
        XCTAssertTrue(demo.button("Done").isHittable, "a swipe that was cancelled")
        demo.drag(from: demo.point(0.5, 0.2), to: demo.point(0.5, 0.9))
        demo.expect(demo.dismissals, "Dismissed: 1")
        // The flag was set back, or nothing would come again.
        demo.button("The whole screen").tap()
        XCTAssertTrue(demo.button("Done").waitForExistence(timeout: 5))
        demo.button("Done").tap()
        demo.expect(demo.dismissals, "Dismissed: 2")
        demo.button("Half the screen").tap()
        XCTAssertTrue(demo.button("Done").waitForExistence(timeout: 5))
        demo.point(0.5, 0.1).tap()
        demo.expect(demo.dismissals, "Dismissed: 3")
    }
}

/// The app, opened at its demonstration in SwiftUI.
@MainActor
private struct Demo {
    let app = XCUIApplication()

    /// - Parameter grab: Where pushes from page to page are grabbed and taken back; nil to let them play.
    init(grabbedAt grab: Double? = nil, file: StaticString = #filePath, line: UInt = #line) throws {
        guard #available(iOS 16.0, *) else { throw XCTSkip("NavigationStack came with iOS 16") }
        if let grab { app.launchArguments = [LaunchArgument.grab, "\(grab)"] }
        app.openGrid(file: file, line: line)
        app.open(.swiftUI, file: file, line: line)
        XCTAssertTrue(colour(0).waitForExistence(timeout: 10), "the demonstration never came", file: file, line: line)
    }

    private func element(_ identifier: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: identifier).firstMatch
    }

    var path: XCUIElement { element(AccessibilityIdentifier.demoPath) }
    var grabs: XCUIElement { element(AccessibilityIdentifier.demoGrabs) }
    var dismissals: XCUIElement { element(AccessibilityIdentifier.demoDismissals) }

    func colour(_ number: Int) -> XCUIElement { element(AccessibilityIdentifier.demoColour(number)) }

    func button(_ label: String) -> XCUIElement { app.buttons[label].firstMatch }

    /// A point of the window, as fractions of its size.
    func point(_ x: Double, _ y: Double) -> XCUICoordinate {
        app.windows.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
    }

    /// A point at which a swipe back begins.
    var edge: XCUICoordinate { app.leadingEdge(at: 0.5) }

    /// Skips a test of tabs where they are in no tab bar.
    func requireTabBar() throws {
        if !app.tabBars.firstMatch.exists { throw XCTSkip("the tabs are in no tab bar here") }
    }

    /// A slow finger, which rests at the end.
    func drag(from start: XCUICoordinate, to end: XCUICoordinate) {
        start.press(forDuration: 0.02, thenDragTo: end, withVelocity: .slow, thenHoldForDuration: 0.5)
    }

    /// Waits until an element's label has a text.
    func expect(_ element: XCUIElement, _ text: String, file: StaticString = #filePath, line: UInt = #line) {
        let says = XCTNSPredicateExpectation(
            predicate: NSPredicate(format: "exists == true AND label == %@", text), object: element)
        let result = XCTWaiter.wait(for: [says], timeout: 10)
        XCTAssertEqual(result, .completed, "it is not \"\(text)\"", file: file, line: line)
    }
}
