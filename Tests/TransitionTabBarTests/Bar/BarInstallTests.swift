import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar

/// I8: the own bar comes, makes room, and goes without a trace.
@MainActor
struct BarInstallTests {
    @Test("I8: The bar lies over the hidden system bar, 56 points above the home indicator")
    func lies() throws {
        let fixture = BarFixture()
        let view = try #require(fixture.view)
        #expect(view.superview === fixture.tabs.view && fixture.seen == CGRect(x: 0, y: 754, width: 390, height: 90))
        #expect(fixture.tabs.tabBar.isHidden && fixture.tabs.tabBar.superview != nil)
        #expect(fixture.bar?.height == 90 && fixture.bar?.items.count == 3 && fixture.chosen == 0)
        #expect(fixture.base.screens[0].view.safeAreaInsets.bottom == 90)
        #expect(fixture.base.screens.allSatisfy { $0.additionalSafeAreaInsets.bottom == 56 })
        #expect(fixture.items.map(\.frame) == (0..<3).map { CGRect(x: 130 * $0, y: 0, width: 130, height: 56) })
        #expect(fixture.tabs.animatedTabBar === fixture.bar)
    }

    @Test("I8: Taken off, the controller is as it was; twice on is once")
    func withoutTrace() {
        let plain = BarFixture(look: nil)
        plain.base.screens[1].additionalSafeAreaInsets.bottom = 7
        let before = plain.residue
        for count in 1...3 {
            for _ in 0..<count { plain.tabs.setAnimatedTabBar(.standard) }
            Headless.clock.settle()
            #expect(plain.tabs.view.subviews.count { $0 is AnimatedTabBarView } == 1)
            #expect(plain.base.screens[1].additionalSafeAreaInsets.bottom == 63)
            plain.tabs.setAnimatedTabBar(nil)
            Headless.clock.settle()
            #expect(plain.residue == before && plain.tabs.animatedTabBar == nil)
        }
        plain.tabs.setAnimatedTabBar(nil)
        #expect(plain.residue == before)
    }

