import Foundation

extension Headless {
    /// One switch for each fact that no public source settles. Adapters must hold under all of them.
    ///
    /// A property is the whole declaration of an assumption: ``all`` lists them, and what plays with them or measures
    /// them asks there.
    public struct Assumptions: Sendable, Equatable {
        /// F92: a block animation of duration 0 calls its completion on the next turn; otherwise before it returns.
        @Assumed public var zeroDurationCompletesLater = true
        /// F126: how long, in seconds, the commit of a transaction takes to come after its changes, as it does where an
        /// arriving screen is laid out and drawn in between. Explicit animations and those of blocks begin so much
        /// later, at their start until then.
        @Assumed(or: 0.03, 0.1) public var commitDelay: TimeInterval = 0
        /// F93: changes of opacity and colour in block animations are additive too.
        @Assumed public var opacityAnimatesAdditively = false
        /// P7: a layer that is in no window when a turn ends loses its animations, and they end unfinished. If not,
        /// they run on unseen. (Removing a view from its window always ends them.)
        @Assumed public var detachedLayersLoseAnimations = false
        /// P7: the delegate of a removed animation is told before the removal returns; otherwise in the next turn.
        @Assumed public var removedAnimationsEndAtOnce = false
        /// F74: setting `isReversed` makes `fractionComplete` count from the new start.
        @Assumed public var reversingFlipsFraction = true
        /// F74: completion of a reversed property animator reports `.start`.
        @Assumed public var reversedRunEndsAtStart = true
        /// F67: the first `fractionComplete` of an animator that never started moves nothing before the next turn.
        @Assumed public var firstScrubWaitsForTurn = false

        /// F100: how far, in points, touches move before a pan begins.
        @Assumed(or: 4, 20, measured: .byFinger) public var panThreshold: CGFloat = 10
        /// How far, in points, a trackpad or wheel scrolls before a pan begins.
        @Assumed(or: 5, measured: .impossible("needs a trackpad or a wheel")) public var scrollThreshold: CGFloat = 1
        /// F100: a pan's translation counts from where the pan began; otherwise from where the finger came down.
        @Assumed(measured: .byFinger) public var panTranslationStartsAtZero = false
        /// F99: `setTranslation(_:in:)` starts the velocity anew too.
        @Assumed(measured: .byFinger) public var settingTranslationResetsVelocity = true
        /// How many seconds back a pan looks to tell its velocity.
        @Assumed(or: 0.04, 0.2, measured: .impossible("UI tests cannot place single touch events in time"))
        public var velocityWindow: TimeInterval = 0.1
        /// How near to an edge, in points, a screen-edge pan must start.
        @Assumed(or: 13, 30, measured: .byFinger) public var screenEdgeWidth: CGFloat = 20
        /// How far, in points, a finger may stray in a tap, and the second tap of two from the first.
        @Assumed(or: 10, measured: .byFinger) public var tapMovement: CGFloat = 45
        /// How long, in seconds, a finger may rest in a tap.
        @Assumed(or: 1.5, measured: .byFinger) public var tapDuration: TimeInterval = 0.75
        /// How many seconds may pass between two taps that belong together.
        @Assumed(or: 0.25, measured: .impossible("UI tests cannot place two taps a few hundredths of a second apart"))
        public var tapInterval: TimeInterval = 0.35
        /// How far outside of a control, in points, a touch still counts as inside.
        @Assumed(or: 20, measured: .byFinger) public var controlTouchSlop: CGFloat = 70
        /// How wide the knob of a slider is, in points.
        @Assumed(or: 44) public var sliderKnobWidth: CGFloat = 31
        /// F98: disabling a recogniser sends its cancelled action in the next turn; otherwise at once.
        @Assumed(measured: .byFinger) public var disablingRecognizerActsNextTurn = false
        /// A recogniser that is removed from its view while it recognises sends a cancelled action.
        @Assumed(measured: .byFinger) public var removingRecognizerSendsCancelled = true

        // Scroll views. That a drag needs something to scroll, or `alwaysBounce…`, is documented.

