import Testing
import TransitionAnimations
import TransitionCore
import TransitionWorld
import UIKit

@testable import TransitionUIKit

/// Transitions that UIKit draws, installed on navigation controllers and used for single changes.
@MainActor
struct NavigationSystemTransitionTests {
    /// A navigation controller, and the number of transitions of this package that have begun on it.
    @MainActor struct Stage {
        let fixture: NavigationFixture
        let played = NavigationZoomedScreenTests.Count()

        init(_ assuming: (inout Headless.Assumptions) -> Void = { _ in }) {
            var assumptions = Headless.Assumptions()
            assuming(&assumptions)
            fixture = NavigationFixture(assumptions: assumptions)
            let played = played
            fixture.navigation.transitions.onEvent = { if case .began = $0 { played.value += 1 } }
        }

        var navigation: UINavigationController { fixture.navigation }

        /// The opacity and the horizontal move of the top screen, at this moment of a change.
        var look: (opacity: Float, offset: CGFloat) {
            guard let layer = navigation.topViewController?.view.layer.presentation() else { return (1, 0) }
            return (layer.opacity, layer.position.x - navigation.view.bounds.midX)
        }

        /// Makes a change, and returns the look in the middle of it.
        func look(during change: () -> Void) -> (opacity: Float, offset: CGFloat) {
            change()
            Headless.clock.turn()
            Headless.clock.advance(by: 0.1)
            #expect(navigation.transitionCoordinator != nil, "the change is animated")
            defer { fixture.settle() }
            return look
        }
    }

    @Test("F169: UIKit draws the push and the pop, and nothing of this package plays", arguments: [true, false])
    func installed(yields: Bool) {
        let stage = Stage { $0.preferredTransitionsYieldToAnimators = yields }
        stage.navigation.setNavigationTransition(.systemCrossDissolve)
        let push = stage.look { stage.fixture.push("a") }
        #expect(push.opacity < 0.9 && push.offset == 0, "it dissolves")
        let second = stage.look { stage.fixture.push("b") }
        #expect(second.opacity < 0.9)
        let pop = stage.look { stage.navigation.popViewController(animated: true) }
        #expect(pop.offset == 0)
        #expect(stage.played.value == 0)
    }

    @Test("F78: the system's swipe back works under .systemPush, finished and cancelled, and ours is off")
    func swipes() {
        let stage = Stage()
        stage.navigation.setNavigationTransition(.systemPush, options: .init(swipe: .fromAnywhere))
        let push = stage.look { stage.fixture.push("a") }
        #expect(push.offset > 20 && push.opacity == 1, "it slides")
        for (fraction, count) in [(0.2, 2), (0.9, 1)] {
            let finger = stage.fixture.drag(to: fraction)
            #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
            finger.lift()
            stage.fixture.settle()
            #expect(stage.navigation.viewControllers.count == count)
        }
        #expect(stage.played.value == 0)
        // Back again, and away again.
        stage.navigation.setNavigationTransition(.cube)
        stage.fixture.pushed("b")
        stage.fixture.swipeBack(to: 0.9)
        stage.fixture.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(stage.played.value == 2)
        stage.navigation.setNavigationTransition(.systemPush)
        stage.fixture.pushed("c")
        stage.fixture.swipeBack(to: 0.9)
        stage.fixture.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(stage.played.value == 2)
    }

