import Foundation
import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionPlayback
@testable import TransitionUIKit

/// Undocumented things that UIKit may do during a transition.
@MainActor
struct TransitionCourseTests {
    typealias Assumptions = Headless.Assumptions

    private func assuming(_ path: WritableKeyPath<Assumptions, Bool>, _ value: Bool = true) -> Assumptions {
        var assumptions = Assumptions()
        assumptions[keyPath: path] = value
        return assumptions
    }

    enum Change: CaseIterable { case push, pop, cancelled }

    /// The residue of changes without transitions.
    private func plainResidue(_ change: Change, hidesBar: Bool = false) -> String {
        let plain = NavigationFixture()
        if change != .pop { plain.push("a", animated: false) }
        if hidesBar { plain.navigation.setNavigationBarHidden(true, animated: false) }
        plain.settle()
        return plain.residue()
    }

    /// Makes the change up to its middle, or up to its release.
    private func begin(_ change: Change, _ fixture: NavigationFixture) {
        if change != .push {
            fixture.push("a", animated: false)
            Headless.clock.settle()
        }
        switch change {
        case .push: fixture.push("a")
        case .pop: fixture.navigation.popViewController(animated: true)
        case .cancelled: fixture.swipeBack(to: 0.3)
        }
        Headless.clock.advance(by: 0.1)
    }

    // MARK: The animator

    @Test(
        "F135: UIKit may ask for the animator while a transition ends, and after; it is the same, and nothing stays",
        arguments: Change.allCases, [0.4, 0])
    func askedAgain(change: Change, duration: Double) {
        let expected = plainResidue(change)
        let fixture = NavigationFixture(assumptions: assuming(\.animatorsAreAskedForAgainAtTheEnd))
        fixture.navigation.setNavigationTransition(.slide.duration(duration), options: .init(swipe: .fromAnywhere))
        begin(change, fixture)
        fixture.settle()
        // Without a duration a finger has nothing to release before the end.
        if change != .cancelled || duration > 0 { #expect(fixture.residue() == expected) }
        #expect(Headless.warnings.isEmpty)
        #expect(Headless.activity.propertyAnimators == 0)
    }

    // MARK: Frames

    @Test(
        "F134: a screen that gets a frame while it is posed ends at its place",
        arguments: Change.allCases, [true, false])
    func framesInTransit(change: Change, hidesBar: Bool) {
        let expected = plainResidue(change, hidesBar: hidesBar)
        let fixture = NavigationFixture(assumptions: assuming(\.containersPlaceScreensInTransit))
        fixture.navigation.setNavigationTransition(.slide.duration(1))
        begin(change, fixture)
        #expect(fixture.navigation.transitionCoordinator != nil)
        if hidesBar { fixture.navigation.setNavigationBarHidden(true, animated: false) }
        fixture.navigation.view.setNeedsLayout()
        fixture.settle()
        #expect(fixture.navigation.topViewController?.view.frame == fixture.navigation.view.bounds)
        #expect(fixture.residue() == expected)
    }

    @Test("F134: a tab that gets a frame while it is posed ends at its place", arguments: [true, false])
    func tabFrames(finishes: Bool) {
        let fixture = TabFixture(assumptions: assuming(\.containersPlaceScreensInTransit))
        fixture.tabs.setTabTransition(.slide.duration(1), swipe: .fromAnywhere)
        if finishes { fixture.tabs.selectedIndex = 1 } else { fixture.swipe(from: 0.9, to: 0.7) }
        Headless.clock.advance(by: 0.1)
        #expect(fixture.tabs.transitionCoordinator != nil)
        fixture.tabs.view.setNeedsLayout()
        fixture.settle()
        #expect(fixture.tabs.selectedViewController?.view.frame == fixture.tabs.view.bounds)
    }

    @Test("F134: so does the tab of a swipe that is turned back, when the next change comes and is turned back too")
    func tabFramesOfTwoChanges() {
        let fixture = TabFixture(assumptions: assuming(\.containersPlaceScreensInTransit))
        fixture.tabs.setTabTransition(.scale.duration(1), swipe: .fromAnywhere)
        fixture.swipe(from: 0.9, to: 0.7)
        Headless.clock.advance(by: 0.1)
        fixture.tabs.view.setNeedsLayout()
        Headless.clock.advance(by: 0.02)
        fixture.tabs.selectedIndex = 2
        Headless.clock.advance(by: 0.1)
        fixture.swipe(from: 0.5, to: 0.9)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(fixture.tabs.selectedViewController?.view.frame == fixture.tabs.view.bounds)
    }

    // MARK: The end

    @Test(
        "F136: nothing completes while UIKit still starts it, so the bar has its items",
        arguments: [Change.push, .pop], [true, false])
    func notAtTheStart(change: Change, movesWindow: Bool) {
        let expected = plainResidue(change)
        let fixture = NavigationFixture(assumptions: assuming(\.completingAtTheStartLeavesBarItems))
        let animator: any TransitionAnimator =
            movesWindow ? CatalogueAnimator.slide.wholeWindow : CatalogueAnimator.slide.duration(0)
        fixture.navigation.setNavigationTransition(animator, options: .init(swipe: .off))
        begin(change, fixture)
        fixture.settle()
        #expect(fixture.residue() == expected)
        #expect(fixture.navigation.navigationBar.topItem?.title == (change == .push ? "a" : "root"))
    }

    @Test("A picture lies over the window from the start of UIKit's own change to the start of the motion")
    func cover() throws {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.slide.wholeWindow.duration(1).timing(.linear))
        fixture.push("a")
        #expect(fixture.navigation.transitionCoordinator != nil)
        let picture = try #require(fixture.pictures().first)
        #expect(picture.x == 0 && picture.words.contains("root") && !picture.words.contains("a"))
        #expect(CATransform3DIsIdentity(fixture.live.layer.transform), "UIKit lays out what is at rest")
        #expect(fixture.navigation.transitions.isPlaying)
        Headless.clock.turn()
        #expect(fixture.navigation.transitionCoordinator == nil)
        #expect(fixture.navigation.transitions.isPlaying && fixture.pictures().count == 1)
        fixture.settle()
        #expect(fixture.pictures().isEmpty)
    }

