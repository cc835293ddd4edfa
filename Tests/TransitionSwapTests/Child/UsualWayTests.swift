import Testing
import TransitionAnimations
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

/// What is found on the internet for a change of children, beside this package's.
@MainActor @Suite struct UsualWayTests {
    @Test("F132: with UIView.animate and a forgotten removeFromParent, children pile up")
    func forgottenRemoval() {
        let world = ChildFixture()
        for child in [world.b, world.c, world.d] {
            let old = world.container.children.last
            world.container.addChild(child)
            child.view.frame = world.stage.bounds.offsetBy(dx: 390, dy: 0)
            world.stage.addSubview(child.view)
            UIView.animate(withDuration: 0.3) {
                child.view.frame = world.stage.bounds
            } completion: { _ in
                old?.view.removeFromSuperview()
            }
            Headless.clock.settle()
        }
        #expect(world.children == "abcd")
        // Those that came were never called that they have come.
        #expect(!world.log.lines.contains { $0.hasSuffix("didMove") })
    }

    @Test("A second UIView.animate in mid-flight leaves two children on the screen")
    func secondInMidFlight() {
        func change(_ world: ChildFixture, to child: ChildScreen) {
            let old = world.container.children.first
            old?.willMove(toParent: nil)
            world.container.addChild(child)
            child.view.frame = world.stage.bounds.offsetBy(dx: 390, dy: 0)
            world.stage.addSubview(child.view)
            UIView.animate(withDuration: 0.3) {
                child.view.frame = world.stage.bounds
            } completion: { _ in
                old?.view.removeFromSuperview()
                old?.removeFromParent()
                child.didMove(toParent: world.container)
            }
        }
        let world = ChildFixture()
        change(world, to: world.b)
        world.advance(0.1)
        change(world, to: world.c)
        Headless.clock.settle()
        #expect(world.shown == "bc")

        let ours = ChildFixture()
        ours.change(to: ours.b)
        ours.advance(0.1)
        ours.change(to: ours.c)
        ours.expectRest("c")
        ours.expectBalance(ours.log.take())
    }

    @Test("F243: UIKit's own method needs both children and a container that forwards automatically")
    func exceptions() {
        var reasons: [String] = []
        let world = ChildFixture()
        Headless.exceptionHandler = { reasons.append($0) }
        world.container.transition(from: world.a, to: world.b, duration: 0.3, animations: nil)
        #expect(reasons.count == 1)
        let byHand = ChildFixture(forwardsByHand: true)
        Headless.exceptionHandler = { reasons.append($0) }
        byHand.container.addChild(byHand.b)
        byHand.container.transition(from: byHand.a, to: byHand.b, duration: 0.3, animations: nil)
        #expect(reasons.count == 2)
        byHand.b.removeFromParent()
        byHand.change(to: byHand.b)
        byHand.expectRest("b")
        Headless.exceptionHandler = nil
    }

    @Test("UIKit's own method cannot be stopped: a second one in mid-flight unbalances the callbacks")
    func systemInMidFlight() {
        func change(_ world: ChildFixture, from: ChildScreen, to: ChildScreen) {
            from.willMove(toParent: nil)
            world.container.addChild(to)
            to.view.frame = world.stage.bounds.offsetBy(dx: 390, dy: 0)
            world.container.transition(
                from: from, to: to, duration: 0.3, animations: { to.view.frame = world.stage.bounds }
            ) { _ in
                from.removeFromParent()
                to.didMove(toParent: world.container)
            }
        }
        let world = ChildFixture()
        change(world, from: world.a, to: world.b)
        Headless.clock.settle()
        #expect(Headless.warnings == [])
        #expect(world.shown == "b")
        world.expectBalance(world.log.take())
        change(world, from: world.b, to: world.c)
        world.advance(0.1)
        change(world, from: world.c, to: world.d)
        Headless.clock.settle()
        #expect(Headless.warnings.contains { $0.hasPrefix("Unbalanced calls") })
    }
}
