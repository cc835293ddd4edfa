import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar
@testable import TransitionUIKit

/// I8: an own bar and the screen that it belongs to move as one, picture by picture.
@MainActor
struct BarRunTests {
    /// Both screens move by the whole width.
    struct Sideways: TransitionAnimator {
        var timing: Timing = .bouncy
        var duration: Double { 0.6 }
        var allowsOvershoot: Bool { true }
        var info: AnimatorInfo { AnimatorInfo(name: "sideways", title: "Sideways", summary: "Moves both screens.") }
        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .from(.offset(x: 1)), background: .to(.offset(x: -1)))
        }
    }

    @MainActor
    private final class Rig {
        let fixture: BarFixture
        let navigation: UINavigationController
        let root = Screen("root")
        let detail = Screen("detail")
        /// What the pictures show: how far the bar is from the screen that it belongs to, and from its rest.
        private(set) var gaps: [CGFloat] = []
        private(set) var places: [CGFloat] = []
        private var token: Headless.Token?

        init(
            _ timing: Timing? = .bouncy, isRightToLeft: Bool = false,
            assumptions: Headless.Assumptions = .init()
        ) {
            fixture = BarFixture(assumptions: assumptions)
            Headless.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            navigation = UINavigationController(rootViewController: root)
            if let timing { navigation.setNavigationTransition(Sideways(timing: timing)) }
            fixture.tabs.viewControllers = [navigation, fixture.base.screens[1]]
            detail.hidesBottomBarWhenPushed = true
            settle()
        }

        func settle() {
            Headless.clock.advance(by: 1)
            #expect(Headless.clock.settle())
        }

        var bar: CGFloat { fixture.seen.minX }

        var screen: CGFloat {
            let layer = root.view.layer
            guard root.view.window != nil else { return .nan }
            return (layer.presentation() ?? layer).convert(layer.bounds, to: fixture.base.window.layer).minX
        }

        /// Looks at each picture from now on. The system moves the screen below by less than the width.
        func look(parallax: CGFloat = 1) {
            token = Headless.clock.onFrame { [weak self] in
                guard let self, fixture.view?.isHidden == false, screen.isFinite else { return }
                places.append(bar)
                gaps.append(abs(bar - screen / parallax))
            }
        }

        func finger(at x: CGFloat = 2) -> Headless.Touch {
            Headless.touch(at: CGPoint(x: x, y: 400), in: fixture.base.window)
        }

        func move(_ touch: Headless.Touch, from: CGFloat, to: CGFloat, frames: Int = 20) {
            for step in 1...frames {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: from + (to - from) * CGFloat(step) / CGFloat(frames), y: 400))
            }
        }

        func rest(_ touch: Headless.Touch, at x: CGFloat) {
            Headless.clock.advance(by: 0.3)
            touch.move(to: CGPoint(x: x + 0.5, y: 400))
            Headless.clock.advance(by: 0.3)
            touch.move(to: CGPoint(x: x, y: 400))
        }

        func expectTogether(
            atLeast count: Int = 10, within tolerance: CGFloat = 0.01, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(gaps.count >= count, sourceLocation: sourceLocation)
            #expect((gaps.max() ?? .infinity) < tolerance, "\(gaps)", sourceLocation: sourceLocation)
            (gaps, places) = ([], [])
        }
    }

    @Test(
        "I8: A push and a pop: the bar is where its screen is, in each picture", arguments: [Timing.bouncy, .linear],
        [false, true])
    func plays(timing: Timing, isRightToLeft: Bool) {
        let rig = Rig(timing, isRightToLeft: isRightToLeft)
        rig.look()
        rig.navigation.pushViewController(rig.detail, animated: true)
        rig.settle()
        // A spring takes the screen beyond its end, and the bar with it.
        let farthest = rig.places.map(abs).max() ?? 0
        #expect(timing == .bouncy ? farthest > 392 : farthest <= 390.01, "\(farthest)")
        rig.expectTogether(atLeast: 20)
        #expect(rig.fixture.view?.isHidden == true)
        rig.navigation.popViewController(animated: true)
        rig.settle()
        rig.expectTogether(atLeast: 20)
        #expect(rig.fixture.seen == CGRect(x: 0, y: 754, width: 390, height: 90))
    }

    @Test(
        "I8: Under a finger, grabbed, turned round, finished and cancelled, the bar is where its screen is",
        arguments: [true, false])
    func finger(finishes: Bool) {
        let rig = Rig()
        rig.navigation.pushViewController(rig.detail, animated: false)
        rig.settle()
        rig.look()
        let touch = rig.finger()
        rig.move(touch, from: 2, to: 200)
        rig.expectTogether()
        rig.move(touch, from: 200, to: 90)
        rig.rest(touch, at: finishes ? 300 : 60)
        touch.lift()
        Headless.clock.advance(by: 0.1)
        rig.expectTogether(within: 0.4)
        // Held again while it plays to its end.
        let again = rig.finger(at: 200)
        rig.move(again, from: 200, to: 240)
        rig.move(again, from: 240, to: 150)
        rig.expectTogether()
        again.lift()
        rig.settle()
        #expect(rig.gaps.allSatisfy { $0 < 0.4 }, "\(rig.gaps)")
        #expect(rig.fixture.view?.isHidden == (rig.navigation.viewControllers.count == 2))
        #expect(rig.fixture.view?.transform.isIdentity == true)
    }

    @Test("I8: A push that is grabbed and turned round brings the bar back")
    func turned() {
        let rig = Rig()
        rig.look()
        rig.navigation.pushViewController(rig.detail, animated: true)
        Headless.clock.advance(by: 0.05)
        let touch = rig.finger(at: 100)
        rig.move(touch, from: 100, to: 300)
        rig.expectTogether(within: 0.4)
        rig.rest(touch, at: 380)
        touch.lift()
        rig.settle()
        #expect(rig.gaps.allSatisfy { $0 < 0.4 })
        #expect(rig.navigation.viewControllers.count == 1)
        #expect(rig.fixture.seen == CGRect(x: 0, y: 754, width: 390, height: 90))
        #expect(rig.fixture.view?.isHidden == false && rig.root.view.safeAreaInsets.bottom == 90)
    }

    @Test("I8: Driven by the app's code, the bar is where its screen is")
    func code() {
        let rig = Rig()
        rig.navigation.pushViewController(rig.detail, animated: false)
        rig.settle()
        rig.look()
        let control = rig.navigation.transitions.control
        control.holdNext()
        rig.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.05)
        for fraction in [0.2, 0.7, 0.4] {
            control.scrub(to: fraction)
            Headless.clock.advance(by: 0.05)
            #expect(abs(rig.bar + 390 * (1 - fraction)) < 0.01, "\(rig.bar) \(fraction)")
        }
        control.cancel()
        rig.settle()
        rig.expectTogether(atLeast: 8)
        #expect(rig.fixture.view?.isHidden == true)
    }

    @Test("I8, F43: The system's push and pop take the bar along in their own time", arguments: [false, true])
    func system(isRightToLeft: Bool) {
        let rig = Rig(nil, isRightToLeft: isRightToLeft)
        rig.look(parallax: 0.3)
        rig.navigation.pushViewController(rig.detail, animated: true)
        rig.settle()
        rig.expectTogether(atLeast: 15)
        rig.navigation.popViewController(animated: true)
        rig.settle()
        rig.expectTogether(atLeast: 15)
        #expect(rig.fixture.seen == CGRect(x: 0, y: 754, width: 390, height: 90))
    }

    @Test(
        "I8, F44: The system's swipe takes the bar along, finished and cancelled, however early it begins",
        arguments: [true, false], [true, false])
    func systemSwipe(finishes: Bool, startsInLayout: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.navigationStartsInLayoutPass = startsInLayout
        let rig = Rig(nil, assumptions: assumptions)
        rig.navigation.pushViewController(rig.detail, animated: false)
        rig.settle()
        rig.look(parallax: 0.3)
        let touch = rig.finger()
        rig.move(touch, from: 2, to: 200)
        #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
        #expect(abs(rig.bar + 390 - 198) < 12, "\(rig.bar)")
        // What UIKit did not let begin with the screens follows them one picture later.
        rig.expectTogether(within: startsInLayout ? 0.01 : 12)
        rig.rest(touch, at: finishes ? 300 : 40)
        touch.lift()
        rig.settle()
        #expect(rig.fixture.view?.isHidden == !finishes && rig.fixture.view?.transform.isIdentity == true)
    }

    @Test(
        "F175: No picture shows two bars, although UIKit shows its own again when a stack changes",
        arguments: [true, false])
    func twoBars(hasTransition: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.stackChangesShowTheTabBar = true
        let rig = Rig(hasTransition ? .bouncy : nil, assumptions: assumptions)
        var pictures = 0
        let tabBar = rig.fixture.tabs.tabBar
        let token = Headless.clock.onCommit {
            pictures += 1
            #expect(tabBar.isHidden)
        }
        for animated in [true, false] {
            rig.navigation.pushViewController(rig.detail, animated: animated)
            rig.settle()
            rig.navigation.popViewController(animated: animated)
            rig.settle()
            rig.navigation.setViewControllers([rig.root, rig.detail], animated: animated)
            rig.settle()
            rig.navigation.setViewControllers([rig.root], animated: animated)
            rig.settle()
        }
        #expect(pictures > 50)
        token.cancel()
    }
}
