/// The properties of `Headless.Assumptions`, and how each is found out on Apple's UIKit.
///
/// A list of names, because the headless UIKit is not there where this is printed. A test holds it equal to the type.
enum AssumptionTable {
    /// How a property is found out.
    enum Means: Equatable {
        /// By an ``AssumptionMeasurement`` in the process of the app.
        case inProcess
        /// By a finger, in the laboratory of the gallery app, which UI tests lead.
        case byFinger
        /// Not at all, and why.
        case none(String)
    }

    struct Row {
        let name: String
        let means: Means

        init(_ name: String, _ means: Means = .inProcess) {
            self.name = name
            self.means = means
        }
    }

    /// In the order of the type.
    static let rows: [Row] = [
        Row("zeroDurationCompletesLater"),
        Row("commitDelay"),
        Row("opacityAnimatesAdditively"),
        Row("detachedLayersLoseAnimations"),
        Row("removedAnimationsEndAtOnce"),
        Row("reversingFlipsFraction"),
        Row("reversedRunEndsAtStart"),
        Row("firstScrubWaitsForTurn"),
        Row("panThreshold", .byFinger),
        Row("scrollThreshold", .none("needs a trackpad or a wheel")),
        Row("panTranslationStartsAtZero", .byFinger),
        Row("settingTranslationResetsVelocity", .byFinger),
        Row("velocityWindow", .none("UI tests cannot place single touch events in time")),
        Row("screenEdgeWidth", .byFinger),
        Row("tapMovement", .byFinger),
        Row("tapDuration", .byFinger),
        Row("tapInterval", .none("UI tests cannot place two taps a few hundredths of a second apart")),
        Row("controlTouchSlop", .byFinger),
        Row("sliderKnobWidth"),
        Row("disablingRecognizerActsNextTurn", .byFinger),
        Row("removingRecognizerSendsCancelled", .byFinger),
        Row("scrollViewsRefuseDragsAcross", .byFinger),
        Row("scrollViewsBeginDragsAtTheirEnd", .byFinger),
        Row("scrollViewsStayAtTheTop"),
        Row("directionalLockRatio", .byFinger),
        Row("contentTouchDelay", .byFinger),
        Row("scrollAnimationDuration"),
        Row("bounceResistance", .byFinger),
        Row("pagingFlick", .none("the speed at which UI tests lift a finger is not exact enough")),
        Row("removedViewsResign"),
        Row("keyboardIsAnnouncedNextTurn"),
        Row("keyboardMovesInABlockAnimation"),
        Row("keyboardHeight"),
        Row("explicitTransactionsHoldBackScreenUpdates"),
        Row("interactionControllerStartsEveryTransition"),
        Row("percentDrivenCallsAnimateTransitionOfInterruptibleAnimators"),
        Row("percentDrivenStopsTheContainersTime"),
        Row("percentDrivenClampsUpdates"),
        Row("percentDrivenHoldsAnimationsAtTheEnd"),
        Row("cancelledPercentDrivenAnimationsFinish"),
        Row("alongsideAnimationIsRefusedOnceBegun"),
        Row("alongsideBlocksAnimateWithoutBlockAnimation"),
        Row("preferredTransitionsYieldToAnimators"),
        Row("animatorsAreAskedForAgainAtTheEnd"),
        Row("containersPlaceScreensInTransit"),
        Row("completingAtTheStartLeavesBarItems"),
        Row("interactiveStartIsNotAsked"),
        Row("asksForAnimatorsWhenNotAnimated"),
        Row("settingControllersPopsToOnesOnTheStack"),
        Row("cancelledSetViewControllersKeepsBoth"),
        Row("leavingControllersHaveFinalFrames"),
        Row("navigationPlacesTheArrivingView"),
        Row("cancelledNavigationPutsTheViewBack"),
        Row("pushedScreensKeepTheBarsInset"),
        Row("navigationStartsInLayoutPass"),
        Row("hasContentPopGesture"),
        Row("backActionsStopTheSwipeBack", .byFinger),
        Row("willShowPrecedesAppearance"),
        Row("didSelectFollowsTheStartOfTheAnimation", .byFinger),
        Row("tabsTellTheArrivingControllerFirst"),
        Row("tabsPlaceTheArrivingView"),
        Row("tabsDissolveByThemselves"),
        Row("tabsStartInNextTurn"),
        Row("tabBarTellsBeforeShouldSelect", .byFinger),
        Row("tabBarItemsHaveNoFrame"),
        Row("reselectingPopsNestedNavigation", .byFinger),
        Row("selectionsWithoutTabs", .byFinger),
        Row("tabsAreListedAsViewControllers"),
        Row("hiddenTabsLeaveTheBar"),
        Row("tabControllersAreMadeWhenSelected"),
        Row("selectingTabsInCodeTellsTheDelegate"),
        Row("tabBarAppearancesPrecedeItems"),
        Row("contextMenuDelay", .byFinger),
        Row("minimizedBarsHideItems", .byFinger),
        Row("contentScrollViewsAreFound"),
        Row("bareControlsAreElements", .byFinger),
        Row("numbersOfBadgesAreReadAsItems", .byFinger),
        Row("presentationControllersHearFirst"),
        Row("customPresentationsCallAnimatorsAnyway"),
        Row("presentationsArePreparedAtOnce"),
        Row("dismissalsStartNextTurn"),
        Row("presentationDelay"),
        Row("cancelledPresentationsCallTheCompletion"),
        Row("presentedAppearsBeforePresenterDisappeared"),
        Row("presentationPlacesTheArrivingView"),
    ]
}
