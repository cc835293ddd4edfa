import TransitionCore
import XCTest

/// The tests that also run on the headless UIKit, on Apple's.
@MainActor
final class SharedTableTests: XCTestCase {
    private static let chapters: [(name: String, tests: [SharedTest])] = [
        ("navigationStack", SharedTest.navigationStack),
        ("navigationDelegate", SharedTest.navigationDelegate),
        ("navigationEndings", SharedTest.navigationEndings),
        ("navigationBars", SharedTest.navigationBars),
        ("navigationUnusual", SharedTest.navigationUnusual),
        ("tabSelection", SharedTest.tabSelection),
        ("tabEndings", SharedTest.tabEndings),
        ("modalScreens", SharedTest.modalScreens),
        ("modalParts", SharedTest.modalParts),
        ("modalEndings", SharedTest.modalEndings),
        ("windowPictures", SharedTest.windowPictures),
        ("playback", SharedTest.playback),
        ("control", SharedTest.control),
    ]

    func testChaptersAreTheWholeTable() {
        XCTAssertEqual(Self.chapters.flatMap(\.tests).map(\.name), SharedTest.all.map(\.name))
        XCTAssertGreaterThanOrEqual(SharedTest.all.count, 60)
    }

    func testNavigationStack() async throws { try await run("navigationStack") }
    func testNavigationDelegate() async throws { try await run("navigationDelegate") }
    func testNavigationEndings() async throws { try await run("navigationEndings") }
    func testNavigationBars() async throws { try await run("navigationBars") }
    func testNavigationUnusual() async throws { try await run("navigationUnusual") }
    func testTabSelection() async throws { try await run("tabSelection") }
    func testTabEndings() async throws { try await run("tabEndings") }
    func testModalScreens() async throws { try await run("modalScreens") }
    func testModalParts() async throws { try await run("modalParts") }
    func testModalEndings() async throws { try await run("modalEndings") }
    func testWindowPictures() async throws { try await run("windowPictures") }
    func testPlayback() async throws { try await run("playback") }
    func testControl() async throws { try await run("control") }

    private func run(_ chapter: String) async throws {
        try await run(try XCTUnwrap(Self.chapters.first { $0.name == chapter }).tests)
    }

    /// Every registered animator in one of its containers, held at three moments.
    func testMomentsInNavigation() async throws { try await run(SharedTest.moments(in: .navigation)) }
    func testMomentsInTabs() async throws { try await run(SharedTest.moments(in: .tab)) }
    func testMomentsInPresentations() async throws { try await run(SharedTest.moments(in: .modal)) }

    private func run(_ tests: [SharedTest]) async throws {
        XCTAssertFalse(tests.isEmpty)
        for test in tests {
            let failures = await test.run(on: try SceneHarness())
            XCTContext.runActivity(named: test.name) { _ in
                for failure in failures { XCTFail("\(test.name): \(failure)") }
            }
        }
    }
}
