import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// After a change everything is as a change without animation would have left it; after a cancelled one as before.
@MainActor
struct EndingTests {
    /// The catalogue in one direction, some of it in the other.
    private nonisolated static let directed =
        BuiltInTransition.chosen.map { ($0, false) } + [.cube, .fold, .zoom, .circleReveal].map { ($0, true) }

    @Test(
        "M1, M5, N1, N14, T2, A6: there and back a change leaves what a plain one leaves",
        arguments: directed)
    func finished(transition: BuiltInTransition, isRightToLeft: Bool) {
        for change in Change.kinds where change.isForward && change != .previousTab {
            let plain = World.plainLook(change, transition, isRightToLeft: isRightToLeft)
            let world = World(change, animator: transition.animator, isRightToLeft: isRightToLeft)
            let before = world.look
            world.begin()
            Headless.clock.advance(by: 0.1)
            #expect(world.isChanging, "\(change) plays")
            world.expectRest(plain, "\(change)")
            world.goBack()
            Headless.clock.advance(by: 0.1)
            #expect(world.isChanging, "the way back of \(change) plays")
            world.expectRest(before, "\(change) and back")
            #expect(world.ends == [.finished, .finished], "\(change)")
        }
    }

    @Test(
        "P6, P49, T2, M2, N15: a swipe that is cancelled leaves what was there, one that goes on what a plain change leaves",
        arguments: directed)
    func swiped(transition: BuiltInTransition, isRightToLeft: Bool) throws {
        // A tab and a card are like the others of their containers.
        let alike: [Change] = [.previousTab, .dismissCard]
        for change in Change.swiped where isRightToLeft || !alike.contains(change) {
            let plain = World.plainLook(change, transition, isRightToLeft: isRightToLeft)
            let world = World(change, animator: transition.animator, isRightToLeft: isRightToLeft)
            let before = world.look
            try world.swipe("0 > 0.25 0.1s hold release")
            world.expectRest(before, "\(change) cancelled")
            #expect(world.ends == [.cancelled], "\(change)")
            try world.swipe("0 > 0.5 0.1s release")
            world.expectRest(plain, "\(change)")
            #expect(world.ends == [.cancelled, .finished], "\(change)")
        }
    }

    @Test("M6, P19: turned between there and back, everything fills its place", arguments: BuiltInTransition.chosen)
    func turned(transition: BuiltInTransition) {
        let wide = CGSize(width: 844, height: 390)
        for change in Change.kinds where change.isForward && change != .previousTab {
            let expected = World(change, animator: transition.animator, size: wide).look
            let world = World(change, animator: transition.animator)
            world.begin()
            world.settle()
            Headless.resize(world.window, to: wide)
            world.expectRest(nil, "\(change)")
            if !change.isCard { #expect(world.top.view.bounds.size == wide, "\(change)") }
            world.goBack()
            world.expectRest(expected, "\(change) and back")
        }
    }

    @Test(
        "P32, P33: what a finger has taken away is freed, and what was installed on it, and what never came",
        arguments: [Change.pop, .wholePop, .dismiss, .dismissCard, .push, .present, .presentCard])
    func freed(change: Change) throws {
        let world = World(change, animator: change.isCard ? .tiltUnder.duration(0.6) : .fold.duration(0.6))
        if change.isForward {
            world.begin()
            Headless.clock.advance(by: 0.1)
        }
        weak var leaving: UIViewController?
        weak var (controller, adapter): (UIPresentationController?, AnyObject?)
        leaving = world.navigation?.topViewController ?? world.detail
        controller = world.detail?.presentationController
        adapter = change.isModal ? world.adapter : nil
        #expect(leaving != nil && (adapter != nil) == change.isModal && (controller != nil) == change.isModal)
        if change.isForward {
            try world.grab("0 > -0.9 hold release")
        } else {
            try world.swipe("0 > 0.9 hold release")
        }
        world.settle()
        #expect(world.ends == [change.isForward ? .cancelled : .finished])
        world.forgetDetail()
        Headless.clock.settle()
        #expect(leaving == nil && controller == nil && adapter == nil)
        world.expectRest()
    }
}