        /// A drag mainly along an axis on which there is nothing to scroll does not begin, although the other axis has
        /// something; if not, it begins.
        @Assumed(measured: .byFinger) public var scrollViewsRefuseDragsAcross = true
        /// A scroll view that does not bounce also begins drags towards an end at which it is already.
        @Assumed(measured: .byFinger) public var scrollViewsBeginDragsAtTheirEnd = true
        /// F242: a finger that stops a scroll view in motion scrolls it on from its first movement; if not, from where a
        /// pan begins.
        @Assumed(measured: .impossible("UI tests wait until a scroll view rests"))
        public var caughtScrollsFollowAtOnce = false
        /// Content at its top stays there when the safe area changes.
        @Assumed public var scrollViewsStayAtTheTop = true
        /// How many times further along one axis than along the other a drag must start to be locked to it.
        @Assumed(or: 1.2, measured: .byFinger) public var directionalLockRatio: CGFloat = 2
        /// How long, in seconds, a touch is kept from the content of a scroll view that delays it.
        @Assumed(or: 0.05, measured: .byFinger) public var contentTouchDelay: TimeInterval = 0.15
        /// How long, in seconds, an animated change of the offset takes.
        @Assumed(or: 0.1) public var scrollAnimationDuration: TimeInterval = 0.3
        /// How stiff content is past its end: the part of a finger's small movement that it follows, 0…1.
        @Assumed(or: 0.2, measured: .byFinger) public var bounceResistance: CGFloat = 0.55
        /// From which speed, in points a second, letting go turns a page.
        @Assumed(or: 500, measured: .impossible("the speed at which UI tests lift a finger is not exact enough"))
        public var pagingFlick: CGFloat = 250

        // Keyboard.

        /// A view that leaves its window resigns first responder (github.com/lionheart/openradar-mirror/issues/16497
        /// expects it).
        @Assumed public var removedViewsResign = true
        /// The keyboard announces itself in the turn after the first responder changed; if not, before the change returns.
        @Assumed public var keyboardIsAnnouncedNextTurn = false
        /// F133: the keyboard appears and disappears in a block animation of its own, begun before the change of the
        /// first responder returns; if that is the first block animation of a transition, it carries the alongside
        /// blocks. If not, UIKit keeps the keyboard apart from the transition.
        @Assumed public var keyboardMovesInABlockAnimation = true
        /// How high the keyboard is, in points.
        @Assumed(or: 200) public var keyboardHeight: CGFloat = 336

        // Pictures.

        /// F110: within an explicit transaction (`CATransaction.begin()`) a flush waits for its end, so that pictures
        /// "after screen updates" show what is displayed now; if not, they show what has been changed. To be told by a
        /// red view, added within such a transaction and drawn: is the picture red?
        @Assumed public var explicitTransactionsHoldBackScreenUpdates = true
        /// F110: `drawHierarchy` answers true for a view that was never displayed, although it has drawn nothing; if not,
        /// it answers false.
        @Assumed public var drawingWhatWasNeverDisplayedSucceeds = false

        // Transitions (F31…F59, F82).

        /// F53, F112: an interaction controller that does not want an interactive start is still told
        /// `startInteractiveTransition(_:)`; if not, the animator's `animateTransition(using:)` is called instead.
        /// Apple's sample code relies on the former for navigation; for tabs and presentations nothing is known.
        @Assumed public var interactionControllerStartsEveryTransition = true
        /// F55, F75: a percent-driven start also calls `animateTransition(using:)` of an animator that vends an
        /// interruptible animator; if not, it only moves what was vended, which is what libraries that ship count on
        /// (F113).
        @Assumed public var percentDrivenCallsAnimateTransitionOfInterruptibleAnimators = false
        /// F114: percent-driven transitions stop the time of the container's layer, so that explicit animations and
        /// property animators that were not vended follow the finger too, as up to iOS 9; if not, only block animations
        /// follow.
        @Assumed public var percentDrivenStopsTheContainersTime = false
        /// F59: `update(_:)` of a percent-driven transition clamps to 0…1.
        @Assumed public var percentDrivenClampsUpdates = true
        /// F59: at 100 % the animations are held just before their end, so that nothing ends before `finish()`.
        @Assumed public var percentDrivenHoldsAnimationsAtTheEnd = true
        /// F55, P7: animations that ran back to the start of a cancelled percent-driven transition report that they
        /// finished; if not, they are removed and report that they did not.
        @Assumed public var cancelledPercentDrivenAnimationsFinish = true
        /// F44: an alongside block that comes when the animations have begun is refused; if not, it runs at once.
        @Assumed public var alongsideAnimationIsRefusedOnceBegun = true
        /// P56: without block animation in the transition alongside blocks get an animation of their own, of the
        /// transition's duration; if not, their changes take effect at once.
        @Assumed public var alongsideBlocksAnimateWithoutBlockAnimation = true

