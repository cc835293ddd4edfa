import UIKit

extension Headless.Assumptions {
    /// Measured on the headless UIKit.
    static var printed: Headless.Assumptions {
        var assumptions = Headless.Assumptions()
        assumptions.zeroDurationCompletesLater = true
        assumptions.commitDelay = 0
        assumptions.opacityAnimatesAdditively = false
        assumptions.detachedLayersLoseAnimations = false
        assumptions.removedAnimationsEndAtOnce = false
        assumptions.reversingFlipsFraction = true
        assumptions.reversedRunEndsAtStart = true
        assumptions.firstScrubWaitsForTurn = false
        assumptions.panThreshold = 10
        assumptions.scrollThreshold = 1
        assumptions.panTranslationStartsAtZero = false
        assumptions.settingTranslationResetsVelocity = true
        assumptions.velocityWindow = 0.1
        assumptions.screenEdgeWidth = 20
        assumptions.tapMovement = 45
        assumptions.tapDuration = 0.75
        assumptions.tapInterval = 0.35
        assumptions.controlTouchSlop = 70
        assumptions.sliderKnobWidth = 31
        assumptions.disablingRecognizerActsNextTurn = false
        assumptions.removingRecognizerSendsCancelled = true
        assumptions.scrollViewsRefuseDragsAcross = true
        assumptions.scrollViewsBeginDragsAtTheirEnd = true
        assumptions.scrollViewsStayAtTheTop = true
        assumptions.directionalLockRatio = 2
        assumptions.contentTouchDelay = 0.15
        assumptions.scrollAnimationDuration = 0.3
        assumptions.bounceResistance = 0.55
        assumptions.pagingFlick = 250
        assumptions.removedViewsResign = true
        assumptions.keyboardIsAnnouncedNextTurn = false
        assumptions.keyboardMovesInABlockAnimation = true
        assumptions.keyboardHeight = 336
        assumptions.explicitTransactionsHoldBackScreenUpdates = true
        assumptions.interactionControllerStartsEveryTransition = true
        assumptions.percentDrivenCallsAnimateTransitionOfInterruptibleAnimators = false
        assumptions.percentDrivenStopsTheContainersTime = false
        assumptions.percentDrivenClampsUpdates = true
        assumptions.percentDrivenHoldsAnimationsAtTheEnd = true
        assumptions.cancelledPercentDrivenAnimationsFinish = true
        assumptions.alongsideAnimationIsRefusedOnceBegun = true
        assumptions.alongsideBlocksAnimateWithoutBlockAnimation = true
        assumptions.preferredTransitionsYieldToAnimators = true
        assumptions.animatorsAreAskedForAgainAtTheEnd = false
        assumptions.containersPlaceScreensInTransit = false
        assumptions.completingAtTheStartLeavesBarItems = false
        assumptions.interactiveStartIsNotAsked = false
        assumptions.asksForAnimatorsWhenNotAnimated = false
        assumptions.settingControllersPopsToOnesOnTheStack = true
        assumptions.cancelledSetViewControllersKeepsBoth = true
        assumptions.leavingControllersHaveFinalFrames = false
        assumptions.navigationPlacesTheArrivingView = false
        assumptions.cancelledNavigationPutsTheViewBack = false
        assumptions.pushedScreensKeepTheBarsInset = true
        assumptions.navigationStartsInLayoutPass = true
        assumptions.hasContentPopGesture = true
        assumptions.willShowPrecedesAppearance = true
        assumptions.didSelectFollowsTheStartOfTheAnimation = true
        assumptions.tabsTellTheArrivingControllerFirst = true
        assumptions.tabsPlaceTheArrivingView = true
        assumptions.tabsDissolveByThemselves = true
        assumptions.tabsStartInNextTurn = false
        assumptions.tabBarTellsBeforeShouldSelect = false
        assumptions.tabBarItemsHaveNoFrame = false
        assumptions.reselectingPopsNestedNavigation = true
        assumptions.selectionsWithoutTabs = .controllers
        assumptions.tabsAreListedAsViewControllers = true
        assumptions.hiddenTabsLeaveTheBar = true
        assumptions.selectingTabsInCodeTellsTheDelegate = false
        assumptions.bareControlsAreElements = false
        assumptions.numbersOfBadgesAreReadAsItems = false
        assumptions.presentationControllersHearFirst = true
        assumptions.customPresentationsCallAnimatorsAnyway = true
        assumptions.presentationsArePreparedAtOnce = true
        assumptions.dismissalsStartNextTurn = false
        assumptions.presentationDelay = 0
        assumptions.cancelledPresentationsCallTheCompletion = true
        assumptions.presentedAppearsBeforePresenterDisappeared = true
        assumptions.presentationPlacesTheArrivingView = false
        return assumptions
    }
}