    @Test("I8: Insets that the app sets meanwhile are the app's afterwards")
    func insets() {
        let fixture = BarFixture()
        fixture.base.screens[0].additionalSafeAreaInsets.bottom += 10
        fixture.base.screens[1].additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 20, right: 0)
        fixture.tabs.selectedIndex = 2
        fixture.settle()
        #expect(fixture.base.screens[0].additionalSafeAreaInsets.bottom == 66)
        #expect(fixture.base.screens[1].additionalSafeAreaInsets.bottom == 76)
        fixture.tabs.setAnimatedTabBar(nil)
        #expect(fixture.base.screens.map(\.additionalSafeAreaInsets.bottom) == [10, 20, 0])
        #expect(fixture.base.screens[1].additionalSafeAreaInsets.top == 3)
    }

    @Test("I8: A second call changes looks and measures, and the items keep their settings")
    func again() {
        let fixture = BarFixture()
        fixture.bar?.items[1].layout.raise = 30
        let again = fixture.tabs.setAnimatedTabBar(.clear, metrics: .init(height: 70))
        Headless.clock.settle()
        #expect(again === fixture.bar && fixture.seen.height == 104 && fixture.bar?.items[1].layout.raise == 30)
        #expect(fixture.base.screens[0].additionalSafeAreaInsets.bottom == 70)
        #expect(fixture.items[1].frame == CGRect(x: 130, y: -30, width: 130, height: 100))
    }

    @Test("I8: Rotated, the bar has the system's height or its own if the height is compact, and back again")
    func rotation() {
        for (options, isCompact) in [
            (AnimatedTabBarMetrics(), true), (.init(compactHeight: 80), true), (.init(compactHeight: 80), false),
        ] {
            let fixture = BarFixture(options: options)
            let parent = UIViewController(nibName: nil, bundle: nil)
            fixture.base.window.rootViewController = parent
            parent.addChild(fixture.tabs)
            fixture.tabs.view.frame = parent.view.bounds
            parent.view.addSubview(fixture.tabs.view)
            fixture.tabs.didMove(toParent: parent)
            Headless.clock.settle()
            let upright = (fixture.seen, fixture.items.map(\.frame))
            if isCompact {
                parent.setOverrideTraitCollection(
                    UITraitCollection(verticalSizeClass: .compact), forChild: fixture.tabs)
            }
            fixture.base.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
            fixture.tabs.view.frame = parent.view.bounds
            Headless.clock.settle()
            let expected = isCompact ? options.compactHeight ?? 32 : 56
            #expect(fixture.seen == CGRect(x: 0, y: 356 - expected, width: 844, height: 34 + expected))
            #expect(fixture.base.screens[0].view.safeAreaInsets.bottom.rounded() == CGFloat(34 + expected))
            #expect(fixture.items.last.map { $0.frame.maxX.rounded() } == 844)
            parent.setOverrideTraitCollection(nil, forChild: fixture.tabs)
            fixture.base.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            fixture.tabs.view.frame = parent.view.bounds
            Headless.clock.settle()
            #expect(fixture.seen == upright.0 && fixture.items.map(\.frame) == upright.1)
        }
    }

    @Test("I8: Tabs that come, go, change places or looks are seen in the same turn")
    func changes() {
        let fixture = BarFixture(tabs: 4)
        let screens = fixture.base.screens
        let second = fixture.items[1]
        fixture.tabs.viewControllers = [screens[2], screens[1]]
        Headless.clock.turn()
        #expect(fixture.items.count == 2 && fixture.items[1] === second && fixture.items[0].content.title == "c")
        #expect(fixture.chosen == 0 && fixture.frame(1).width == 195)
        #expect(screens[0].additionalSafeAreaInsets.bottom == 0 && screens[3].additionalSafeAreaInsets.bottom == 0)
        screens[1].tabBarItem.title = "new"
        screens[1].tabBarItem.badgeValue = "3"
        screens[1].tabBarItem.isEnabled = false
        Headless.clock.turn()
        #expect(second.content.title == "new" && second.content.badge == "3" && !second.isEnabled)
        screens[1].tabBarItem = UITabBarItem(title: "other", image: nil, tag: 9)
        Headless.clock.turn()
        #expect(fixture.items[1] !== second && fixture.items[1].content.title == "other")
        fixture.tabs.viewControllers = []
        Headless.clock.turn()
        #expect(fixture.items.isEmpty && fixture.bar?.items.isEmpty == true)
        fixture.tabs.viewControllers = screens
        Headless.clock.settle()
        #expect(fixture.items.count == 4 && screens[3].additionalSafeAreaInsets.bottom == 56)
    }

    @Test("I8: The app hides the bar by setTabBarHidden, and shows it again")
    func hiddenByApp() {
        let fixture = BarFixture()
        for animated in [true, false] {
            fixture.tabs.setTabBarHidden(true, animated: animated)
            Headless.clock.settle()
            #expect(fixture.view?.isHidden == true && fixture.bar?.isHidden == true)
            #expect(fixture.base.screens[0].view.safeAreaInsets.bottom == 34)
            fixture.tabs.setTabBarHidden(false, animated: animated)
            Headless.clock.settle()
            #expect(fixture.view?.isHidden == false && fixture.seen.minY == 754 && fixture.tabs.tabBar.isHidden)
            #expect(fixture.base.screens[0].view.safeAreaInsets.bottom == 90)
        }
        fixture.bar?.setHidden(true, animated: true)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.seen.minY > 754 && fixture.seen.minY < 844)
        Headless.clock.settle()
        #expect(fixture.view?.isHidden == true)
        fixture.bar?.isHidden = false
        #expect(fixture.view?.isHidden == false && fixture.seen.minY == 754)
    }

    @Test("I8: An app that shows the system's bar again does not get two")
    func systemBar() {
        let fixture = BarFixture()
        fixture.tabs.tabBar.isHidden = false
        Headless.clock.turn()
        #expect(fixture.tabs.tabBar.isHidden)
    }

    @Test("I8: A system's bar that the app had hidden stays hidden when the own bar goes")
    func hiddenSystemBar() {
        let fixture = BarFixture(look: nil)
        fixture.tabs.tabBar.isHidden = true
        Headless.clock.settle()
        let residue = fixture.residue
        fixture.tabs.setAnimatedTabBar(.standard)
        Headless.clock.settle()
        #expect(fixture.tabs.animatedTabBar?.isHidden == false)
        fixture.tabs.setAnimatedTabBar(nil)
        Headless.clock.settle()
        #expect(fixture.tabs.tabBar.isHidden && fixture.residue == residue)
    }

    @Test("I8: On an iPad the bar at the top goes, and comes back")
    func pad() {
        let size = CGSize(width: 1024, height: 1366)
        let before = BarFixture(size: size, isPad: true, look: nil)
        let residue = before.residue
        before.tabs.setAnimatedTabBar(.standard)
        Headless.clock.settle()
        #expect(before.tabs.isTabBarHidden && before.base.screens[0].view.safeAreaInsets.bottom == 90)
        #expect(before.base.screens[0].view.safeAreaInsets.top == 47)
        before.tabs.setTabBarHidden(false, animated: false)
        Headless.clock.settle()
        #expect(before.tabs.isTabBarHidden && before.tabs.animatedTabBar?.isHidden == false)
        before.tabs.setAnimatedTabBar(nil)
        Headless.clock.settle()
        #expect(before.residue == residue)
    }

    @Test("I8: A freed controller leaves nothing behind")
    func freed() {
        Headless.reset()
        let screen = UIViewController()
        weak var tabs: UITabBarController?
        weak var view: UIView?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = UITabBarController(nibName: nil, bundle: nil)
            controller.viewControllers = [screen, UIViewController()]
            window.rootViewController = controller
            window.makeKeyAndVisible()
            view = controller.setAnimatedTabBar(.standard)?.view
            controller.tabItems[0].setLongPress { _ in }
            Headless.clock.settle()
            tabs = controller
            #expect(screen.additionalSafeAreaInsets.bottom == 56)
            window.rootViewController = nil
            Headless.clock.settle()
        }
        Headless.clock.settle()
        #expect(tabs == nil && view == nil && screen.additionalSafeAreaInsets.bottom == 0)
    }

    @Test("I8: From right to left the first item is at the right")
    func rightToLeft() {
        let fixture = BarFixture(isRightToLeft: true)
        #expect(fixture.frame(0).minX == 260 && fixture.frame(2).minX == 0)
        fixture.tap(0)
        fixture.settle()
        #expect(fixture.base.shown == "a")
        fixture.tap(2)
        fixture.settle()
        #expect(fixture.base.shown == "c")
    }

    @Test("I8: Material and glass lie behind the items, and the looks can change")
    func looks() {
        let fixture = BarFixture(look: AnimatedTabBarAppearance(background: .material(.systemChromeMaterial)))
        #expect(fixture.view?.subviews.first is UIVisualEffectView)
        fixture.tabs.setAnimatedTabBar(AnimatedTabBarAppearance(background: .glass))
        #expect((fixture.view?.subviews.first as? UIVisualEffectView)?.effect is UIGlassEffect)
        fixture.tabs.setAnimatedTabBar(AnimatedTabBarAppearance(background: .color(.red)))
        #expect(fixture.view?.subviews.first?.backgroundColor == .red)
    }
}
