import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Changes that code makes with an animator of their own.
@MainActor
struct NavigationOnceTests {
    private static func marked(_ name: TransitionName, _ notes: NamedAnimator.Notes) -> any TransitionAnimator {
        NamedAnimator(name, notes).duration(0.4).timing(.linear)
    }

    private static func grabAndRelease(_ fixture: NavigationFixture, towards dx: Double) {
        Headless.clock.advance(by: 0.1)
        let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 200 + dx * Double(step), y: 400))
        }
        touch.lift()
        fixture.settle()
    }

    @Test("A pop in code plays its animator, once, finished and cancelled", arguments: [true, false])
    func pop(hasRule: Bool) {
        let (fixture, notes) = (NavigationFixture(), NamedAnimator.Notes())
        if hasRule { fixture.navigation.setNavigationTransition(Self.marked("rule", notes)) }
        let (first, second) = (fixture.pushed("a"), fixture.pushed("b"))
        let before = fixture.residue()
        _ = notes.take()
        #expect(fixture.navigation.popViewController(transition: Self.marked("once", notes)) === second)
        Self.grabAndRelease(fixture, towards: -8)
        #expect(fixture.navigation.viewControllers == [fixture.root, first, second] && fixture.residue() == before)
        #expect(fixture.navigation.popViewController(transition: Self.marked("again", notes)) === second)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [fixture.root, first])
        #expect(Set(notes.take()) == ["once", "again"])
        _ = notes.take()
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(Set(notes.take()) == (hasRule ? ["rule"] : []))
        // The root stays, and nothing is expected of the next change.
        #expect(fixture.navigation.popViewController(transition: Self.marked("root", notes)) == nil)
        fixture.pushed("c")
        #expect(!notes.take().contains("root"))
    }

    @Test("A stack that is replaced in code plays its animator, forwards or backwards", arguments: [true, false])
    func replace(isPop: Bool) {
        let (fixture, notes) = (NavigationFixture(), NamedAnimator.Notes())
        let (first, second) = (fixture.pushed("a"), fixture.pushed("b"))
        let next = isPop ? [fixture.root, first] : [fixture.root, first, second, Screen("c")]
        fixture.navigation.setViewControllers(next, transition: Self.marked("once", notes))
        Headless.clock.advance(by: 0.1)
        // The new screen comes from the right going forward; going backward the old one goes there.
        let moving: UIViewController? = isPop ? second : next.last
        let x = moving?.viewIfLoaded?.layer.presentation()?.frame.minX ?? 0
        #expect(isPop ? x > 50 && x < 150 : x > 240 && x < 340)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == next && Set(notes.take()) == ["once"])
    }

    @Test("A pop without animation plays nothing, and the animator is not kept for the next one")
    func unanimated() {
        let (fixture, notes) = (NavigationFixture(), NamedAnimator.Notes())
        fixture.pushed("a")
        fixture.pushed("b")
        UIView.setAnimationsEnabled(false)
        fixture.navigation.popViewController(transition: Self.marked("once", notes))
        fixture.settle()
        UIView.setAnimationsEnabled(true)
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [fixture.root] && notes.take().isEmpty)
    }
}
