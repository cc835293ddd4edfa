import XCTest

extension XCUIApplication {
    /// Launches the gallery upright at its grid. The previews stand still, because XCUITest waits while they play (F199).
    @MainActor
    func openGrid(file: StaticString = #filePath, line: UInt = #line) {
        launchArguments += [LaunchArgument.still]
        XCUIDevice.shared.orientation = .portrait
        launch()
        let grid = descendants(matching: .any).matching(identifier: AccessibilityIdentifier.grid).firstMatch
        XCTAssertTrue(grid.waitForExistence(timeout: 20), "the grid never came", file: file, line: line)
    }

    /// Opens a page of the grid's menu.
    @MainActor
    func open(_ page: AccessibilityIdentifier.Page, file: StaticString = #filePath, line: UInt = #line) {
        buttons[AccessibilityIdentifier.more].firstMatch.tap()
        let entry = buttons[page.rawValue].firstMatch
        XCTAssertTrue(entry.waitForExistence(timeout: 5), "the menu has no \(page)", file: file, line: line)
        entry.tap()
    }

    /// A point within the leading edge of the window, at a fraction of its height. The outermost points may resize the
    /// window instead (F127), and a swipe from the edge begins as far in as this at least.
    @MainActor
    func leadingEdge(at height: Double) -> XCUICoordinate {
        let side = windows.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: height))
        return side.withOffset(CGVector(dx: 10, dy: 0))
    }
}
