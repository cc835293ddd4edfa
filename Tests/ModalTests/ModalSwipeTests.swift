import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// The swipe that dismisses, by touches injected at the window.
@MainActor
struct ModalSwipeTests {
    @Test("M2: a swipe down dismisses from half-way on", arguments: BuiltInTransition.chosen)
    func dismisses(transition: BuiltInTransition) {
        let fixture = ModalFixture()
        let before = fixture.residue()
        fixture.detail.setModalTransition(transition.animator)
        fixture.presented()
        let shown = fixture.residue()
        fixture.swipeDown(by: 0.3)
        fixture.settle()
        #expect(fixture.isPresented)
        #expect(fixture.residue() == shown)
        fixture.swipeDown(by: 0.7)
        fixture.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.residue() == before)
        #expect(fixture.root.view.window === fixture.window)
    }

    @Test("M2: the screen follows the finger, whatever is done to it", arguments: [true, false])
    func follows(scales: Bool) {
        struct Shrink: TransitionAnimator {
            let info = AnimatorInfo(name: "shrink", title: "Shrink", summary: "Small and below.")
            func choreography(in scene: TransitionScene) -> Choreography {
                Choreography(foreground: .from(.offset(toward: .bottom).scale(0.2).rotation(degrees: 90)))
            }
        }
        let fixture = ModalFixture()
        if scales {
            fixture.detail.setModalTransition(Shrink())
        } else {
            fixture.detail.setModalTransition(.slide(from: .bottom))
        }
        fixture.presented()
        let touch = fixture.drag(from: CGPoint(x: 190, y: 100), by: CGSize(width: 0, height: 422), lifts: false)
        // It is not known from which point a pan counts its translation.
        let progress = Double(fixture.detail.view.layer.transform.m42) / 844
        #expect(abs(progress - 0.5) < 0.03, "\(progress)")
        touch.cancel()
        fixture.settle()
        #expect(fixture.isPresented)
    }

    @Test(
        "M2: towards any edge, and from the edge opposite only if asked for", arguments: TransitionEdge.allCases,
        [true, false])
    func edges(edge: TransitionEdge, fromEdge: Bool) {
        for isRightToLeft in [true, false] {
            let fixture = ModalFixture(isRightToLeft: isRightToLeft)
            fixture.detail.setModalTransition(
                .slide(from: edge), options: .init(edge: edge, swipe: fromEdge ? .fromEdge : .fromAnywhere))
            fixture.presented()
            let seen = isRightToLeft ? edge.mirrored : edge
            let (x, y) = (seen.x, seen.y)
            let size = fixture.window.bounds.size
            let way = CGSize(width: x * 0.9 * size.width, height: y * 0.9 * size.height)
            let middle = CGPoint(x: 195 - 0.4 * x * size.width, y: 422 - 0.4 * y * size.height)
            let start = CGPoint(x: 195 - 0.49 * x * size.width, y: 422 - 0.495 * y * size.height)
            // In the opposite direction and sideways.
            _ = fixture.drag(from: CGPoint(x: 195, y: 422), by: CGSize(width: -way.width / 2, height: -way.height / 2))
            _ = fixture.drag(from: CGPoint(x: 195, y: 422), by: CGSize(width: 170 * y, height: 170 * x))
            fixture.settle()
            #expect(fixture.isPresented)
            if fromEdge {
                _ = fixture.drag(from: middle, by: way)
                fixture.settle()
                #expect(fixture.isPresented)
            }
            _ = fixture.drag(from: start, by: way)
            fixture.settle()
            #expect(!fixture.isPresented, "\(edge), right to left: \(isRightToLeft)")
        }
    }

    @Test("M2: off is off, and the app has a word on where")
    func off() {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover, options: .init(swipe: .off))
        fixture.presented()
        fixture.swipeDown(by: 0.8)
        fixture.settle()
        #expect(fixture.isPresented)
        fixture.detail.setModalTransition(.cover)
        fixture.detail.modalTransitionAdapter?.shouldBeginSwipe = { $0.y > 150 }
        fixture.swipeDown(by: 0.8)
        fixture.settle()
        #expect(fixture.isPresented)
        fixture.swipeDown(by: 0.7, from: CGPoint(x: 190, y: 200))
        fixture.settle()
        #expect(!fixture.isPresented)
    }

    @Test("P6, P53: cancelled twenty times, then dismissed, presented and dismissed again")
    func twentyCancels() {
        let fixture = ModalFixture()
        let before = fixture.residue()
        fixture.detail.setModalTransition(.cover)
        fixture.presented()
        let shown = fixture.residue()
        _ = fixture.log.take()
        for round in 0..<20 {
            fixture.swipeDown(by: 0.1 + 0.015 * Double(round))
            fixture.settle()
            #expect(fixture.residue() == shown, "after \(round + 1) cancelled swipes")
        }
        #expect(fixture.isPresented && fixture.detail.presentingViewController === fixture.root)
        // F34
        let heard = fixture.log.take()
        #expect(heard.count == 120)
        for label in ["detail", "root"] {
            let calls = ["willDisappear", "didDisappear", "willAppear", "didAppear"].map { "\(label) \($0)" }
            let counts = calls.map { call in heard.filter { $0 == call }.count }
            #expect(counts == (label == "root" ? [20, 20, 20, 0] : [20, 0, 20, 20]))
        }
        fixture.swipeDown(by: 0.7)
        fixture.settle()
        #expect(fixture.residue() == before)
        fixture.presented()
        #expect(fixture.isPresented)
        fixture.dismissed()
        #expect(fixture.residue() == before)
    }

    @Test(
        "P3: a finger lifted before UIKit begins still decides, however long that takes (F4)",
        arguments: [(false, 0), (true, 0), (true, 0.05), (true, 0.4)])
    func earlyRelease(startsNextTurn: Bool, delay: Double) {
        var assumptions = Headless.Assumptions()
        assumptions.dismissalsStartNextTurn = startsNextTurn
        assumptions.presentationDelay = delay
        let fixture = ModalFixture(assumptions: assumptions)
        fixture.detail.setModalTransition(.cover)
        fixture.presented()
        let shown = fixture.residue()
        let touch = Headless.touch(at: CGPoint(x: 190, y: 100), in: fixture.window)
        touch.move(to: CGPoint(x: 190, y: 120))
        touch.move(to: CGPoint(x: 190, y: 130))
        touch.cancel()
        fixture.settle()
        #expect(fixture.isPresented && fixture.residue() == shown)
        fixture.swipeDown(by: 0.8)
        fixture.settle()
        #expect(!fixture.isPresented)
    }

    @Test("P4: a swipe whose dismissal UIKit refuses leaves no flag behind")
    func refused() {
        final class Stubborn: UIViewController {
            var isStubborn = true
            override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
                if !isStubborn { super.dismiss(animated: flag, completion: completion) }
            }
        }
        let fixture = ModalFixture()
        let stubborn = Stubborn(nibName: nil, bundle: nil)
        stubborn.setModalTransition(.cover)
        fixture.root.present(stubborn, animated: true)
        fixture.settle()
        // The finger has cancelled the dismissal; a later dismissal in code must not count as the user's.
        fixture.swipeDown(by: 0.2)
        fixture.settle()
        #expect(fixture.root.presentedViewController === stubborn)
        stubborn.isStubborn = false
        stubborn.dismiss(animated: true)
        Headless.clock.advance(by: 0.05)
        #expect(fixture.root.transitionCoordinator?.isInteractive == false)
        fixture.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test(
        "P45: a touch that the system takes away cancels; a flick decides by its direction", arguments: [true, false])
    func flick(goesOn: Bool) {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover)
        fixture.presented()
        Headless.swipe(
            from: CGPoint(x: 190, y: 100), to: CGPoint(x: 190, y: 250), duration: 0.15, in: fixture.window)
        fixture.settle()
        #expect(!fixture.isPresented)
        fixture.presented()
        let touch = Headless.touch(at: CGPoint(x: 190, y: 100), in: fixture.window)
        for y in stride(from: 110.0, through: 700, by: 20) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 190, y: y))
        }
        touch.cancel()
        fixture.settle()
        #expect(fixture.isPresented)
    }

    @Test(
        "A transition that plays is taken hold of, and may turn, after a cancel too", arguments: [true, false],
        [true, false])
    func grab(isPresenting: Bool, turns: Bool) {
        let fixture = ModalFixture()
        let before = fixture.residue()
        fixture.detail.setModalTransition(.slide(from: .bottom).duration(0.8).timing(.linear))
        var events: [TransitionEvent] = []
        fixture.detail.modalTransitionAdapter?.onTransition = { events.append($0) }
        fixture.present()
        if !isPresenting {
            fixture.settle()
            fixture.detail.dismiss(animated: true)
        }
        let shown = isPresenting ? nil : fixture.residue()
        events = []
        Headless.clock.advance(by: 0.4)
        let y = Double(fixture.detail.view.layer.presentation()?.transform.m42 ?? 0)
        #expect(y > 200 && y < 600)
        let goesDown = isPresenting == turns
        let way = goesDown ? 250.0 : -250
        let touch = fixture.drag(from: CGPoint(x: 190, y: 400), by: CGSize(width: 0, height: way), lifts: false)
        #expect(fixture.root.transitionCoordinator?.isInteractive == true)
        let held = Double(fixture.detail.view.layer.transform.m42)
        #expect(abs(held - y - way) < 90, "\(held) under a finger that moved \(way) from \(y)")
        touch.lift()
        fixture.settle()
        #expect(fixture.isPresented == (isPresenting != turns))
        #expect(events.last == (turns ? .cancelled : .finished))
        if !fixture.isPresented { #expect(fixture.residue() == before) }
        if !isPresenting, turns { #expect(shown != nil) }
    }

    @Test("A cancelling swipe that is grabbed again may finish after all")
    func afterCancel() {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.slide(from: .bottom).duration(1))
        fixture.presented()
        fixture.swipeDown(by: 0.4)
        Headless.clock.advance(by: 0.05)
        _ = fixture.drag(from: CGPoint(x: 190, y: 500), by: CGSize(width: 0, height: 330))
        fixture.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.root.view.window === fixture.window)
    }
}