    enum Interruption: CaseIterable { case newRoot, uninstalled, pushed, popped, present }

    @Test("The picture over the window goes, whatever comes in between", arguments: Interruption.allCases)
    func coverGoes(interruption: Interruption) {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.slide.wholeWindow.duration(1))
        fixture.push("a")
        Headless.clock.turn()
        #expect(fixture.pictures().count == 1)
        switch interruption {
        case .newRoot: fixture.window.rootViewController = Screen("new")
        case .uninstalled: fixture.navigation.navigationTransitionAdapter?.uninstall()
        case .pushed: fixture.push("b")
        case .popped: fixture.navigation.popViewController(animated: false)
        case .present: fixture.navigation.present(Screen("over"), animated: false)
        }
        #expect(Headless.clock.settle())
        #expect(fixture.pictures().isEmpty)
        Headless.tap(at: CGPoint(x: 200, y: 400), in: fixture.window)
        #expect(fixture.window.subviews.allSatisfy { $0.layer.sublayers?.isEmpty == false })
    }

    @Test("A window that moves comes to rest before what is presented over it")
    func presentedOverMovingWindow() {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.slide.wholeWindow.duration(1))
        fixture.push("a")
        Headless.clock.advance(by: 0.3)
        #expect(fixture.navigation.transitions.isPlaying)
        let over = Screen("over")
        over.setModalTransition(.tiltUnder, options: .init(extent: .fraction(0.5)))
        fixture.navigation.present(over, animated: true)
        var turns = 0
        while over.transitionCoordinator == nil || over.viewIfLoaded?.superview == nil, turns < 3 {
            Headless.clock.turn()
            turns += 1
        }
        #expect(over.view.superview != nil && !fixture.navigation.transitions.isPlaying)
        #expect(Headless.clock.settle())
    }

    @Test("A container that changes its size ends the transition in the next turn, not in the layout pass")
    func resized() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide.duration(1))
        var events: [TransitionEvent] = []
        fixture.navigation.transitions.onEvent = { events.append($0) }
        fixture.push("a")
        Headless.clock.advance(by: 0.2)
        Headless.resize(fixture.window, to: CGSize(width: 844, height: 390))
        fixture.window.layoutIfNeeded()
        #expect(events.last != .finished && fixture.navigation.transitionCoordinator != nil)
        Headless.clock.turn()
        Headless.clock.turn()
        #expect(events.last == .finished)
        fixture.settle()
        #expect(fixture.navigation.topViewController?.view.frame == fixture.navigation.view.bounds)
    }

    // MARK: The start

    @Test("F112: a change that UIKit starts interactively although nobody wants that goes on by itself")
    func unwantedInteraction() {
        let navigation = NavigationFixture(assumptions: assuming(\.interactiveStartIsNotAsked))
        navigation.navigation.setNavigationTransition(.slide)
        navigation.push("a")
        Headless.clock.turn()
        #expect(navigation.navigation.transitionCoordinator?.isInteractive == false)
        navigation.settle()
        #expect(navigation.navigation.viewControllers.count == 2)
        let tabs = TabFixture(assumptions: assuming(\.interactiveStartIsNotAsked))
        tabs.tabs.setTabTransition(.slide)
        tabs.tap(1)
        #expect(tabs.tabs.transitionCoordinator?.isInteractive == false)
        tabs.settle()
        #expect(tabs.shown == "b")
        let modal = ModalFixture(assumptions: assuming(\.interactiveStartIsNotAsked))
        modal.detail.setModalTransition(.cover)
        modal.present()
        Headless.clock.advance(by: 0.1)
        #expect(modal.detail.transitionCoordinator?.isInteractive == false)
        modal.settle()
        #expect(modal.isPresented)
    }

    /// A screen that is first responder itself, as those are that have an accessory above the keyboard.
    final class Chat: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("A screen that is first responder itself lets go, and gets it back after a cancel", arguments: [true, false])
    func responder(isChild: Bool) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        let chat = Chat()
        if isChild {
            let outer = Screen("outer")
            outer.addChild(chat)
            outer.view.addSubview(chat.view)
            chat.didMove(toParent: outer)
            fixture.navigation.pushViewController(outer, animated: false)
        } else {
            fixture.navigation.pushViewController(chat, animated: false)
        }
        Headless.clock.settle()
        #expect(chat.becomeFirstResponder())
        fixture.swipeBack(to: 0.2)
        #expect(!chat.isFirstResponder)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2 && chat.isFirstResponder)
        fixture.navigation.popViewController(animated: true)
        Headless.clock.turn()
        #expect(!chat.isFirstResponder)
        fixture.settle()
    }

    /// An animator that changes screens in `choreography(in:)`, which none may.
    struct Meddler: TransitionAnimator {
        nonisolated(unsafe) static var change: (@MainActor () -> Void)?
        let info = AnimatorInfo(name: "meddler", title: "Meddler", summary: "The new screen appears.")

        func choreography(in scene: TransitionScene) -> Choreography {
            let change = Self.change
            Self.change = nil
            if let change { MainActor.assumeIsolated { change() } }
            return CatalogueAnimator.slide.choreography(in: scene)
        }
    }

    // Exit tests came with Swift 6.2.
    #if DEBUG && compiler(>=6.2)
    @Test("A push from within choreography(in:) stops a debug build, and says why")
    func pushesWithin() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let fixture = NavigationFixture()
            fixture.navigation.setNavigationTransition(Meddler())
            Meddler.change = { fixture.push("b") }
            fixture.push("a")
            Headless.clock.turn()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("may only describe"))
    }

    @Test("A tab selected from within choreography(in:) stops a debug build, and says why")
    func selectsWithin() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let fixture = TabFixture()
            fixture.tabs.setTabTransition(Meddler())
            Meddler.change = { fixture.tabs.selectedIndex = 2 }
            fixture.tabs.selectedIndex = 1
            Headless.clock.turn()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("may only describe"))
    }
    #endif
}
