import Testing
import TransitionCore
import TransitionWorld
import UIKit

@testable import TransitionTabBar

/// The package's own bar on a phone that opens like a book.
@MainActor
struct BarStripTests {
    private func fixture(
        _ posture: Headless.Posture, assuming assumptions: Headless.Assumptions = .init()
    ) -> BarFixture {
        let fixture = BarFixture(assumptions: assumptions)
        Headless.setPosture(posture, of: fixture.base.window)
        fixture.settle()
        return fixture
    }

    @Test("U4, F148, F149: the items stand beside the strip, on either side, and the bar is as wide as the window")
    func beside() {
        let fixture = fixture(.closed)
        for posture in Headless.Posture.allCases + [.closed] {
            Headless.change(fixture.base.window, to: posture)
            fixture.settle()
            let (size, side) = (posture.size, posture.barSide)
            let (left, right): (CGFloat, CGFloat) = (side == .left ? 84 : 0, side == .right ? 84 : 0)
            #expect(fixture.seen.minX == 0 && fixture.seen.maxX == size.width && fixture.seen.maxY == size.height)
            #expect(abs(fixture.frame(0).minX - left) < 0.01, "\(posture)")
            #expect(abs(fixture.frame(2).maxX - (size.width - right)) < 0.01, "\(posture)")
            fixture.tap(1)
            fixture.settle()
            #expect(fixture.chosen == 1 && fixture.base.shown == "b", "\(posture)")
            fixture.tap(0)
            fixture.settle()
        }
    }

    @Test("U1, F140: the height follows the height class alone")
    func height() {
        let fixture = fixture(.closed)
        for posture in Headless.Posture.allCases {
            Headless.change(fixture.base.window, to: posture)
            fixture.settle()
            let height: CGFloat = posture == .closedBarsLeft || posture == .closedBarsRight ? 66 : 90
            #expect(fixture.seen.height == height, "\(posture)")
            #expect(fixture.base.screens[0].view.safeAreaInsets.bottom == height, "\(posture)")
            #expect(fixture.tabs.tabBar.isHidden)
        }
        fixture.tabs.setAnimatedTabBar(nil)
        fixture.settle()
        #expect(!fixture.tabs.tabBar.isHidden && !fixture.tabs.isTabBarHidden)
    }

    @Test("F175: no frame shows two bars, although UIKit shows the system's", arguments: [true, false])
    func staysHidden(isOpen: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.stackChangesShowTheTabBar = true
        let base = BarFixture(assumptions: assumptions, look: nil)
        if isOpen { Headless.setPosture(.open, of: base.base.window) }
        let navigation = UINavigationController(rootViewController: Screen("root"))
        base.tabs.viewControllers = [navigation, Screen("b")]
        base.tabs.setAnimatedTabBar(.standard)
        Headless.clock.settle()
        let detail = Screen("detail")
        detail.hidesBottomBarWhenPushed = true
        // What a commit leaves is seen.
        var (commits, shown) = (0, 0)
        let hook = Headless.clock.onCommit {
            commits += 1
            if !base.tabs.tabBar.isHidden { shown += 1 }
        }
        defer { hook.cancel() }
        func expectHidden(_ what: String) {
            (commits, shown) = (0, 0)
            for frame in 0..<50 {
                Headless.clock.advance(by: 1.0 / 60)
                #expect(base.tabs.tabBar.isHidden, "\(what), frame \(frame)")
            }
            #expect(shown == 0 && commits > 0, "\(what): \(shown) of \(commits)")
        }
        navigation.pushViewController(detail, animated: true)
        expectHidden("push")
        navigation.popViewController(animated: true)
        expectHidden("pop")
        navigation.setViewControllers([Screen("other"), detail], animated: true)
        expectHidden("set")
        navigation.setViewControllers([Screen("last")], animated: false)
        expectHidden("set at once")
    }
}

extension BarStripTests {
    @Test("F171: with the package's own bar the sidebar of a phone is hidden, and comes back")
    func sidebar() {
        let fixture = BarFixture(look: nil)
        fixture.tabs.mode = .tabSidebar
        Headless.setPosture(.open, of: fixture.base.window)
        fixture.settle()
        #expect(fixture.base.screens[0].view.safeAreaInsets.left == 280)
        for _ in 0..<2 {
            fixture.tabs.setAnimatedTabBar(.standard)
            fixture.settle()
            #expect(fixture.tabs.sidebar.isHidden && fixture.base.screens[0].view.safeAreaInsets.left == 0)
            fixture.tabs.setAnimatedTabBar(nil)
            fixture.settle()
            #expect(!fixture.tabs.sidebar.isHidden && fixture.base.screens[0].view.safeAreaInsets.left == 280)
        }
        fixture.tabs.sidebar.isHidden = true
        fixture.tabs.setAnimatedTabBar(.standard)
        fixture.settle()
        fixture.tabs.setAnimatedTabBar(nil)
        fixture.settle()
        #expect(fixture.tabs.sidebar.isHidden)
    }

    @Test("F149: Beside a strip the bar fades in its place when a push hides it, and never slides over the strip")
    func fades() {
        let fixture = BarFixture()
        Headless.setPosture(.closedBarsLeft, of: fixture.base.window)
        let navigation = UINavigationController(rootViewController: Screen("root"))
        let detail = Screen("detail")
        detail.hidesBottomBarWhenPushed = true
        navigation.setNavigationTransition(.slide)
        fixture.tabs.viewControllers = [navigation, fixture.base.screens[1]]
        Headless.clock.advance(by: 1)
        Headless.clock.settle()
        fixture.view?.alpha = 0.8
        for goesAway in [true, false] {
            if goesAway {
                navigation.pushViewController(detail, animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
            var alphas: [CGFloat] = []
            for _ in 0..<8 {
                Headless.clock.advance(by: 1.0 / 60)
                #expect(fixture.seen.minX == 0)
                alphas.append(fixture.view?.alpha ?? -1)
            }
            #expect(alphas == alphas.sorted { goesAway ? $0 > $1 : $0 < $1 })
            #expect(alphas.contains { $0 > 0 && $0 < 0.8 })
            Headless.clock.advance(by: 1)
            Headless.clock.settle()
            #expect(fixture.view?.isHidden == goesAway && abs((fixture.view?.alpha ?? 0) - 0.8) < 0.001)
        }
    }
}
