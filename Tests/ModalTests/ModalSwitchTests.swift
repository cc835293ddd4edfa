import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The switch of the process and presented screens.
@MainActor
struct ModalSwitchTests {
    private func off<Result>(_ work: () throws -> Result) rethrows -> Result {
        Transitions.isEnabled = false
        defer { Transitions.isEnabled = true }
        return try work()
    }

    @Test(
        "U9: off, a part of the screen is covered as before, dimmed, and dismissed by a tap beside it",
        arguments: [0.5, 0.8])
    func part(share: Double) throws {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover, options: .init(extent: .fraction(share)))
        try off {
            fixture.present()
            Headless.clock.advance(by: 0.1)
            let container = try #require(fixture.detail.presentationController?.containerView)
            let dimming = try #require(container.subviews.first)
            #expect((dimming.layer.presentation()?.opacity ?? 1) < 1, "it fades in with the system's animation")
            fixture.settle()
            #expect(fixture.isPresented)
            let frame = fixture.detail.view.convert(fixture.detail.view.bounds, to: fixture.window)
            #expect(frame == CGRect(x: 0, y: 844 * (1 - share), width: 390, height: 844 * share))
            #expect(dimming.alpha == 1)
            Headless.tap(at: CGPoint(x: 195, y: 60), in: fixture.window)
            fixture.settle()
            #expect(!fixture.isPresented)
        }
        #expect(fixture.window.subviews.count == 1)
    }

    @Test("U9: off, a presenter has no pose; on, it has", arguments: [false, true])
    func pose(isUninstalled: Bool) {
        let fixture = ModalFixture()
        func isPosed() -> Bool { !CATransform3DIsIdentity(fixture.root.view.layer.transform) }
        fixture.detail.setModalTransition(.tiltUnder, options: .init(extent: .fraction(0.5)))
        fixture.presented()
        #expect(isPosed())
        // What is presented stays as it is without its transition, and so does its presenter.
        if isUninstalled {
            fixture.detail.setModalTransition(nil)
            fixture.settle()
            #expect(isPosed())
            off { #expect(!isPosed()) }
            return #expect(isPosed())
        }
        off {
            #expect(!isPosed())
            fixture.settle()
            fixture.dismissed()
            fixture.presented()
            #expect(!isPosed())
        }
        #expect(isPosed())
        fixture.dismissed()
        #expect(!isPosed())
    }

    @Test("U9: off, a swipe that presents begins nothing, and what it presents is not made")
    func swipeThatPresents() {
        let fixture = ModalFixture()
        var made = 0
        fixture.root.setInteractivePresentation(from: .bottom, anywhere: true) { [detail = fixture.detail] in
            made += 1
            detail.setModalTransition(.cover)
            return detail
        }
        func swipe() {
            Headless.swipe(
                from: CGPoint(x: 195, y: 780), to: CGPoint(x: 195, y: 100), duration: 0.3, in: fixture.window)
            fixture.settle()
        }
        off { swipe() }
        #expect(made == 0 && !fixture.isPresented)
        swipe()
        #expect(made == 1 && fixture.isPresented)
    }

    @Test("U9: off under a finger that presents, the screen goes back")
    func swipeThatIsPresenting() {
        let fixture = ModalFixture()
        fixture.root.setInteractivePresentation(from: .bottom, anywhere: true) { [detail = fixture.detail] in
            detail.setModalTransition(.cover)
            return detail
        }
        let before = fixture.residue()
        let touch = Headless.touch(at: CGPoint(x: 195, y: 780), in: fixture.window)
        for y in stride(from: 770.0, to: 300, by: -20) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 195, y: y))
        }
        #expect(fixture.detail.modalTransitions.isPlaying)
        off {
            Headless.clock.turn()
            touch.move(to: CGPoint(x: 195, y: 100))
            touch.lift()
            fixture.settle()
            #expect(!fixture.isPresented && fixture.residue() == before)
        }
    }

    @Test("U9: presented while all is off, a screen goes by a swipe when all is on", arguments: [true, false])
    func presentedMeanwhile(isWhole: Bool) {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover, options: .init(extent: isWhole ? .full : .fraction(0.6)))
        off { fixture.presented() }
        _ = fixture.drag(from: CGPoint(x: 195, y: 340), by: CGSize(width: 0, height: 500))
        fixture.settle()
        #expect(!fixture.isPresented)
    }

    @Test("U9: VoiceOver's escape goes on working, also on a screen that came while all was off")
    func escape() {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover)
        fixture.presented()
        off {
            #expect(Headless.performEscape(in: fixture.window))
            fixture.settle()
            #expect(!fixture.isPresented)
            fixture.presented()
        }
        #expect(Headless.performEscape(in: fixture.window))
        fixture.settle()
        #expect(!fixture.isPresented)
    }
}
