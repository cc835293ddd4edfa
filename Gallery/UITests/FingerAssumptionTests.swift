import XCTest

/// What UIKit makes of a finger, where the headless UIKit assumes something. Prints lines of Swift to be put beside what
/// the device tests print.
@MainActor
final class FingerAssumptionTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testPans() {
        let laboratory = Laboratory(.pan)
        for _ in 0..<4 { laboratory.drag(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 200, dy: 0)) }
        laboratory.expect(
            [
                "panThreshold", "panTranslationStartsAtZero", "settingTranslationResetsVelocity",
                "disablingRecognizerActsNextTurn", "removingRecognizerSendsCancelled",
            ], in: self)
    }

    func testEdge() {
        let laboratory = Laboratory(.edge)
        // The outermost points may resize the window instead (F127).
        for x in stride(from: 9.0, through: 41, by: 4) {
            laboratory.drag(from: CGPoint(x: x, y: 400), by: CGVector(dx: 150, dy: 0))
        }
        laboratory.expect(["screenEdgeWidth"], in: self)
    }

    func testTaps() {
        let laboratory = Laboratory(.tap)
        let point = laboratory.point(CGPoint(x: 150, y: 400))
        for seconds in stride(from: 0.1, through: 2, by: 0.25) { point.press(forDuration: seconds) }
        for distance in stride(from: 2.0, through: 62, by: 5) {
            laboratory.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: distance, dy: 0), velocity: .fast)
        }
        laboratory.expect(["tapDuration", "tapMovement"], in: self)
    }

    func testControls() {
        let laboratory = Laboratory(.control)
        let frame = laboratory.element(LaboratoryName.button).frame
        for distance in stride(from: 0.0, through: 120, by: 10) {
            laboratory.drag(
                from: CGPoint(x: frame.midX, y: frame.midY), by: CGVector(dx: 0, dy: frame.height / 2 + distance))
        }
        laboratory.expect(["controlTouchSlop"], in: self)
    }

    func testScrolling() {
        let laboratory = Laboratory(.scroll)
        let (tall, stiff) = (laboratory.element(LaboratoryName.tall), laboratory.element(LaboratoryName.stiff))
        let wide = laboratory.element(LaboratoryName.wide).frame
        for list in [tall.frame, stiff.frame] {
            let middle = CGPoint(x: list.midX - 50, y: list.midY - 40)
            laboratory.drag(from: middle, by: CGVector(dx: 120, dy: 0))
            laboratory.drag(from: middle, by: CGVector(dx: 0, dy: 80))
        }
        laboratory.point(CGPoint(x: tall.frame.midX, y: tall.frame.midY)).press(forDuration: 0.6)
        for across in [80.0, 66, 53, 40, 32, 20] {
            laboratory.drag(
                from: CGPoint(x: wide.midX, y: wide.midY - 40), by: CGVector(dx: across, dy: 80))
        }
        laboratory.expect(
            [
                "scrollViewsRefuseDragsAcross", "scrollViewsBeginDragsAtTheirEnd", "directionalLockRatio",
                "contentTouchDelay", "bounceResistance",
            ], in: self)
    }

    func testTabs() throws {
        let laboratory = Laboratory(.tabs)
        let buttons = try laboratory.tabs()
        for index in [1, 0, 0] {
            buttons.element(boundBy: index).tap()
            // The station looks a second later.
            _ = laboratory.app.wait(for: .unknown, timeout: 2)
        }
        laboratory.expect(
            [
                "didSelectFollowsTheStartOfTheAnimation", "tabBarTellsBeforeShouldSelect", "selectionsWithoutTabs",
                "reselectingPopsNestedNavigation", "bareControlsAreElements", "numbersOfBadgesAreReadAsItems",
            ], in: self)
    }

    func testBackAction() throws {
        guard #available(iOS 16.0, *) else { throw XCTSkip("no Back actions before iOS 16") }
        let laboratory = Laboratory(.back)
        laboratory.drag(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 300, dy: 0))
        laboratory.expect(["backActionsStopTheSwipeBack"], in: self)
    }

    /// No assumption: what a swipe back begins from each place, in a stack with a transition and with swipes switched off.
    /// On an iPhone Duo the leading edge may be a bar's.
    func testSwipesBack() {
        for station in [LaboratoryName.Station.swipes, .systemSwipes] {
            let laboratory = Laboratory(station)
            let places = [12.0, 24, 60, 90, 150]
            for x in places {
                laboratory.drag(from: CGPoint(x: x, y: 400), by: CGVector(dx: 250, dy: 0))
                // The station looks two seconds later.
                _ = laboratory.app.wait(for: .unknown, timeout: 3)
            }
            laboratory.expect(["recognizers"], prefix: "\(station.rawValue): ", in: self)
        }
    }

    func testMenu() {
        let laboratory = Laboratory(.menu)
        laboratory.point(CGPoint(x: 150, y: 400)).press(forDuration: 2)
        laboratory.expect(["contextMenuDelay"], in: self)
    }

    func testSmallBar() throws {
        guard #available(iOS 26.0, *) else { throw XCTSkip("no bar makes itself small before iOS 26") }
        let laboratory = Laboratory(.smallBar)
        _ = try laboratory.tabs()
        let (bar, window) = (laboratory.app.tabBars.firstMatch.frame, laboratory.app.windows.firstMatch.frame)
        if bar.minY < window.midY { throw XCTSkip("only a bar at the bottom makes itself small") }
        laboratory.drag(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -300))
        // The station looks a second later.
        _ = laboratory.app.wait(for: .unknown, timeout: 3)
        laboratory.expect(["minimizedBarsHideItems", "minimizedItemsSayAnotherPlace"], in: self)
    }

    /// No assumption: what a long press of ours on the bar hears beside the system's lens, and what it leads to.
    func testHeldTab() throws {
        let laboratory = Laboratory(.heldTab)
        let buttons = try laboratory.tabs()
        for seconds in [0.05, 0.3, 1] {
            buttons.element(boundBy: 1).press(forDuration: seconds)
            _ = laboratory.app.wait(for: .unknown, timeout: 2)
        }
        laboratory.expect(["press 1", "press 2", "press 3"], prefix: "", in: self)
        laboratory.expect(["tabBarTouches"], in: self)
    }
}

