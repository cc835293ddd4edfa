import Testing
import TransitionAnimations
import TransitionCore
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

/// Documentation of `UIView.transition(with:duration:options:animations:completion:)`: UIKit curls from one content of
/// a view to another. Here the view shows the child of a container.
@MainActor @Suite struct ChildCurlTests {
    private func curls(_ world: ChildFixture) -> Bool { world.stage.layer.animationKeys()?.isEmpty == false }

    @Test("Y6: UIKit curls over time, and nothing of this package plays", arguments: [false, true])
    func curl(forwardsByHand: Bool) {
        let world = ChildFixture(forwardsByHand: forwardsByHand)
        world.change(to: world.b, .systemPageCurl)
        #expect(!world.transitions.control.hold(), "it cannot be scrubbed")
        world.advance(0.2)
        #expect(curls(world))
        #expect(world.shown == "b" && !world.stage.clipsToBounds)
        #expect(world.outcomes == [] && world.events == [])
        world.expectRest("b")
        #expect(!curls(world))
        #expect(world.outcomes == [.finished] && world.events == [])
        let lines = world.log.take()
        world.expectBalance(lines)
        #expect(lines.last == "b didMove")
        #expect(lines.contains("a didLeave") && lines.contains("b didAppear") && lines.contains("a didDisappear"))
    }

    @Test("Y6: another change ends the curl at once, and the latest one stands", arguments: [false, true])
    func interrupted(forwardsByHand: Bool) {
        let seconds: [(any TransitionAnimator)?] = [
            CatalogueAnimator.systemPageCurl, CatalogueAnimator.slide.duration(0.5), nil,
        ]
        for second in seconds {
            let world = ChildFixture(forwardsByHand: forwardsByHand)
            world.change(to: world.b, .systemPageCurl)
            world.advance(0.2)
            world.change(to: world.c, second)
            let isOurs = second != nil && second?.systemTransition == nil
            #expect(world.shown == (isOurs ? "bc" : "c"))
            #expect(curls(world) == (second?.systemTransition != nil))
            world.expectRest("c")
            #expect(world.outcomes == [.replaced, .finished])
            world.expectBalance(world.log.take())
        }
    }

    @Test("Y6: back to the child that leaves, and the same child once more")
    func back() {
        let world = ChildFixture()
        world.change(to: world.b, .systemPageCurl)
        world.advance(0.1)
        world.change(to: world.b, .systemPageCurl)
        world.advance(0.1)
        world.change(to: world.a, .systemPageCurl)
        world.expectRest("a")
        #expect(world.outcomes == [.replaced, .replaced, .finished])
        world.change(to: world.b, .systemPageCurl)
        world.change(to: world.b, .systemPageCurl)
        world.expectRest("b")
        #expect(world.outcomes.suffix(2) == [.finished, .finished])
        world.expectBalance(world.log.take())
    }

    @Test("Y6: a child that a callback asks for stands")
    func nested() {
        let world = ChildFixture()
        world.b.onCall = { if $0 == "willAppear" { world.change(to: world.c, .systemPageCurl) } }
        world.change(to: world.b, .systemPageCurl)
        world.expectRest("c")
        #expect(world.outcomes == [.replaced, .finished])
        world.expectBalance(world.log.take())
    }

    @Test("Y6: in a row code curls, for the time of which touches wait, and a finger turns the page of this package")
    func row() {
        let world = ChildFixture()
        world.container.setChildren(
            [world.a, world.b, world.c, world.d], in: world.stage, transition: .systemPageCurl, swipe: .fromAnywhere)
        world.transitions.select(1)
        world.advance(0.2)
        #expect(curls(world) && world.events == [])
        #expect(Headless.contentTransition(in: world.stage) == .transitionCurlUp)
        world.swipe(from: 0.9, to: 0.1)
        world.expectRest("b")
        #expect(world.events == [])
        world.swipe(from: 0.9, to: 0.1)
        world.expectRest("c")
        #expect(world.ends == [.finished])
        world.swipe(from: 0.9, to: 0.7)
        world.expectRest("c")
        #expect(world.ends == [.finished, .cancelled])
        world.transitions.select(0)
        #expect(Headless.contentTransition(in: world.stage) == .transitionCurlDown)
        world.expectRest("a")
        world.expectBalance(world.log.take())
    }

    @Test("Y6: the control waits for a change that it can hold")
    func control() {
        let world = ChildFixture()
        world.transitions.control.holdNext()
        world.change(to: world.b, .systemPageCurl)
        world.advance(0.1)
        #expect(curls(world) && world.transitions.control.isWaiting)
        world.expectRest("b")
        world.change(to: world.c)
        #expect(world.transitions.control.isHolding)
        world.transitions.control.finish()
        world.expectRest("c")
    }

    @Test("Y6: with Reduce Motion a cross-fade of this package plays; switched off, a curl ends at once")
    func others() {
        let world = ChildFixture()
        Headless.isReduceMotionEnabled = true
        world.change(to: world.b, .systemPageCurl)
        world.advance(0.1)
        #expect(!curls(world) && world.events.contains(.began))
        world.expectRest("b")
        Headless.isReduceMotionEnabled = false
        world.change(to: world.c, .systemPageCurl)
        world.advance(0.1)
        #expect(curls(world))
        Transitions.isEnabled = false
        Headless.clock.turn()
        #expect(!curls(world) && world.outcomes == [.finished, .finished])
        Transitions.isEnabled = true
        world.expectRest("c")
    }

    @Test(
        "Y6: a container that is freed in the middle of a curl leaves no child that appears", arguments: [false, true])
    func freed(forwardsByHand: Bool) {
        let world = ChildFixture()
        weak var container: UIViewController?
        do {
            let own = OwnContainer(forwardsByHand: forwardsByHand)
            container = own
            world.window.rootViewController = own
            own.transition(to: world.a, in: own.stage, transition: nil)
            Headless.clock.settle()
            own.transition(to: world.b, in: own.stage, transition: .systemPageCurl) { world.note($0) }
            world.advance(0.1)
            world.window.rootViewController = UIViewController(nibName: nil, bundle: nil)
        }
        Headless.clock.settle()
        #expect(container == nil && world.outcomes.count == 1)
        let lines = world.log.take()
        for label in ["a", "b"] {
            let calls = lines.filter { $0.hasPrefix(label) && $0.hasSuffix("ppear") }
            #expect(calls.suffix(2) == ["\(label) willDisappear", "\(label) didDisappear"])
        }
    }
}
