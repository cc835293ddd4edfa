import XCTest

/// One test for each assumption that can be measured in the process of the app; the last one prints them all as Swift.
///
/// A measurement that finds nothing to measure fails. What a system has not yet, such as `tabs` before iOS 18, is
/// skipped, and keeps its default.
@MainActor
final class AssumptionTests: XCTestCase {
    private static var findings: [String: Finding] = [:]

    func test_zeroDurationCompletesLater() async throws { try await measure("zeroDurationCompletesLater") }
    func test_commitDelay() async throws { try await measure("commitDelay") }
    func test_opacityAnimatesAdditively() async throws { try await measure("opacityAnimatesAdditively") }
    func test_detachedLayersLoseAnimations() async throws { try await measure("detachedLayersLoseAnimations") }
    func test_removedAnimationsEndAtOnce() async throws { try await measure("removedAnimationsEndAtOnce") }
    func test_reversingFlipsFraction() async throws { try await measure("reversingFlipsFraction") }
    func test_reversedRunEndsAtStart() async throws { try await measure("reversedRunEndsAtStart") }
    func test_firstScrubWaitsForTurn() async throws { try await measure("firstScrubWaitsForTurn") }
    func test_sliderKnobWidth() async throws { try await measure("sliderKnobWidth") }
    func test_scrollViewsStayAtTheTop() async throws { try await measure("scrollViewsStayAtTheTop") }
    func test_scrollAnimationDuration() async throws { try await measure("scrollAnimationDuration") }
    func test_removedViewsResign() async throws { try await measure("removedViewsResign") }
    func test_keyboardIsAnnouncedNextTurn() async throws { try await measure("keyboardIsAnnouncedNextTurn") }
    func test_keyboardMovesInABlockAnimation() async throws { try await measure("keyboardMovesInABlockAnimation") }
    func test_keyboardHeight() async throws { try await measure("keyboardHeight") }
    func test_explicitTransactionsHoldBackScreenUpdates() async throws {
        try await measure("explicitTransactionsHoldBackScreenUpdates")
    }
    func test_interactionControllerStartsEveryTransition() async throws {
        try await measure("interactionControllerStartsEveryTransition")
    }
    func test_percentDrivenCallsAnimateTransitionOfInterruptibleAnimators() async throws {
        try await measure("percentDrivenCallsAnimateTransitionOfInterruptibleAnimators")
    }
    func test_percentDrivenStopsTheContainersTime() async throws {
        try await measure("percentDrivenStopsTheContainersTime")
    }
    func test_percentDrivenClampsUpdates() async throws { try await measure("percentDrivenClampsUpdates") }
    func test_percentDrivenHoldsAnimationsAtTheEnd() async throws {
        try await measure("percentDrivenHoldsAnimationsAtTheEnd")
    }
    func test_cancelledPercentDrivenAnimationsFinish() async throws {
        try await measure("cancelledPercentDrivenAnimationsFinish")
    }
    func test_alongsideAnimationIsRefusedOnceBegun() async throws {
        try await measure("alongsideAnimationIsRefusedOnceBegun")
    }
    func test_alongsideBlocksAnimateWithoutBlockAnimation() async throws {
        try await measure("alongsideBlocksAnimateWithoutBlockAnimation")
    }
    func test_preferredTransitionsYieldToAnimators() async throws {
        try await measure("preferredTransitionsYieldToAnimators")
    }
    func test_animatorsAreAskedForAgainAtTheEnd() async throws {
        try await measure("animatorsAreAskedForAgainAtTheEnd")
    }
    func test_containersPlaceScreensInTransit() async throws { try await measure("containersPlaceScreensInTransit") }
    func test_completingAtTheStartLeavesBarItems() async throws {
        try await measure("completingAtTheStartLeavesBarItems")
    }
    func test_interactiveStartIsNotAsked() async throws { try await measure("interactiveStartIsNotAsked") }
    func test_asksForAnimatorsWhenNotAnimated() async throws { try await measure("asksForAnimatorsWhenNotAnimated") }
    func test_settingControllersPopsToOnesOnTheStack() async throws {
        try await measure("settingControllersPopsToOnesOnTheStack")
    }
    func test_cancelledSetViewControllersKeepsBoth() async throws {
        try await measure("cancelledSetViewControllersKeepsBoth")
    }
    func test_leavingControllersHaveFinalFrames() async throws {
        try await measure("leavingControllersHaveFinalFrames")
    }
    func test_navigationPlacesTheArrivingView() async throws { try await measure("navigationPlacesTheArrivingView") }
    func test_cancelledNavigationPutsTheViewBack() async throws {
        try await measure("cancelledNavigationPutsTheViewBack")
    }
    func test_pushedScreensKeepTheBarsInset() async throws { try await measure("pushedScreensKeepTheBarsInset") }
    func test_navigationStartsInLayoutPass() async throws { try await measure("navigationStartsInLayoutPass") }
    func test_hasContentPopGesture() async throws { try await measure("hasContentPopGesture") }
    func test_willShowPrecedesAppearance() async throws { try await measure("willShowPrecedesAppearance") }
    func test_tabsTellTheArrivingControllerFirst() async throws {
        try await measure("tabsTellTheArrivingControllerFirst")
    }
    func test_tabsPlaceTheArrivingView() async throws { try await measure("tabsPlaceTheArrivingView") }
    func test_tabsDissolveByThemselves() async throws { try await measure("tabsDissolveByThemselves") }
    func test_tabsStartInNextTurn() async throws { try await measure("tabsStartInNextTurn") }
    func test_tabBarItemsHaveNoFrame() async throws { try await measure("tabBarItemsHaveNoFrame") }
    func test_tabsAreListedAsViewControllers() async throws { try await measure("tabsAreListedAsViewControllers") }
    func test_hiddenTabsLeaveTheBar() async throws { try await measure("hiddenTabsLeaveTheBar") }
    func test_tabControllersAreMadeWhenSelected() async throws {
        try await measure("tabControllersAreMadeWhenSelected")
    }
    func test_selectingTabsInCodeTellsTheDelegate() async throws {
        try await measure("selectingTabsInCodeTellsTheDelegate")
    }
    func test_tabBarAppearancesPrecedeItems() async throws { try await measure("tabBarAppearancesPrecedeItems") }
    func test_contentScrollViewsAreFound() async throws { try await measure("contentScrollViewsAreFound") }
    func test_presentationControllersHearFirst() async throws { try await measure("presentationControllersHearFirst") }
    func test_customPresentationsCallAnimatorsAnyway() async throws {
        try await measure("customPresentationsCallAnimatorsAnyway")
    }
    func test_presentationsArePreparedAtOnce() async throws { try await measure("presentationsArePreparedAtOnce") }
    func test_dismissalsStartNextTurn() async throws { try await measure("dismissalsStartNextTurn") }
    func test_presentationDelay() async throws { try await measure("presentationDelay") }
    func test_cancelledPresentationsCallTheCompletion() async throws {
        try await measure("cancelledPresentationsCallTheCompletion")
    }
    func test_presentedAppearsBeforePresenterDisappeared() async throws {
        try await measure("presentedAppearsBeforePresenterDisappeared")
    }
    func test_presentationPlacesTheArrivingView() async throws {
        try await measure("presentationPlacesTheArrivingView")
    }