        /// F3: a delegate is asked for an animator also if the controller has a `preferredTransition`, and its animator is
        /// used; if not, the delegate is not asked.
        @Assumed public var preferredTransitionsYieldToAnimators = true

        /// F169: the controllers have a `preferredTransition`; if not, the property keeps no value, as before iOS 18.
        @Assumed public var hasPreferredTransitions = true

        /// F75, F135: UIKit asks for the interruptible animator again while a transition completes, and once more when it
        /// has; if not, only before.
        @Assumed public var animatorsAreAskedForAgainAtTheEnd = false

        /// F134: while a transition runs, each layout pass of a navigation or tab bar controller gives the views of both
        /// screens their frames, whatever transforms they have; if not, they are left to the animator.
        @Assumed public var containersPlaceScreensInTransit = false
        /// F136: a navigation bar keeps its old items if the transition completes while the animator or the interaction
        /// controller is still being started.
        @Assumed public var completingAtTheStartLeavesBarItems = false
        /// F112: a transition begins interactively if there is an interaction controller, whatever its
        /// `wantsInteractiveStart` says; only for navigation it is documented that this property counts.
        @Assumed public var interactiveStartIsNotAsked = false

        // Navigation.

        /// F82: the delegate is asked for an animator although the change is not animated (and its answer not used).
        @Assumed public var asksForAnimatorsWhenNotAnimated = false
        /// F82: an animated `setViewControllers` is a pop if the new top was on the stack; if not, always a push.
        @Assumed public var settingControllersPopsToOnesOnTheStack = true
        /// F29: a cancelled interactive `setViewControllers` leaves both controllers on the stack.
        @Assumed public var cancelledSetViewControllersKeepsBoth = true
        /// F22: `finalFrame(for:)` of the controller that leaves is its place; if not, it is zero.
        @Assumed public var leavingControllersHaveFinalFrames = false
        /// P13: the arriving view is given its frame before the animator starts; if not, that is the animator's task.
        @Assumed public var navigationPlacesTheArrivingView = false
        /// P5, F116: after a cancel the view that stays gets its place back, which the animators of several libraries and
        /// of Apple's samples change and never restore; if not, it stays where the animator's block put it. No other
        /// value is restored.
        @Assumed public var cancelledNavigationPutsTheViewBack = true
        /// F123: a screen that is pushed by an app's animator and hides the bottom bar keeps the bar's inset until
        /// `completeTransition`; if not, it never has it.
        @Assumed public var pushedScreensKeepTheBarsInset = true
        /// F111: a change of the stack begins its transition in the next layout pass (or when the app asks for the
        /// coordinator), as the call stacks of public crash logs show; if not, before the method returns.
        @Assumed public var navigationStartsInLayoutPass = true
        /// F77: the swipe back across the content (iOS 26) exists; if not, its recogniser is nil, as before iOS 26.
        /// Read when a navigation controller loads its view.
        @Assumed public var hasContentPopGesture = true
        /// F196: the system's swipe back does not begin on a screen whose item has a `backAction`; if not, it begins and
        /// pops without performing the action.
        @Assumed(measured: .byFinger) public var backActionsStopTheSwipeBack = true
        /// F35: `willShow` comes before the appearance callbacks; if not, after `viewWillAppear`.
        @Assumed public var willShowPrecedesAppearance = true

        // Tab bar.

