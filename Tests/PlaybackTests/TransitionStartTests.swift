import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The start of a transition: what a finger has done before it, and what it needs.
@MainActor
struct TransitionStartTests {
    @Test("A presentation that UIKit begins late begins where the finger is by then")
    func lateStart() {
        var assumptions = Headless.Assumptions()
        assumptions.presentationDelay = 0.2
        let fixture = ModalFixture(assumptions: assumptions)
        fixture.root.setInteractivePresentation(from: .trailing) { [weak detail = fixture.detail] in
            detail?.setModalTransition(.cover(from: .trailing), options: .init(edge: .trailing))
            return detail
        }
        let touch = Headless.touch(at: CGPoint(x: 388, y: 400), in: fixture.window)
        for x in stride(from: 368.0, through: 208, by: -20) { touch.move(to: CGPoint(x: x, y: 400)) }
        #expect(fixture.detail.viewIfLoaded?.window == nil, "UIKit has not begun")
        Headless.clock.advance(by: 0.5)
        let x = Double(fixture.detail.view.layer.transform.m41)
        #expect(abs(x - 210) < 25, "\(x)")
        touch.cancel()
        fixture.settle()
    }

    @Test("While animations are disabled a finger moves its transition all the same; a change in code asks for nothing")
    func animationsDisabled() {
        let (fixture, scenes) = (NavigationFixture(), ProbeAnimator.Scenes())
        fixture.navigation.setNavigationTransition(ProbeAnimator(scenes: scenes))
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let top = fixture.pushed("a")
        #expect(fixture.navigation.topViewController === top && scenes.all.isEmpty)
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for x in stride(from: 20.0, through: 200, by: 20) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: 400))
        }
        let x = Double(top.view.layer.transform.m41)
        #expect(abs(x - 190) < 25, "\(x)")
        touch.cancel()
        fixture.settle()
        #expect(fixture.navigation.topViewController === top)
        #expect(CATransform3DIsIdentity(top.view.layer.transform))
    }

    @Test(
        "F136: a swipe without anything left to play completes after UIKit has begun it, and the bar has its items",
        arguments: [true, false])
    func nothingLeft(finishes: Bool) {
        let plain = NavigationFixture()
        if !finishes { plain.push("a", animated: false) }
        plain.settle()
        let expected = plain.residue()
        var assumptions = Headless.Assumptions()
        assumptions.completingAtTheStartLeavesBarItems = true
        let fixture = NavigationFixture(assumptions: assumptions)
        fixture.navigation.setNavigationTransition(.slide)
        fixture.pushed("a")
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        // The finger is lifted before UIKit begins, in its next layout pass.
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        touch.move(to: CGPoint(x: 60, y: 400))
        touch.move(to: CGPoint(x: 380, y: 400))
        if finishes { touch.lift() } else { touch.cancel() }
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == (finishes ? 1 : 2))
        #expect(fixture.residue() == expected)
    }
}
