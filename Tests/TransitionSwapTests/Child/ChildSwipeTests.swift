import Testing
import TransitionAnimations
import TransitionCore
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

@MainActor @Suite struct ChildSwipeTests {
    @Test("A swipe goes to the neighbour, and a released one that has not come far enough comes back")
    func swipes() {
        let world = ChildFixture(asRow: .fromAnywhere)
        world.swipe(from: 0.9, to: 0.2)
        world.expectRest("b")
        #expect(world.transitions.selectedIndex == 1)
        world.swipe(from: 0.9, to: 0.7)
        world.expectRest("b")
        #expect(world.ends == [.finished, .cancelled])
        world.swipe(from: 0.1, to: 0.8)
        world.expectRest("a")
        world.expectBalance(world.log.take())
    }

    @Test("No child is loaded before a finger moves towards it, and none is a child before")
    func loadsLate() {
        let world = ChildFixture(asRow: .fromAnywhere)
        #expect(![world.b, world.c, world.d].contains { $0.isViewLoaded })
        let touch = world.drag(from: 0.9, over: 0.5)
        #expect(world.b.isViewLoaded)
        #expect(world.children == "ab")
        #expect(!world.c.isViewLoaded)
        world.rest(touch, at: 0.2)
        world.expectRest("b")
        #expect(!world.c.isViewLoaded)
    }

    @Test("At an end of the row no swipe begins, unless the row wraps")
    func ends() {
        let world = ChildFixture(asRow: .fromAnywhere)
        world.swipe(from: 0.1, to: 0.9)
        world.expectRest("a")
        #expect(world.events.isEmpty)
        let wrapping = ChildFixture(asRow: .fromAnywhere, wraps: true)
        wrapping.swipe(from: 0.1, to: 0.9)
        wrapping.expectRest("d")
    }

    @Test("The direction follows the index, and right to left it is mirrored", arguments: [false, true])
    func direction(isRightToLeft: Bool) {
        let world = ChildFixture(asRow: .off, isRightToLeft: isRightToLeft)
        world.transitions.control.holdNext()
        world.transitions.select(2)
        world.transitions.control.scrub(to: 0.5)
        #expect((world.c.view.layer.transform.m41 > 0) == !isRightToLeft)
        world.transitions.control.finish()
        world.expectRest("c")
        world.transitions.control.holdNext()
        world.transitions.select(1)
        world.transitions.control.scrub(to: 0.5)
        #expect((world.b.view.layer.transform.m41 > 0) == isRightToLeft)
        world.transitions.control.finish()
        world.expectRest("b")
    }

    @Test("Right to left, a finger swipes to the next child to the right")
    func rightToLeftSwipe() {
        let world = ChildFixture(asRow: .fromAnywhere, isRightToLeft: true)
        world.swipe(from: 0.1, to: 0.8)
        world.expectRest("b")
    }

    @Test("One drag turns round past the start and goes on to the other neighbour")
    func turnsRound() {
        let world = ChildFixture(asRow: .fromAnywhere)
        world.transitions.select(1, animated: false)
        Headless.clock.settle()
        let touch = world.drag(from: 0.5, over: 0.2, 0.9)
        #expect(world.shown == "ab")
        #expect(world.transitions.selectedIndex == 0)
        world.rest(touch, at: 0.95)
        world.expectRest("a")
        world.expectBalance(world.log.take())
    }

    @Test("A finger grabs a change that plays, holds it, and turns it round", arguments: [true, false])
    func grabs(asRow: Bool) {
        let world = ChildFixture(asRow: asRow ? .off : nil)
        if asRow { world.transitions.select(1) } else { world.change(to: world.b) }
        world.advance(0.2)
        let touch = world.drag(from: 0.5, over: 0.45)
        let held = world.transitions.control.progress ?? 0
        world.advance(0.5)
        #expect(world.transitions.isPlaying)
        #expect(abs((world.transitions.control.progress ?? 0) - held) < 1e-9)
        world.move(touch, from: 0.45, to: 0.95)
        world.rest(touch, at: 0.95)
        world.expectRest("a")
        #expect(world.ends == [.cancelled])
        world.expectBalance(world.log.take())
    }

    @Test("A grabbed change that plays back can be turned and finished")
    func turnsTwice() {
        let world = ChildFixture(asRow: .fromAnywhere)
        let touch = world.drag(from: 0.9, over: 0.6)
        world.rest(touch, at: 0.65)
        world.advance(0.05)
        #expect(world.transitions.isPlaying)
        let second = world.drag(from: 0.8, over: 0.1)
        world.rest(second, at: 0.05)
        world.expectRest("b")
        #expect(world.ends == [.finished])
        world.expectBalance(world.log.take())
    }

    @Test("A change outside of a row leaves no recogniser on the view")
    func noRecogniserStays() {
        let world = ChildFixture()
        let before = world.stage.gestureRecognizers?.count ?? 0
        world.change(to: world.b)
        #expect(world.stage.gestureRecognizers?.count == before + 1)
        world.expectRest("b")
        #expect((world.stage.gestureRecognizers?.count ?? 0) == before)
    }

