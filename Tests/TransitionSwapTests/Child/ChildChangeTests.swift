import Testing
import TransitionAnimations
import TransitionCore
import TransitionRest
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

@MainActor @Suite struct ChildChangeTests {
    @Test("F37, F244: UIKit makes the appearance callbacks of a container that forwards automatically")
    func automaticOrder() {
        let world = ChildFixture()
        world.change(to: world.b)
        #expect(world.transitions.isPlaying)
        #expect(world.shown == "ab")
        world.expectRest("b")
        #expect(
            world.log.take() == [
                "a willLeave", "b willMove", "b didLoad", "b willAppear", "b didAppear",
                "a willDisappear", "a didDisappear", "a didLeave", "b didMove",
            ])
        #expect(world.outcomes == [.finished])
        #expect(world.ends == [.finished])
    }

    @Test("F33, F244: a container that forwards by hand has its callbacks at the start and at the end")
    func orderByHand() {
        let world = ChildFixture(forwardsByHand: true)
        world.change(to: world.b)
        world.advance(0.3)
        #expect(
            world.log.take() == ["a willLeave", "b willMove", "b didLoad", "a willDisappear", "b willAppear"])
        world.expectRest("b")
        #expect(world.log.take() == ["a didDisappear", "b didAppear", "a didLeave", "b didMove"])
    }

    @Test(
        "F34: a cancelled change leaves controllers, views, frames and callbacks as before", arguments: [false, true])
    func cancelled(forwardsByHand: Bool) {
        let world = ChildFixture(forwardsByHand: forwardsByHand)
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let above = UIView(frame: below.frame)
        world.stage.insertSubview(below, at: 0)
        world.stage.addSubview(above)
        world.b.loadViewIfNeeded()
        world.b.view.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
        world.b.view.autoresizingMask = []
        let (before, order) = (world.residue(), world.stage.subviews)
        _ = world.log.take()
        var wasInPlace: Bool?
        world.b.onCall = { [weak world] in
            if $0 == "willDisappear", let world { wasInPlace = world.b.view.superview === world.stage }
        }
        let control = world.transitions.control
        control.holdNext()
        world.change(to: world.b)
        control.scrub(to: 0.5)
        world.advance(0.1)
        #expect(control.isHolding)
        #expect(world.stage.subviews.count == 5)
        control.cancel()
        Headless.clock.settle()
        #expect(world.residue() == before)
        #expect(world.stage.subviews == order)
        // The view leaves after the callback.
        if forwardsByHand { #expect(wasInPlace == true) }
        #expect(world.b.view.frame == CGRect(x: 3, y: 4, width: 50, height: 60))
        #expect(world.b.view.autoresizingMask == [])
        #expect(world.children == "a")
        #expect(world.b.parent == nil)
        #expect(world.outcomes == [.cancelled])
        #expect(Headless.warnings == [])
        let lines = world.log.take()
        world.expectBalance(lines)
        let own = lines.filter { $0.hasPrefix("a ") }
        let moves = ["a willLeave", "a willMove", "a didMove"]
        #expect(
            own
                == (forwardsByHand
                    ? ["a willLeave", "a willDisappear", "a willAppear", "a didAppear", "a willMove", "a didMove"]
                    : moves))
    }

    @Test("A child that was added before stays a child when the change is cancelled")
    func addedBefore() {
        let world = ChildFixture()
        world.container.addChild(world.b)
        world.b.didMove(toParent: world.container)
        _ = world.log.take()
        world.transitions.control.holdNext()
        world.change(to: world.b)
        world.advance(0.1)
        world.transitions.control.cancel()
        Headless.clock.settle()
        #expect(world.children == "ab")
        #expect(world.shown == "a")
        #expect(!world.log.lines.contains { $0.hasPrefix("b ") && $0.hasSuffix("Move") || $0.hasSuffix("b didLeave") })
        world.change(to: world.b)
        world.expectRest("b")
    }

    @Test("Other subviews keep their places around the child that is shown")
    func order() {
        let world = ChildFixture()
        let (below, above) = (UIView(), UIView())
        world.stage.insertSubview(below, at: 0)
        world.stage.addSubview(above)
        world.change(to: world.b)
        Headless.clock.settle()
        #expect(world.stage.subviews == [below, world.b.view, above])
    }

    @Test("Screens that move are clipped to their view; one with a shadow keeps it")
    func clipping() {
        let world = ChildFixture(place: CGRect(x: 40, y: 100, width: 300, height: 400))
        world.change(to: world.b)
        #expect(world.stage.clipsToBounds)
        world.expectRest("b")
        world.stage.layer.shadowOpacity = 0.4
        world.change(to: world.a)
        #expect(!world.stage.clipsToBounds)
        world.stage.layer.shadowOpacity = 0
        world.expectRest("a")
    }

    @Test("A child's first layout is at its final size")
    func finalSize() {
        let world = ChildFixture(place: CGRect(x: 40, y: 100, width: 300, height: 400))
        world.change(to: world.b)
        #expect(world.b.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        world.expectRest("b")
    }

    @Test("Without a child before, the first one comes by the transition alone")
    func firstChild() {
        let world = ChildFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        world.container.view.addSubview(view)
        world.container.transition(to: world.b, in: view, transition: .slide.duration(0.6))
        #expect(world.transitions.isPlaying)
        #expect(Headless.clock.settle())
        #expect(world.b.view.superview === view)
        #expect(world.children == "ab")
        #expect(Rest.residue(of: world.b.view) == nil)
        #expect(Headless.warnings == [])
    }

    @Test("Every animator of the catalogue changes a child and leaves nothing behind", arguments: [true, false])
    func catalogue(finishes: Bool) {
        for animator in TransitionRegistry.standard.all {
            let world = ChildFixture(place: CGRect(x: 20, y: 100, width: 350, height: 500))
            world.transitions.control.holdNext()
            world.change(to: world.b, animator)
            world.transitions.control.scrub(to: 0.4)
            world.advance(0.1)
            if finishes { world.transitions.control.finish() } else { world.transitions.control.cancel() }
            world.expectRest(finishes ? "b" : "a")
        }
    }

    #if compiler(>=6.2)
    // `Task.immediate` needs the compiler of Swift 6.2. The test does not suspend before it is done with the world.
    @Test("The async form has begun the change when it begins to wait, and returns when the change is over")
    func waits() async {
        let world = ChildFixture()
        let task = Task.immediate { await world.container.changeChild(to: world.b, in: world.stage, transition: .cube) }
        #expect(world.transitions.isPlaying)
        world.expectRest("b")
        #expect(await task.value == .finished)
    }
    #endif

    @Test("VoiceOver moves to the new child, and the notice says how much of the screen has changed")
    func voiceOver() {
        let world = ChildFixture()
        world.change(to: world.b)
        #expect(Headless.accessibilityNotices.isEmpty)
        Headless.clock.settle()
        #expect(Headless.accessibilityNotices.map(\.notification) == [.screenChanged])
        #expect(Headless.accessibilityNotices.last?.element === world.b.view)
        let small = ChildFixture(place: CGRect(x: 0, y: 0, width: 200, height: 200))
        small.change(to: small.b, nil)
        Headless.clock.settle()
        #expect(Headless.accessibilityNotices.map(\.notification) == [.layoutChanged])
    }

    @Test("The keyboard of the leaving child goes, and comes back after a cancellation", arguments: [true, false])
    func keyboard(finishes: Bool) {
        let world = ChildFixture()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        world.a.view.addSubview(field)
        field.becomeFirstResponder()
        world.transitions.control.holdNext()
        world.change(to: world.b)
        #expect(!field.isFirstResponder)
        world.advance(0.1)
        if finishes { world.transitions.control.finish() } else { world.transitions.control.cancel() }
        world.expectRest(finishes ? "b" : "a")
        #expect(field.isFirstResponder == !finishes)
    }

    @Test("With Reduce Motion a child cross-fades")
    func reduceMotion() {
        let world = ChildFixture()
        Headless.isReduceMotionEnabled = true
        world.change(to: world.b, .cube)
        world.advance(0.1)
        #expect(CATransform3DIsIdentity(world.b.view.layer.presentation()?.transform ?? CATransform3DIdentity))
        world.expectRest("b")
    }

    @Test("Right to left, the new child comes from the left")
    func rightToLeft() {
        for isRightToLeft in [false, true] {
            let world = ChildFixture(isRightToLeft: isRightToLeft)
            world.transitions.control.holdNext()
            world.change(to: world.b)
            world.transitions.control.scrub(to: 0.5)
            let x = world.b.view.layer.transform.m41
            #expect(isRightToLeft ? x < -100 : x > 100)
            world.transitions.control.finish()
            world.expectRest("b")
        }
    }
}
