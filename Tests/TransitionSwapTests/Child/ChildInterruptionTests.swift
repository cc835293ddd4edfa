import Testing
import TransitionAnimations
import TransitionCore
import TransitionRest
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

@MainActor @Suite struct ChildInterruptionTests {
    @Test("A second change ends the first one, and the latest one stands", arguments: [false, true])
    func second(forwardsByHand: Bool) {
        let world = ChildFixture(forwardsByHand: forwardsByHand)
        world.change(to: world.b)
        world.advance(0.2)
        world.change(to: world.c)
        #expect(world.shown == "bc")
        world.advance(0.2)
        world.change(to: world.a)
        world.change(to: world.d)
        world.expectRest("d")
        #expect(world.outcomes == [.replaced, .replaced, .replaced, .finished])
        #expect(world.ends == [.finished, .finished, .finished, .finished])
        world.expectBalance(world.log.take())
    }

    @Test("A change back to the child that leaves begins from the one that arrives")
    func back() {
        let world = ChildFixture()
        world.change(to: world.b)
        world.advance(0.2)
        world.change(to: world.a)
        #expect(world.transitions.isPlaying)
        world.expectRest("a")
        world.expectBalance(world.log.take())
    }

    @Test("A change that code holds gives way to another one")
    func held() {
        let world = ChildFixture()
        world.transitions.control.holdNext()
        world.change(to: world.b)
        world.transitions.control.scrub(to: 0.5)
        world.change(to: world.c)
        world.expectRest("c")
        #expect(world.outcomes == [.replaced, .finished])
    }

    @Test("A change in code ends the drag of a finger")
    func duringDrag() {
        let world = ChildFixture(asRow: .fromAnywhere)
        let touch = world.drag(from: 0.9, over: 0.5)
        world.transitions.select(3)
        world.move(touch, from: 0.5, to: 0.1)
        world.rest(touch, at: 0.1)
        world.expectRest("d")
        world.expectBalance(world.log.take())
    }

    @Test(
        "A change requested in a callback of a change is made right after it, and stands",
        arguments: [
            "a willLeave", "b willMove", "b didLoad", "b willAppear", "a willDisappear", "a didDisappear", "a didLeave",
            "b didMove", "b didAppear",
        ], [false, true])
    func inCallback(call: String, forwardsByHand: Bool) {
        let world = ChildFixture(forwardsByHand: forwardsByHand)
        for screen in [world.a, world.b] {
            screen.onCall = { [weak world, weak screen] in
                guard let world, let screen, "\(screen.label) \($0)" == call else { return }
                screen.onCall = nil
                world.change(to: world.c)
            }
        }
        world.change(to: world.b)
        world.expectRest("c")
        #expect(world.outcomes.last == .finished)
        #expect(world.outcomes.count == 2)
        world.expectBalance(world.log.take())
    }

    @Test("A change requested when the observer is called stands", arguments: [true, false])
    func inObserver(atEnd: Bool) {
        let world = ChildFixture()
        var isAsked = false
        world.transitions.onEvent = { [weak world] event in
            guard let world, !isAsked, event == (atEnd ? .finished : .began) else { return }
            isAsked = true
            world.change(to: world.c)
        }
        world.change(to: world.b)
        world.expectRest("c")
        world.expectBalance(world.log.take())
    }

    @Test("Of several changes requested in callbacks of one change, the latest one stands")
    func severalInCallbacks() {
        let world = ChildFixture()
        world.b.onCall = { [weak world] in
            guard let world else { return }
            if $0 == "willMove" { world.change(to: world.c) }
            if $0 == "willAppear" { world.change(to: world.d) }
        }
        world.change(to: world.b)
        world.b.onCall = nil
        world.expectRest("d")
        #expect(world.outcomes == [.replaced, .replaced, .finished])
    }

