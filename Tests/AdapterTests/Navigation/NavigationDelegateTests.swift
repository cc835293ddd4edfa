import Animations
import Testing
import UIKit

/// The app's own delegate, rules, animators for single pushes, and which animator is paired with which screen.
@MainActor
struct NavigationDelegateTests {
    /// A delegate with an animator of its own.
    final class AnimatingDelegate: NSObject, UINavigationControllerDelegate {
        var asked = 0
        final class Instant: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                context.completeTransition(true)
            }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked += 1
            return Instant()
        }
    }

    /// Notes which animator is asked for a choreography.
    struct Named: TransitionAnimator {
        let name: String
        let note: @Sendable (String) -> Void
        var info: AnimatorInfo { AnimatorInfo(name: TransitionName(name), title: name, summary: ".", isCalm: true) }
        func choreography(in scene: TransitionScene) -> Choreography {
            note(name)
            return Choreography(foreground: .from(.offset(x: 1)))
        }
    }

    final class Notes: @unchecked Sendable {
        var names: [String] = []
        func take() -> [String] {
            defer { names = [] }
            return names
        }
    }

    @Test("N12: the app's delegate hears everything exactly once, set before or after", arguments: [true, false])
    func hearsEverything(before: Bool) {
        let fixture = NavigationFixture()
        let app = AppDelegate()
        if before { fixture.navigation.delegate = app }
        fixture.navigation.setNavigationTransition(.slide)
        if !before { fixture.navigation.navigationTransitionAdapter?.delegate = app }
        fixture.pushed("a")
        fixture.pushed("b", animated: false)
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(
            app.log.take() == [
                "willShow a true", "didShow a true", "willShow b false", "didShow b false", "willShow a true",
                "didShow a true",
            ])
        #expect(fixture.navigation.navigationTransitionAdapter?.delegate === app)
        fixture.navigation.setNavigationTransition(nil)
        #expect(fixture.navigation.delegate === app)
    }

    @Test("P32: the library owns what it installs")
    func owned() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        #expect(fixture.navigation.delegate != nil)
        fixture.push("a")
        Headless.clock.advance(by: 0.1)
        #expect(fixture.navigation.topViewController?.view.layer.transform.m41 == 0)
        #expect((fixture.navigation.topViewController?.view.layer.presentation()?.transform.m41 ?? 0) > 1)
        fixture.settle()
    }

    @Test("A delegate set directly wins, and the transition is uninstalled cleanly")
    func replaced() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        let app = AnimatingDelegate()
        fixture.navigation.delegate = app
        fixture.pushed("a")
        #expect(app.asked == 1)
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.navigationTransitionAdapter == nil)
        #expect(fixture.navigation.delegate === app)
        #expect(fixture.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    }

    @Test("What we leave to others is asked of the app's delegate")
    func forwardsAnimation() {
        let fixture = NavigationFixture()
        let app = AnimatingDelegate()
        fixture.navigation.delegate = app
        fixture.navigation.setNavigationTransition { _, _, to in to.title == "ours" ? SlideAnimator() : nil }
        fixture.pushed("ours")
        #expect(app.asked == 0)
        fixture.pushed("theirs")
        #expect(app.asked == 1)
        #expect(fixture.navigation.topViewController?.title == "theirs")
    }

    @Test("N10, P29: an animator given to a push takes its screen back, whatever else was pushed")
    func pairing() {
        let notes = Notes()
        func named(_ name: String) -> Named { Named(name: name) { notes.names.append($0) } }
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(named("usual"))
        fixture.navigation.pushViewController(Screen("a"), transition: named("special"))
        fixture.settle()
        fixture.pushed("b")
        fixture.pushed("c", animated: false)
        #expect(notes.take() == ["special", "usual"])
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(notes.take() == ["usual"])
        // Back to the root: the animator of the screen directly above the root plays backwards for all screens above
        // it.
        fixture.navigation.popToRootViewController(animated: true)
        fixture.settle()
        #expect(notes.take() == ["special"])
        #expect(fixture.navigation.viewControllers.count == 1)
        // The next plain push is a usual one again.
        fixture.pushed("d")
        #expect(notes.take() == ["usual"])
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(notes.take() == ["usual"])
    }

    @Test("A push with an animator of its own needs no transition for the rest; the system's swipe comes back after it")
    func overrideOnly() {
        let notes = Notes()
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(
            Screen("a"), transition: Named(name: "special") { notes.names.append($0) })
        fixture.settle()
        #expect(notes.take() == ["special"])
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(notes.take() == ["special"])
        #expect(fixture.navigation.viewControllers.count == 1)
        fixture.pushed("plain")
        #expect(notes.take() == [])
        // F78: the system's swipe begins only if the proxy no longer has the animator method.
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("P30: a screen pushed without animation is popped with one")
    func unanimatedPush() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.fold)
        fixture.pushed("a", animated: false)
        fixture.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.settle()
        #expect(fixture.root.view.window === fixture.window)
    }

    @Test("N11, P31, P57: without animation nothing animates", arguments: [true, false])
    func unanimated(asksAnyway: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.asksForAnimatorsWhenNotAnimated = asksAnyway
        let fixture = NavigationFixture(assumptions: assumptions)
        fixture.navigation.setNavigationTransition(.slide)
        let screen = fixture.push("a", animated: false)
        Headless.clock.turn()
        #expect(screen.view.window === fixture.window)
        #expect((screen.view.layer.animationKeys() ?? []).isEmpty)
        fixture.settle()
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    enum Wish: CaseIterable { case none, reduceMotion, crossFade }

    @Test(
        "A5: Reduce Motion and Prefer Cross-Fade fade, unless the policy says otherwise",
        arguments: [MotionPolicy.system, .alwaysReduced, .neverReduced], Wish.allCases)
    func reduceMotion(policy: MotionPolicy, wish: Wish) throws {
        let fixture = NavigationFixture()
        Headless.isReduceMotionEnabled = wish == .reduceMotion
        Headless.prefersCrossFadeTransitions = wish == .crossFade
        fixture.navigation.setNavigationTransition(.slide, options: .init(motion: policy))
        let screen = fixture.push("a")
        Headless.clock.advance(by: 0.1)
        let shown = try #require(screen.view.layer.presentation())
        let isReduced = policy == .alwaysReduced || (policy == .system && wish != .none)
        #expect(isReduced ? shown.opacity < 1 : shown.opacity == 1)
        #expect(isReduced ? shown.transform.m41 == 0 : shown.transform.m41 > 1)
        fixture.settle()
        Headless.reset()
    }

    @Test("A6: right-to-left layout sees the mirror image", arguments: [false, true])
    func mirrored(isRightToLeft: Bool) throws {
        let fixture = NavigationFixture()
        if isRightToLeft { fixture.navigation.view.semanticContentAttribute = .forceRightToLeft }
        fixture.navigation.setNavigationTransition(.slide)
        let screen = fixture.push("a")
        Headless.clock.advance(by: 0.1)
        let x = try #require(screen.view.layer.presentation()?.transform.m41)
        #expect(isRightToLeft ? x < -10 : x > 10)
        fixture.settle()
        fixture.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.1)
        let back = try #require(screen.view.layer.presentation()?.transform.m41)
        #expect(isRightToLeft ? back < -10 : back > 10)
        fixture.settle()
    }

    @Test("R9: a way back of its own plays on the way back, from its end to its start")
    func ownWayBack() throws {
        struct Loop: TransitionAnimator {
            let info = AnimatorInfo(name: "loop", title: "Loop", summary: "In from the side, out by the bottom.")
            func choreography(in scene: TransitionScene) -> Choreography {
                Choreography(foreground: .from(.offset(x: 1)))
            }
            func returnChoreography(in scene: TransitionScene) -> Choreography? {
                Choreography(foreground: .from(.offset(y: 1)))
            }
        }
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(Loop())
        let screen = fixture.push("a")
        Headless.clock.advance(by: 0.1)
        let forth = try #require(screen.view.layer.presentation()?.transform)
        #expect(forth.m41 > 10 && forth.m42 == 0)
        fixture.settle()
        fixture.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.1)
        let back = try #require(screen.view.layer.presentation()?.transform)
        #expect(back.m42 > 10 && back.m41 == 0)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("P56: the bar moves along with the transition, under a finger too, and blocks alongside are animated")
    func bar() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        fixture.push("a")
        let beside = UIView()
        fixture.window.addSubview(beside)
        let isQueued = fixture.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in beside.alpha = 0 })
        Headless.clock.advance(by: 0.2)
        func movingInBar() -> Int {
            func count(_ layer: CALayer) -> Int {
                let own = (layer.animationKeys() ?? []).isEmpty ? 0 : 1
                return own + (layer.sublayers ?? []).reduce(0) { $0 + count($1) }
            }
            return count(fixture.navigation.navigationBar.layer)
        }
        #expect(movingInBar() > 0)
        if isQueued == true {
            let shown = try #require(beside.layer.presentation()?.opacity)
            #expect(shown > 0.05 && shown < 0.95)
        }
        fixture.settle()
        #expect(movingInBar() == 0)
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for x in [60, 120, 195] {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        Headless.clock.advance(by: 1)
        #expect(movingInBar() > 0)
        touch.lift()
        fixture.settle()
        #expect(movingInBar() == 0)
    }

    @Test("The coordinator spans the transition, and blocks alongside run")
    func coordinator() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        fixture.push("a")
        Headless.clock.turn()
        var heard: [String] = []
        fixture.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            heard.append("completed \(context.isCancelled)")
        }
        #expect(heard.isEmpty)
        fixture.settle()
        #expect(heard == ["completed false"])
    }
}