    @Test("Of two rows the inner one has the finger, and at its end the outer one")
    func nested() {
        let inner = OwnContainer()
        let world = ChildFixture(asRow: .off)
        let log = world.log
        let (x, y) = (ChildScreen("x", log: log), ChildScreen("y", log: log))
        inner.loadViewIfNeeded()
        inner.setChildren([x, y], in: inner.stage, transition: .slide.duration(0.4), swipe: .fromAnywhere)
        world.container.setChildren(
            [inner, world.b], in: world.stage, transition: .slide.duration(0.4), swipe: .fromAnywhere)
        Headless.clock.settle()
        world.swipe(from: 0.9, to: 0.2)
        Headless.clock.settle()
        #expect(inner.childTransitions.selectedIndex == 1)
        #expect(world.transitions.selectedIndex == 0)
        world.swipe(from: 0.9, to: 0.2)
        Headless.clock.settle()
        #expect(world.transitions.selectedIndex == 1)
        #expect(Headless.warnings == [])
        world.expectBalance(log.take())
    }

    @Test("Within a navigation controller the row has the finger, and its first child leaves it to the swipe back")
    func inNavigation() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let world = ChildFixture(
            asRow: .fromAnywhere,
            wrapped: {
                navigation.pushViewController($0, animated: false)
                return navigation
            })
        navigation.setNavigationTransition(.slide, options: NavigationTransitionOptions(swipe: .fromAnywhere))
        world.swipe(from: 0.9, to: 0.2)
        Headless.clock.settle()
        #expect(world.shown == "b")
        world.swipe(from: 0.1, to: 0.8)
        Headless.clock.settle()
        #expect(world.shown == "a")
        #expect(navigation.viewControllers.count == 2)
        world.swipe(from: 0.1, to: 0.8)
        Headless.clock.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(Headless.warnings == [])
    }

    @Test("Swipes obey isSwipeEnabled, shouldSwipe and the app's recognisers are listed")
    func settings() {
        let world = ChildFixture(asRow: .fromAnywhere)
        #expect(world.transitions.swipeGestureRecognizers.count == 1)
        world.transitions.isSwipeEnabled = false
        world.swipe(from: 0.9, to: 0.2)
        world.expectRest("a")
        world.transitions.isSwipeEnabled = true
        world.transitions.shouldSwipe = { $0.x < 100 }
        world.swipe(from: 0.9, to: 0.2)
        world.expectRest("a")
        world.transitions.shouldSwipe = nil
        world.swipe(from: 0.9, to: 0.2)
        world.expectRest("b")
    }

    @Test("The row is read back, and removed by an empty one; the child that is shown stays")
    func row() {
        let world = ChildFixture(asRow: .fromAnywhere)
        #expect(world.transitions.children == [world.a, world.b, world.c, world.d])
        #expect(world.transitions.options?.swipe == .fromAnywhere)
        #expect(world.transitions.animator?.info.name == TransitionName("slide"))
        world.container.setChildren([], transition: .slide)
        #expect(world.transitions.children.isEmpty)
        #expect(world.transitions.selectedIndex == nil)
        #expect(world.transitions.swipeGestureRecognizers.isEmpty)
        world.expectRest("a")
        world.swipe(from: 0.9, to: 0.2)
        world.expectRest("a")
    }

    @Test("A child beyond the row can be shown, and no index is selected then")
    func besideTheRow() {
        let world = ChildFixture(asRow: .fromAnywhere)
        world.container.setChildren([world.a, world.b, world.b], selectedIndex: 9, in: world.stage, transition: .slide)
        #expect(world.transitions.children.count == 2)
        #expect(world.transitions.selectedIndex == 1 && world.shown == "b")
        world.container.setChildren([world.a, world.b], selectedIndex: -1, in: world.stage, transition: .slide)
        #expect(world.transitions.selectedIndex == 0 && world.shown == "a")
        world.change(to: world.d)
        Headless.clock.settle()
        #expect(world.transitions.selectedIndex == nil)
        world.transitions.select(7) { world.note($0) }
        Headless.clock.settle()
        #expect(world.outcomes == [.finished, .refused(.hasNoChild)])
        world.expectRest("d")
    }

    @Test("P41: the selected index is the new one during a swipe, and the old one after its cancellation")
    func selectedIndex() {
        let world = ChildFixture(asRow: .fromAnywhere)
        let touch = world.drag(from: 0.9, over: 0.7)
        #expect(world.transitions.selectedIndex == 1)
        world.rest(touch, at: 0.8)
        world.expectRest("a")
        #expect(world.transitions.selectedIndex == 0)
        world.transitions.select(2, animated: false)
        #expect(world.transitions.selectedIndex == 2 && !world.transitions.isPlaying)
        world.expectRest("c")
    }
}
