import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar
@testable import TransitionUIKit

/// I8: an own bar and pushes that hide it: with the system's push and with transitions, under a finger and called off.
@MainActor
struct BarPushTests {
    @MainActor
    private struct Nested {
        let fixture: BarFixture
        let navigation: UINavigationController
        let root = Screen("root")
        let detail = Screen("detail")
        var view: AnimatedTabBarView? { fixture.view }
        var x: CGFloat { fixture.seen.minX }

        init(transition: (any TransitionAnimator)? = nil, isRightToLeft: Bool = false) {
            fixture = BarFixture(isRightToLeft: isRightToLeft)
            navigation = UINavigationController(rootViewController: root)
            if isRightToLeft { navigation.view.semanticContentAttribute = .forceRightToLeft }
            if let transition { navigation.setNavigationTransition(transition) }
            fixture.tabs.viewControllers = [navigation, fixture.base.screens[1]]
            detail.hidesBottomBarWhenPushed = true
            Headless.clock.settle()
        }

        func push(animated: Bool = true) {
            navigation.pushViewController(detail, animated: animated)
            if !animated { Headless.clock.settle() }
        }

        func drag(to fraction: Double) -> Headless.Touch {
            let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.base.window)
            for step in 1...20 {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: 2 + 390 * fraction * Double(step) / 20, y: 400))
            }
            Headless.clock.advance(by: 0.3)
            touch.move(to: CGPoint(x: 2 + 390 * fraction, y: 400))
            Headless.clock.advance(by: 0.3)
            return touch
        }
    }

    nonisolated static let transitions: [BuiltInTransition?] = [nil, .push, .cube, .fade]

    @Test("I8: A push moves the bar away with the screen, and a pop brings it back", arguments: transitions)
    func moves(transition: BuiltInTransition?) {
        let nested = Nested(transition: transition?.animator)
        nested.push()
        var places: [CGFloat] = []
        for _ in 0..<10 {
            Headless.clock.advance(by: 1.0 / 60)
            places.append(nested.x)
        }
        #expect(places == places.sorted(by: >) && (places.last ?? 0) < -30 && (places.first ?? -390) > -200)
        // Each screen has its own room meanwhile.
        #expect(nested.root.view.safeAreaInsets.bottom == 90 && nested.detail.view.safeAreaInsets.bottom == 34)
        Headless.clock.settle()
        #expect(nested.view?.isHidden == true && nested.detail.view.safeAreaInsets.bottom == 34)
        #expect(nested.navigation.additionalSafeAreaInsets.bottom == 0)
        #expect(nested.root.additionalSafeAreaInsets.bottom == 0)
        nested.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.1)
        #expect(nested.x < -20 && nested.x > -390 && nested.view?.isHidden == false)
        #expect(nested.root.view.safeAreaInsets.bottom == 90 && nested.detail.view.safeAreaInsets.bottom == 34)
        Headless.clock.settle()
        #expect(nested.fixture.seen == CGRect(x: 0, y: 754, width: 390, height: 90))
        #expect(nested.root.view.safeAreaInsets.bottom == 90 && nested.root.additionalSafeAreaInsets.bottom == 0)
        #expect(nested.navigation.additionalSafeAreaInsets.bottom == 56)
    }

    @Test("I8: From right to left it leaves on the other side")
    func rightToLeft() {
        let nested = Nested(isRightToLeft: true)
        nested.push()
        Headless.clock.advance(by: 0.2)
        #expect(nested.x > 30)
        Headless.clock.settle()
        #expect(nested.view?.isHidden == true)
    }

    @Test("I8: Without animation it is away at once, and back at once")
    func plain() {
        let nested = Nested()
        nested.push(animated: false)
        #expect(nested.view?.isHidden == true && nested.detail.view.safeAreaInsets.bottom == 34)
        nested.navigation.popViewController(animated: false)
        Headless.clock.settle()
        #expect(nested.view?.isHidden == false && nested.root.view.safeAreaInsets.bottom == 90)
    }

    @Test("I8: Under a finger the bar comes along, and goes again when the swipe is called off", arguments: transitions)
    func finger(transition: BuiltInTransition?) {
        for finishes in [true, false] {
            let nested = Nested(transition: transition?.animator)
            nested.push(animated: false)
            let touch = nested.drag(to: 0.4)
            #expect(nested.navigation.transitionCoordinator?.isInteractive == true)
            #expect(abs(nested.x + 390 * 0.6) < 30, "\(nested.x)")
            Headless.clock.advance(by: 0.1)
            touch.move(to: CGPoint(x: finishes ? 300 : 30, y: 400))
            Headless.clock.advance(by: 0.3)
            touch.move(to: CGPoint(x: finishes ? 301 : 29, y: 400))
            Headless.clock.advance(by: 0.3)
            #expect(finishes ? nested.x > -120 : nested.x < -340, "\(nested.x)")
            touch.lift()
            Headless.clock.settle()
            #expect(nested.view?.isHidden == !finishes && nested.view?.transform.isIdentity == true)
            #expect(nested.navigation.additionalSafeAreaInsets.bottom == (finishes ? 56 : 0))
            #expect(nested.root.additionalSafeAreaInsets.bottom == 0)
            #expect((finishes ? nested.root : nested.detail).view.safeAreaInsets.bottom == (finishes ? 90 : 34))
        }
    }

    @Test("I8: Another tab has its bar, and the pushed one has none when it is shown again")
    func tabs() {
        let nested = Nested()
        nested.push(animated: false)
        nested.fixture.tabs.selectedIndex = 1
        Headless.clock.settle()
        #expect(nested.view?.isHidden == false && nested.fixture.seen.minX == 0 && nested.fixture.chosen == 1)
        nested.fixture.tap(0)
        Headless.clock.settle()
        #expect(nested.view?.isHidden == true)
        nested.fixture.tabs.setAnimatedTabBar(nil)
        #expect(nested.navigation.additionalSafeAreaInsets == .zero)
    }

    @Test("I8: Taken off in the middle of a push, nothing is left")
    func takenOff() {
        let nested = Nested()
        nested.push()
        Headless.clock.advance(by: 0.1)
        nested.fixture.tabs.setAnimatedTabBar(nil)
        #expect(nested.root.additionalSafeAreaInsets == .zero && nested.navigation.additionalSafeAreaInsets == .zero)
        Headless.clock.settle()
        #expect(nested.detail.view.safeAreaInsets.bottom == 34 && !nested.fixture.tabs.tabBar.isHidden)
    }
}
