import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Changes of the whole stack, the Back button, and the rule.
@MainActor
struct NavigationStackTests {
    private struct Marked: TransitionAnimator {
        let info: AnimatorInfo
        let note: @Sendable (String) -> Void

        init(_ name: TransitionName, note: @escaping @Sendable (String) -> Void) {
            info = AnimatorInfo(name: name, title: name.rawValue, summary: "Notes that it plays.")
            self.note = note
        }

        func choreography(in scene: TransitionScene) -> Choreography {
            note(info.name.rawValue)
            return Choreography(foreground: .from(.offset(x: 1)))
        }
    }

    private final class Names: @unchecked Sendable {
        var played: [String] = []
    }

    @Test(
        "P10, F29: an animated setViewControllers that is grabbed and thrown back leaves the stack as it was",
        arguments: [true, false], [true, false])
    func cancelledSet(keepsBoth: Bool, isPop: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.cancelledSetViewControllersKeepsBoth = keepsBoth
        let fixture = NavigationFixture(assumptions: assumptions)
        fixture.navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
        let screens = [fixture.root, fixture.pushed("a"), fixture.pushed("b"), fixture.pushed("c")]
        let before = fixture.residue()
        let next = isPop ? [fixture.root, screens[1]] : [fixture.root, Screen("new", log: fixture.log)]
        fixture.navigation.setViewControllers(next, animated: true)
        Headless.clock.advance(by: 0.3)
        let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 200 + (isPop ? -8 : 8) * Double(step), y: 400))
        }
        touch.lift()
        fixture.settle()
        #expect(fixture.navigation.viewControllers == screens)
        #expect(fixture.residue() == before)
        // The screens on the stack work.
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == Array(screens.dropLast()))
    }

    @Test("N4: the Back button plays the push backwards")
    func backButton() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.cover)
        let top = fixture.pushed("a")
        Headless.tap(at: CGPoint(x: 20, y: 22), in: fixture.window)
        Headless.clock.advance(by: 0.1)
        #expect((top.view.layer.presentation()?.transform.m42 ?? 0) > 1, "it sinks to where it came from")
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [fixture.root])
    }

    @Test("P47: not animated is never animated, whatever is installed", arguments: BuiltInTransition.chosen)
    func neverAnimatedUnasked(transition: BuiltInTransition) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(transition.animator)
        fixture.push("a", animated: false)
        Headless.clock.turn()
        #expect(fixture.navigation.transitionCoordinator == nil)
        fixture.navigation.popViewController(animated: false)
        Headless.clock.turn()
        #expect(fixture.navigation.transitionCoordinator == nil)
        #expect(fixture.navigation.viewControllers == [fixture.root])
    }

    @available(iOS 18.0, *)
    @Test("N19: a screen that prefers a transition of the system's gets it, both ways, and swipes back with the system")
    func preferred() {
        let fixture = NavigationFixture()
        let names = Names()
        fixture.navigation.setNavigationTransition(Marked("app.marked") { names.played.append($0) })
        let own = Screen("own")
        own.preferredTransition = .crossDissolve
        fixture.navigation.pushViewController(own, animated: true)
        Headless.clock.turn()
        #expect(fixture.navigation.transitionCoordinator != nil, "it is animated")
        fixture.settle()
        #expect(names.played.isEmpty)
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        fixture.navigation.pushViewController(own, animated: true)
        fixture.settle()
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [fixture.root])
        #expect(names.played.isEmpty)
        // A screen that was pushed with its own animator keeps it.
        let both = Screen("both")
        both.preferredTransition = .crossDissolve
        fixture.navigation.pushViewController(both, transition: Marked("app.own") { names.played.append($0) })
        fixture.settle()
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(names.played == ["app.own", "app.own"])
    }
}