/// The app, opened at a station of its laboratory.
@MainActor
private struct Laboratory {
    let app = XCUIApplication()

    init(_ station: LaboratoryName.Station, file: StaticString = #filePath, line: UInt = #line) {
        app.launchArguments = [LaboratoryName.argument, station.rawValue]
        XCUIDevice.shared.orientation = .portrait
        app.launch()
        let label = element(LaboratoryName.findings)
        XCTAssertTrue(label.waitForExistence(timeout: 20), "the laboratory never opened", file: file, line: line)
    }

    func element(_ identifier: String) -> XCUIElement {
        app.descendants(matching: .any).matching(identifier: identifier).firstMatch
    }

    /// The tabs in their bar. Skips the test where UIKit shows them elsewhere, as at the top of an iPad's window.
    func tabs() throws -> XCUIElementQuery {
        if !app.tabBars.firstMatch.exists { throw XCTSkip("the tabs are in no tab bar here") }
        return app.tabBars.buttons
    }

    /// A point of the window.
    func point(_ point: CGPoint) -> XCUICoordinate {
        let corner = app.windows.firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
        return corner.withOffset(CGVector(dx: point.x, dy: point.y))
    }

    /// A slow drag, so that its single events are near to each other.
    func drag(from start: CGPoint, by way: CGVector, velocity: XCUIGestureVelocity = .slow) {
        let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
        point(start).press(forDuration: 0.02, thenDragTo: point(end), withVelocity: velocity, thenHoldForDuration: 0.1)
    }

    /// Expects a finding for each name, prints them, as Swift unless the prefix says otherwise, and attaches them.
    func expect(
        _ names: [String], prefix: String = "assumptions.", in test: XCTestCase, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        _ = app.wait(for: .unknown, timeout: 1)
        let text = element(LaboratoryName.findings).label
        let lines = text.split(separator: "\n").map(String.init)
        for name in names {
            XCTAssertTrue(lines.contains { $0.hasPrefix("\(name) = ") }, "\(name) in \(text)", file: file, line: line)
        }
        let swift = lines.map { prefix + $0 }.joined(separator: "\n")
        let name = "ByFinger-\(names[0]).txt"
        print("===== begin \(name) =====\n\(swift)\n===== end \(name) =====")
        let attachment = XCTAttachment(string: swift)
        attachment.name = name
        attachment.lifetime = .keepAlways
        test.add(attachment)
    }
}