        /// F87: `didSelect` comes when the animation has started; if not, before.
        @Assumed(measured: .byFinger) public var didSelectFollowsTheStartOfTheAnimation = true
        /// F35: the arriving tab is told first that it will appear; if not, the leaving one that it will disappear.
        @Assumed public var tabsTellTheArrivingControllerFirst = true
        /// P13: the arriving tab's view is given its frame before the animator starts; if not, that is the animator's task.
        @Assumed public var tabsPlaceTheArrivingView = true
        /// F118: a change of tabs without an animator cross-dissolves for about half a second, with a coordinator and
        /// with `viewDidAppear` afterwards, as from iOS 18 on; if not, the tab is shown at once, as before iOS 18.
        @Assumed public var tabsDissolveByThemselves = true
        /// A change of tabs begins in the next turn, its delegate having been asked and its coordinator being there already;
        /// if not, before the selection returns.
        @Assumed public var tabsStartInNextTurn = false
        /// F138: a subclass's `tabBar(_:didSelect:)` is called at a tap before `shouldSelect` is asked, and so for a
        /// refused tap too; if not, after the tap was allowed (F87).
        @Assumed(measured: .byFinger) public var tabBarTellsBeforeShouldSelect = false
        /// F129: the items of a tab bar do not say where they are, as before iOS 17; if not, they do while they are shown.
        @Assumed public var tabBarItemsHaveNoFrame = false
        /// F128: a tap on the selected tab also pops a navigation controller deeper in it to its root, as from iOS 26
        /// on; if not, only one that is the tab's own controller, as in all versions.
        @Assumed(measured: .byFinger) public var reselectingPopsNestedNavigation = true
        /// F119: which methods of the delegate are called for a selection where the app uses no `tabs`.
        @Assumed(or: .tabs, .both, measured: .byFinger) public var selectionsWithoutTabs = SelectionNames.controllers

        /// F119: the pairs of methods for a selection in a tab bar controller's delegate.
        public enum SelectionNames: Sendable, CaseIterable {
            /// `shouldSelect` and `didSelect` alone, as before iOS 18.
            case controllers
            /// `shouldSelectTab` and `didSelectTab` alone if the delegate has them; otherwise the pair with
            /// controllers.
            case tabs
            /// Both pairs, that with tabs first.
            case both
        }

        /// F91: `viewControllers` lists the controllers of the root tabs, and `selectedIndex` counts them; if not, there
        /// are none, and no index.
        @Assumed public var tabsAreListedAsViewControllers = true
        /// F91: `tabs` lists a tab for each of the controllers that the app has set, and they are their controllers'
        /// `tab`; if not, there are none. The bar shows the controllers' own items.
        @Assumed public var controllersAreListedAsTabs = false
        /// F91: a tab that is hidden has no item in the bar; if not, it is hidden in sidebars only.
        @Assumed public var hiddenTabsLeaveTheBar = true
        /// F91: a tab's `viewControllerProvider` is called when the tab is selected for the first time, or its
        /// `viewController` is read; if not, as soon as the tab bar controller has the tab.
        @Assumed public var tabControllersAreMadeWhenSelected = true
        /// F91: setting `selectedTab` calls `didSelectTab` too, as the header says; if not, only a tap does, as the
        /// documentation says.
        @Assumed public var selectingTabsInCodeTellsTheDelegate = false

        /// The looks that an app sets for a tab bar precede the attributes of its items' texts; if not, an item's own
        /// precede.
        @Assumed public var tabBarAppearancesPrecedeItems = true

        /// How long, in seconds, a finger rests on a view before its context menu opens.
        @Assumed(or: 0.2, measured: .byFinger) public var contextMenuDelay: TimeInterval = 0.5
        /// A tab bar that has made itself small shows the chosen item only, and the others say no place; if not, all items
        /// stay where they are.
        @Assumed(measured: .byFinger) public var minimizedBarsHideItems = true
        /// A controller that was told of no content scroll view has one if its view, or the view's first subview, is a
        /// scroll view.
        @Assumed public var contentScrollViewsAreFound = true

        /// F173: the last item of a bar that has made itself small, which has the second bubble, says the place of the first
        /// one, as on iOS 27; if not, small bars show one item.
        @Assumed(measured: .byFinger) public var minimizedItemsSayAnotherPlace = false
        /// F174: until the turn after the first layout pass the items of a tab bar say an empty place, as on iOS 27.
        @Assumed public var itemsArePlacedInTheNextTurn = false
        /// F195: the items of a tab bar are 94 by 54 points, overlap their neighbours by 8, and scale their pictures, as
        /// from iOS 26 on; if not, they share the width of the bar.
        @Assumed public var tabBarItemsOverlap = false
        /// F194: what selects when a finger touches a tab bar.
        @Assumed(or: .recognizer, .recognizerAtTouchDown, measured: .byFinger)
        public var tabBarTouches = TabBarTouches.controls

        /// F194: what selects when a finger touches a tab bar.
        public enum TabBarTouches: Sendable, CaseIterable {
            /// Each item is a control, as before iOS 26.
            case controls
            /// A recogniser of the bar, as from iOS 26 on. It begins at touch-down, excludes other recognisers that do not
            /// recognise simultaneously, and selects the item under the finger when that is lifted.
            case recognizer
            /// The same recogniser, which selects at touch-down.
            case recognizerAtTouchDown
        }

