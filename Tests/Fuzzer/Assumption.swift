import UIKit

/// A fact about UIKit that no public source settles, as a switch of the headless UIKit with its possible values.
struct Assumption: Sendable {
    typealias Assumptions = Headless.Assumptions

    let name: String
    /// The number of values besides the default.
    let alternatives: Int
    /// Sets one of these values; 0 is the first besides the default.
    let set: @Sendable (inout Assumptions, Int) -> Void

    /// One of these values as Swift source.
    func text(_ value: Int) -> String {
        var assumptions = Assumptions()
        set(&assumptions, value)
        return Mirror(reflecting: assumptions).children.first { $0.label == name }.map { "\($0.value)" } ?? ""
    }

    private static func flip(
        _ name: String, _ path: WritableKeyPath<Assumptions, Bool> & Sendable
    ) -> Assumption {
        Assumption(name: name, alternatives: 1) { assumptions, _ in assumptions[keyPath: path].toggle() }
    }

    private static func values<Value: Sendable>(
        _ name: String, _ path: WritableKeyPath<Assumptions, Value> & Sendable, _ values: [Value]
    ) -> Assumption {
        Assumption(name: name, alternatives: values.count) { $0[keyPath: path] = values[$1] }
    }

    /// All assumptions; a test checks that the list agrees with the type.
    static let all: [Assumption] = [
        flip("zeroDurationCompletesLater", \.zeroDurationCompletesLater),
        values("commitDelay", \.commitDelay, [0.03, 0.1]),
        flip("opacityAnimatesAdditively", \.opacityAnimatesAdditively),
        flip("detachedLayersLoseAnimations", \.detachedLayersLoseAnimations),
        flip("removedAnimationsEndAtOnce", \.removedAnimationsEndAtOnce),
        flip("reversingFlipsFraction", \.reversingFlipsFraction),
        flip("reversedRunEndsAtStart", \.reversedRunEndsAtStart),
        flip("firstScrubWaitsForTurn", \.firstScrubWaitsForTurn),
        values("panThreshold", \.panThreshold, [4, 20]),
        flip("panTranslationStartsAtZero", \.panTranslationStartsAtZero),
        flip("settingTranslationResetsVelocity", \.settingTranslationResetsVelocity),
        values("velocityWindow", \.velocityWindow, [0.04, 0.2]),
        values("screenEdgeWidth", \.screenEdgeWidth, [13, 30]),
        values("tapMovement", \.tapMovement, [10]),
        values("tapDuration", \.tapDuration, [1.5]),
        values("tapInterval", \.tapInterval, [0.25]),
        values("controlTouchSlop", \.controlTouchSlop, [20]),
        flip("disablingRecognizerActsNextTurn", \.disablingRecognizerActsNextTurn),
        flip("removingRecognizerSendsCancelled", \.removingRecognizerSendsCancelled),
        flip("explicitTransactionsHoldBackScreenUpdates", \.explicitTransactionsHoldBackScreenUpdates),
        flip("interactionControllerStartsEveryTransition", \.interactionControllerStartsEveryTransition),
        flip(
            "percentDrivenCallsAnimateTransitionOfInterruptibleAnimators",
            \.percentDrivenCallsAnimateTransitionOfInterruptibleAnimators),
        flip("percentDrivenStopsTheContainersTime", \.percentDrivenStopsTheContainersTime),
        flip("percentDrivenClampsUpdates", \.percentDrivenClampsUpdates),
        flip("percentDrivenHoldsAnimationsAtTheEnd", \.percentDrivenHoldsAnimationsAtTheEnd),
        flip("cancelledPercentDrivenAnimationsFinish", \.cancelledPercentDrivenAnimationsFinish),
        flip("alongsideAnimationIsRefusedOnceBegun", \.alongsideAnimationIsRefusedOnceBegun),
        flip("alongsideBlocksAnimateWithoutBlockAnimation", \.alongsideBlocksAnimateWithoutBlockAnimation),
        flip("animatorsAreAskedForAgainAtTheEnd", \.animatorsAreAskedForAgainAtTheEnd),
        flip("containersPlaceScreensInTransit", \.containersPlaceScreensInTransit),
        flip("completingAtTheStartLeavesBarItems", \.completingAtTheStartLeavesBarItems),
        flip("interactiveStartIsNotAsked", \.interactiveStartIsNotAsked),
        flip("asksForAnimatorsWhenNotAnimated", \.asksForAnimatorsWhenNotAnimated),
        flip("settingControllersPopsToOnesOnTheStack", \.settingControllersPopsToOnesOnTheStack),
        flip("cancelledSetViewControllersKeepsBoth", \.cancelledSetViewControllersKeepsBoth),
        flip("leavingControllersHaveFinalFrames", \.leavingControllersHaveFinalFrames),
        flip("navigationPlacesTheArrivingView", \.navigationPlacesTheArrivingView),
        flip("cancelledNavigationPutsTheViewBack", \.cancelledNavigationPutsTheViewBack),
        flip("pushedScreensKeepTheBarsInset", \.pushedScreensKeepTheBarsInset),
        flip("navigationStartsInLayoutPass", \.navigationStartsInLayoutPass),
        flip("hasContentPopGesture", \.hasContentPopGesture),
        flip("backActionsStopTheSwipeBack", \.backActionsStopTheSwipeBack),
        flip("willShowPrecedesAppearance", \.willShowPrecedesAppearance),
        flip("didSelectFollowsTheStartOfTheAnimation", \.didSelectFollowsTheStartOfTheAnimation),
        flip("tabsTellTheArrivingControllerFirst", \.tabsTellTheArrivingControllerFirst),
        flip("tabsPlaceTheArrivingView", \.tabsPlaceTheArrivingView),
        flip("tabsDissolveByThemselves", \.tabsDissolveByThemselves),
        flip("tabsStartInNextTurn", \.tabsStartInNextTurn),
        flip("tabBarTellsBeforeShouldSelect", \.tabBarTellsBeforeShouldSelect),
        flip("tabBarItemsHaveNoFrame", \.tabBarItemsHaveNoFrame),
        flip("reselectingPopsNestedNavigation", \.reselectingPopsNestedNavigation),
        values("selectionsWithoutTabs", \.selectionsWithoutTabs, [.tabs, .both]),
        flip("tabBarAppearancesPrecedeItems", \.tabBarAppearancesPrecedeItems),
        values("contextMenuDelay", \.contextMenuDelay, [0.2]),
        flip("minimizedBarsHideItems", \.minimizedBarsHideItems),
        flip("contentScrollViewsAreFound", \.contentScrollViewsAreFound),
        flip("bareControlsAreElements", \.bareControlsAreElements),
        flip("numbersOfBadgesAreReadAsItems", \.numbersOfBadgesAreReadAsItems),
        flip("presentationControllersHearFirst", \.presentationControllersHearFirst),
        flip("presentationsArePreparedAtOnce", \.presentationsArePreparedAtOnce),
        flip("dismissalsStartNextTurn", \.dismissalsStartNextTurn),
        values("presentationDelay", \.presentationDelay, [0.02, 0.1]),
        flip("cancelledPresentationsCallTheCompletion", \.cancelledPresentationsCallTheCompletion),
        flip("presentedAppearsBeforePresenterDisappeared", \.presentedAppearsBeforePresenterDisappeared),
        flip("scrollViewsRefuseDragsAcross", \.scrollViewsRefuseDragsAcross),
        flip("scrollViewsBeginDragsAtTheirEnd", \.scrollViewsBeginDragsAtTheirEnd),
        flip("scrollViewsStayAtTheTop", \.scrollViewsStayAtTheTop),
        flip("removedViewsResign", \.removedViewsResign),
        flip("keyboardIsAnnouncedNextTurn", \.keyboardIsAnnouncedNextTurn),
        flip("preferredTransitionsYieldToAnimators", \.preferredTransitionsYieldToAnimators),
        flip("tabsAreListedAsViewControllers", \.tabsAreListedAsViewControllers),
        flip("hiddenTabsLeaveTheBar", \.hiddenTabsLeaveTheBar),
        flip("tabControllersAreMadeWhenSelected", \.tabControllersAreMadeWhenSelected),
        flip("selectingTabsInCodeTellsTheDelegate", \.selectingTabsInCodeTellsTheDelegate),
        flip("customPresentationsCallAnimatorsAnyway", \.customPresentationsCallAnimatorsAnyway),
        values("scrollThreshold", \.scrollThreshold, [5]),
        values("sliderKnobWidth", \.sliderKnobWidth, [44]),
        values("directionalLockRatio", \.directionalLockRatio, [1.2]),
        values("contentTouchDelay", \.contentTouchDelay, [0.05]),
        values("scrollAnimationDuration", \.scrollAnimationDuration, [0.1]),
        values("bounceResistance", \.bounceResistance, [0.2]),
        values("pagingFlick", \.pagingFlick, [500]),
        flip("keyboardMovesInABlockAnimation", \.keyboardMovesInABlockAnimation),
        values("keyboardHeight", \.keyboardHeight, [200]),
        flip("presentationPlacesTheArrivingView", \.presentationPlacesTheArrivingView),
    ]
}