    @Test(
        "F78, F202: a screen that the system zoomed has its gestures while it is on top, and what it pushes is ours",
        arguments: NavigationZoomedScreenTests.Gesture.allCases, [true, false])
    func zoomed(gesture: NavigationZoomedScreenTests.Gesture, isInstalled: Bool) {
        let stage = Stage()
        let zoomed = Screen("zoomed")
        var isOn = isInstalled
        if isInstalled {
            stage.navigation.setNavigationTransition { _, _, to in
                to === zoomed && isOn ? CatalogueAnimator.systemZoom : CatalogueAnimator.cube
            }
            stage.navigation.pushViewController(zoomed, animated: true)
        } else {
            stage.navigation.setNavigationTransition(.cube)
            stage.navigation.pushViewController(zoomed, transition: .systemZoom)
        }
        stage.fixture.settle()
        #expect(stage.played.value == 0)
        stage.fixture.pushed("above")
        #expect(stage.played.value == 1)
        stage.fixture.swipeBack(to: 0.9)
        stage.fixture.settle()
        #expect(stage.navigation.topViewController === zoomed)
        #expect(stage.played.value == 2, "ours above it")
        gesture.perform(in: stage.fixture, finishes: false)
        #expect(stage.navigation.topViewController === zoomed)
        gesture.perform(in: stage.fixture, finishes: true)
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(stage.played.value == 2, "the system's gesture")
        // The screen has nothing of it any more.
        #expect(zoomed.preferredTransition == nil)
        isOn = false
        stage.navigation.pushViewController(zoomed, animated: true)
        stage.fixture.settle()
        #expect(stage.played.value == 3)
    }

    @Test("The system zooms out of the view of the screen's anchors, and back into the one of that moment")
    func anchors() {
        let stage = Stage()
        let views = [UIView(frame: CGRect(x: 20, y: 200, width: 60, height: 60)), UIView(), UIView()]
        views[0...1].forEach(stage.fixture.root.view.addSubview)
        var asked = 0
        let detail = Screen("detail")
        detail.transitionAnchors = TransitionAnchors {
            asked += 1
            return views[0]
        }
        stage.navigation.pushViewController(detail, transition: .systemZoom)
        Headless.clock.turn()
        Headless.clock.advance(by: 0.02)
        #expect((detail.view.layer.presentation()?.frame.width ?? 390) < 100, "out of the small view")
        stage.fixture.settle()
        #expect(asked == 1)
        stage.navigation.popViewController(animated: true)
        stage.fixture.settle()
        #expect(asked == 2)
        #expect(stage.played.value == 0)
    }

    @Test("The app's own preferredTransition comes back when the screen has left, and stays if it is newer")
    func restored() {
        let stage = Stage()
        let (screen, own) = (Screen("a"), UIViewController.Transition.crossDissolve)
        screen.preferredTransition = own
        stage.navigation.pushViewController(screen, transition: .systemPush)
        Headless.clock.turn()
        Headless.clock.advance(by: 0.1)
        #expect(stage.look.offset > 20, "the push of the system, not the screen's own")
        stage.fixture.settle()
        #expect(screen.preferredTransition == nil)
        stage.navigation.popViewController(animated: true)
        stage.fixture.settle()
        #expect(screen.preferredTransition === own)
        stage.navigation.pushViewController(screen, transition: .systemZoom)
        stage.fixture.settle()
        let newer = UIViewController.Transition.coverVertical
        screen.preferredTransition = newer
        stage.navigation.popViewController(animated: true)
        stage.fixture.settle()
        #expect(screen.preferredTransition === newer)
    }

    @Test("A screen with a transition of its own keeps it, whatever is installed")
    func own() {
        let stage = Stage()
        stage.navigation.setNavigationTransition(.systemPush)
        let (screen, own) = (Screen("a"), UIViewController.Transition.crossDissolve)
        screen.preferredTransition = own
        let look = stage.look { stage.navigation.pushViewController(screen, animated: true) }
        #expect(look.offset == 0 && look.opacity < 0.9)
        #expect(screen.preferredTransition === own)
    }

    @Test("Pops and new stacks with a transition of the system ask UIKit too")
    func pops() {
        let stage = Stage()
        stage.navigation.setNavigationTransition(.cube)
        let first = stage.fixture.pushed("a")
        stage.played.value = 0
        let pop = stage.look { stage.navigation.popViewController(transition: .systemCrossDissolve) }
        #expect(pop.offset == 0)
        #expect(first.preferredTransition == nil, "restored")
        let screens = [stage.fixture.root, Screen("b")]
        let push = stage.look { stage.navigation.setViewControllers(screens, transition: .systemCrossDissolve) }
        #expect(push.opacity < 0.9 && push.offset == 0)
        #expect(stage.played.value == 0)
        stage.navigation.setViewControllers([stage.fixture.root], transition: .systemCrossDissolve)
        stage.fixture.settle()
        #expect(stage.played.value == 0)
        stage.fixture.pushed("c")
        #expect(stage.played.value == 1)
    }