        /// F175: a change of the stack that hides or shows the bar, and `setViewControllers`, set `tabBar.isHidden` to
        /// false at their start, as on iOS 27; if not, UIKit never writes it.
        @Assumed public var stackChangesShowTheTabBar = false
        /// F157: a `tabBar` with `isHidden` keeps its place in the layout and in the safe area; if not, the screens get
        /// the place.
        @Assumed public var hiddenTabBarsKeepTheirPlace = false
        /// F152: the items of a bar that stands upright say no place; if not, that of their picture.
        @Assumed(measured: .impossible("needs a phone that opens")) public var uprightItemsHaveNoFrame = false

        // A phone that opens.

        /// F145: while the phone opens, closes or turns, layout passes come with the size of the other display, and with
        /// an inset at both sides; if not, the first pass has the final values.
        @Assumed(measured: .impossible("a hand must open the phone")) public var openingPassesWrongValues = true
        /// F143: traits and insets have changed when `viewWillTransition(to:with:)` is called; if not, they change after
        /// it, with the size.
        @Assumed(measured: .impossible("a hand must open the phone")) public var openingChangesTraitsFirst = false
        /// F144: opening, closing and turning cancels all touches.
        @Assumed(measured: .impossible("a hand must open the phone")) public var openingCancelsTouches = true

        // Assistive technologies.

        /// A control that is none of the system's own is an accessibility element by itself; if not, only once the app
        /// says so, as the documentation of `isAccessibilityElement` can be read.
        @Assumed(measured: .byFinger) public var bareControlsAreElements = false
        /// The value of a tab bar's item with a number as its badge is that many items, in words; if not, the badge's
        /// text.
        @Assumed(measured: .byFinger) public var numbersOfBadgesAreReadAsItems = false

        // Presentation.

        /// F12: a presentation controller is told of begin and end before the controllers' appearance callbacks.
        @Assumed public var presentationControllersHearFirst = true
        /// P57: with the style `custom` the animator is called even if the change is not animated, as the header says;
        /// if not, the delegate is not asked for one.
        @Assumed public var customPresentationsCallAnimatorsAnyway = true
        /// F4: `present` asks for the animator before it returns, and only the animation waits for the next turn; if
        /// not, both wait.
        @Assumed public var presentationsArePreparedAtOnce = true
        /// F4: a dismissal, too, begins in the next turn; if not, before `dismiss` returns.
        @Assumed public var dismissalsStartNextTurn = false
        /// F4: how long, in seconds, a presentation or dismissal that does not begin at once takes to begin. The next turn
        /// of the run loop is documented, and a commit of Core Animation, which follows the display, may be what it waits
        /// for.
        @Assumed(or: 0.02, 0.1) public var presentationDelay: TimeInterval = 0
        /// F25: the completion handler also runs when the presentation or dismissal was cancelled.
        @Assumed public var cancelledPresentationsCallTheCompletion = true
        /// F115: a dismissal from full screen puts the presenter's view back if the animator has not; if not, the screen
        /// stays black.
        @Assumed public var dismissalsPutThePresentersViewBack = true
        /// F200: a cancelled dismissal from full screen removes the presenter's view that the animator has added; if not,
        /// that is the animator's task.
        @Assumed public var cancelledDismissalsRemoveThePresentersView = false
        /// F35: the presented controller's `viewDidAppear` comes before the presenter's `viewDidDisappear`.
        @Assumed public var presentedAppearsBeforePresenterDisappeared = true
        /// P13: the presented view is given its frame before the animator starts; if not, that is the animator's task.
        @Assumed public var presentationPlacesTheArrivingView = false

        /// F253: a window that gets another root leaves what the old root presents where it is, and keeps its controllers
        /// until it is dismissed; if not, the presentation ends at once.
        @Assumed public var newRootsLeavePresentations = true

        // The run loop.

        /// F212: the layout and the commit of a turn precede all observers that wait for the end of the turn, as call
        /// stacks of iOS 26 show; if not, they follow those of a lower order than Core Animation's, as in older ones.
        @Assumed public var commitsPrecedeObservers = true

        /// The most likely values.
        public init() {}
    }
}