    /// Comes last in the order of names; measures what was not measured before.
    func test_zz_printsAll() async throws {
        var missing: [String] = []
        for measurement in AssumptionMeasurement.all where Self.findings[measurement.name] == nil {
            do {
                Self.findings[measurement.name] = try await measurement.run(on: try SceneHarness())
            } catch let error as NotThere {
                Self.findings[measurement.name] = .notMeasured("\(error)")
            } catch {
                missing.append("\(measurement.name): \(error)")
            }
        }
        let text = AssumptionPrinter.swift(
            Self.findings, name: TestPlace.identifier, measuredOn: TestPlace.description)
        report(text, named: "Assumptions+\(TestPlace.identifier).swift")
        XCTAssertEqual(missing, [])
    }

    func test_everyRowHasATest() {
        let tests = Set(Self.defaultTestSuite.tests.map(\.name))
        for row in AssumptionTable.rows where row.means == .inProcess {
            XCTAssertTrue(tests.contains { $0.contains("test_\(row.name)") }, row.name)
        }
    }

    private func measure(_ name: String) async throws {
        let measurement = try XCTUnwrap(AssumptionMeasurement.all.first { $0.name == name }, name)
        do {
            let finding = try await measurement.run(on: try SceneHarness())
            Self.findings[name] = finding
            report(finding.swift ?? "nothing", named: name)
        } catch let error as NotThere {
            Self.findings[name] = .notMeasured("\(error)")
            throw XCTSkip("\(error)")
        }
    }
}