    @Test("Before iOS 18 the nearest transition plays, and only the push is the system's")
    func before18() {
        let stage = Stage { $0.hasPreferredTransitions = false }
        stage.navigation.setNavigationTransition(.systemCrossDissolve)
        stage.fixture.pushed("a")
        stage.fixture.swipeBack(to: 0.9)
        stage.fixture.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(stage.played.value == 2)
        stage.navigation.pushViewController(Screen("b"), transition: .systemPush)
        stage.fixture.settle()
        stage.fixture.swipeBack(to: 0.9)
        stage.fixture.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(stage.played.value == 2)
    }

    @Test("UIKit curls no page in a stack: the nearest transition plays", arguments: [true, false])
    func curls(isPartial: Bool) {
        let stage = Stage()
        stage.navigation.pushViewController(
            Screen("a"), transition: isPartial ? .systemPartialCurl : .systemPageCurl)
        stage.fixture.settle()
        #expect(stage.played.value == 1)
    }

    @Test("F78: while a transition of the system is due, the delegate has no animator method")
    func method() {
        let stage = Stage()
        var hasMethod: Bool? { (stage.navigation.delegate as? NavigationDelegateProxy)?.answersAnimation }
        stage.navigation.setNavigationTransition(.systemPush)
        #expect(hasMethod == false)
        stage.fixture.pushed("a")
        #expect(hasMethod == false)
        stage.navigation.setNavigationTransition(.cube)
        #expect(hasMethod == true)
        stage.navigation.pushViewController(Screen("b"), transition: .systemZoom)
        #expect(hasMethod == false)
        stage.fixture.settle()
        #expect(hasMethod == false)
        stage.navigation.popViewController(animated: true)
        stage.fixture.settle()
        #expect(hasMethod == true)
    }

    @Test("A combined one is ours")
    func combined() {
        let stage = Stage()
        stage.navigation.setNavigationTransition(CatalogueAnimator.systemPush.duration(1))
        stage.fixture.pushed("a")
        #expect(stage.played.value == 1)
    }

    @Test("With the policy to reduce always, a cross-fade of this package plays")
    func reduced() {
        let stage = Stage()
        stage.navigation.setNavigationTransition(.systemZoom, options: .init(motion: .alwaysReduced))
        stage.fixture.pushed("a")
        #expect(stage.played.value == 1)
    }

    @Test("The control says that it holds none of the system's, and waits for the next of ours")
    func control() {
        let stage = Stage()
        let control = stage.navigation.transitions.control
        stage.navigation.setNavigationTransition(.systemZoom)
        control.holdNext()
        stage.fixture.push("a")
        Headless.clock.turn()
        Headless.clock.advance(by: 0.1)
        #expect(!control.hold())
        #expect(control.progress == nil)
        stage.fixture.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(control.isWaiting)
        stage.navigation.setNavigationTransition(.cube)
        stage.fixture.push("b")
        Headless.clock.turn()
        #expect(control.isHolding)
        control.finish()
        stage.fixture.settle()
    }

    @Test("Switched off, and uninstalled, it leaves nothing on the screens")
    func switchedOff() {
        let stage = Stage()
        stage.navigation.setNavigationTransition(.systemZoom)
        let screen = stage.fixture.pushed("a")
        #expect(screen.preferredTransition != nil)
        Transitions.isEnabled = false
        #expect(screen.preferredTransition == nil)
        Transitions.isEnabled = true
        #expect(screen.preferredTransition != nil)
        stage.navigation.setNavigationTransition(nil)
        #expect(screen.preferredTransition == nil)
        #expect(stage.fixture.root.preferredTransition == nil)
    }
}