    @Test(
        "A container that is freed in mid-flight frees its children, and every request is answered",
        arguments: [false, true])
    func freed(isHeld: Bool) {
        Headless.reset()
        var outcomes: [ChildTransitionOutcome] = []
        weak var container: OwnContainer?
        weak var child: UIViewController?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let own = OwnContainer()
            let new = UIViewController()
            (container, child) = (own, new)
            window.rootViewController = own
            window.makeKeyAndVisible()
            Headless.clock.settle()
            own.setChildren([UIViewController(), new], in: own.stage, transition: .slide, swipe: .fromAnywhere)
            if isHeld { own.childTransitions.control.holdNext() }
            own.childTransitions.select(1) { outcomes.append($0) }
            Headless.clock.advance(by: 0.1)
            window.rootViewController = UIViewController()
        }
        Headless.clock.settle()
        #expect(container == nil)
        #expect(child == nil)
        #expect(outcomes == [isHeld ? .cancelled : .finished])
        #expect(Headless.warnings == [])
    }

    @Test("A resize ends a change that plays, and cancels one under a finger", arguments: [false, true])
    func resize(isHeld: Bool) {
        let world = ChildFixture()
        if isHeld { world.transitions.control.holdNext() }
        world.change(to: world.b)
        world.advance(0.2)
        Headless.resize(world.window, to: CGSize(width: 844, height: 390))
        world.expectRest(isHeld ? "a" : "b")
        #expect(world.outcomes == [isHeld ? .cancelled : .finished])
        world.expectBalance(world.log.take())
    }

    @Test("The switch ends a change that plays, and cancels one under a finger", arguments: [false, true])
    func switchedOff(isHeld: Bool) {
        let world = ChildFixture(asRow: .fromAnywhere)
        let touch = isHeld ? world.drag(from: 0.9, over: 0.5) : nil
        if !isHeld { world.transitions.select(1) }
        Transitions.isEnabled = false
        #expect(!world.transitions.isPlaying)
        touch?.lift()
        Transitions.isEnabled = true
        world.expectRest(isHeld ? "a" : "b")
        world.swipe(from: 0.9, to: 0.2)
        world.expectRest(isHeld ? "b" : "c")
    }

    @Test("A container that is covered, popped or removed in mid-flight keeps all callbacks balanced", arguments: 0..<6)
    func containerLeaves(way: Int) {
        let navigation = UINavigationController()
        let root = UIViewController()
        let world = ChildFixture(wrapped: {
            navigation.viewControllers = [root, $0]
            return navigation
        })
        let container = world.container
        if way % 2 == 1 { world.transitions.control.holdNext() }
        world.change(to: world.b)
        world.advance(0.1)
        switch way / 2 {
        case 0: navigation.pushViewController(UIViewController(), animated: true)
        case 1: navigation.popViewController(animated: true)
        default:
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            container.present(cover, animated: true)
        }
        Headless.clock.settle()
        // A held change may be held behind the other screen.
        world.transitions.control.finish()
        Headless.clock.settle()
        #expect(!world.transitions.isPlaying)
        #expect(container.children.count == 1)
        #expect(Headless.warnings == [])
        world.expectBalance(world.log.take())
    }

    @Test("While the container comes or goes, its child changes at once, with balanced callbacks")
    func whileContainerMoves() {
        let navigation = UINavigationController()
        let world = ChildFixture(wrapped: {
            navigation.viewControllers = [UIViewController(), $0]
            return navigation
        })
        navigation.pushViewController(UIViewController(), animated: true)
        world.advance(0.1)
        world.change(to: world.b)
        #expect(!world.transitions.isPlaying)
        Headless.clock.settle()
        navigation.popViewController(animated: true)
        world.advance(0.1)
        world.change(to: world.c)
        #expect(!world.transitions.isPlaying)
        world.expectRest("c")
        world.expectBalance(world.log.take())
    }

    @Test("An app that removes a child of a change that plays loses nothing else", arguments: [false, true])
    func removedByTheApp(arriving: Bool) {
        let world = ChildFixture()
        world.change(to: world.b)
        world.advance(0.2)
        let child = arriving ? world.b : world.a
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        Headless.clock.settle()
        #expect(!world.transitions.isPlaying)
        #expect(world.children == (arriving ? "" : "b"))
        world.change(to: world.c)
        world.expectRest("c")
        #expect(Headless.warnings == [])
    }

    @Test("Another row during a change or a swipe of the old one stands")
    func anotherRow() {
        let world = ChildFixture(asRow: .fromAnywhere)
        let touch = world.drag(from: 0.9, over: 0.5)
        world.container.setChildren([world.c, world.d], in: world.stage, transition: .cube, swipe: .fromAnywhere)
        touch.lift()
        world.expectRest("c")
        world.swipe(from: 0.9, to: 0.2)
        world.expectRest("d")
        world.expectBalance(world.log.take())
    }
}
