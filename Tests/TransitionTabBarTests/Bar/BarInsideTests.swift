import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar
@testable import TransitionUIKit

/// I14: an own bar in a tab bar controller that is itself a screen of a container.
@MainActor
struct BarInsideTests {
    @MainActor
    private struct Outer {
        let fixture = BarFixture()
        let navigation: UINavigationController
        let detail = Screen("detail")

        init(_ transition: BuiltInTransition?) {
            navigation = UINavigationController(rootViewController: Screen("start"))
            if let transition { navigation.setNavigationTransition(transition.animator) }
            fixture.base.window.rootViewController = navigation
            Headless.clock.settle()
            navigation.pushViewController(fixture.tabs, animated: true)
            settle()
        }

        func settle() {
            Headless.clock.advance(by: 1)
            Headless.clock.settle()
        }

        func swipe(finishes: Bool) {
            Headless.swipe(
                from: CGPoint(x: 2, y: 400), to: CGPoint(x: finishes ? 300 : 60, y: 400), duration: 2,
                in: fixture.base.window)
            settle()
        }

        func expectRight(sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(fixture.seen == CGRect(x: 0, y: 754, width: 390, height: 90), sourceLocation: sourceLocation)
            #expect(fixture.view?.isHidden == false && fixture.tabs.tabBar.isHidden, sourceLocation: sourceLocation)
            let bottom = fixture.tabs.selectedViewController?.view.safeAreaInsets.bottom
            #expect(bottom == 90, sourceLocation: sourceLocation)
        }
    }

    @Test(
        "I14: Pushed away, swiped back and cancelled, the bar goes along with its screen",
        arguments: [nil, .slide, .cube, .fade] as [BuiltInTransition?])
    func pushed(transition: BuiltInTransition?) {
        let outer = Outer(transition)
        outer.expectRight()
        outer.navigation.pushViewController(outer.detail, animated: true)
        Headless.clock.advance(by: 0.1)
        // It is a part of its screen, and does not move by itself.
        #expect(outer.fixture.view?.frame == CGRect(x: 0, y: 754, width: 390, height: 90))
        #expect(outer.fixture.view?.transform.isIdentity == true)
        outer.settle()
        #expect(outer.fixture.view?.window == nil)
        // What changes out of sight is right when it comes back.
        outer.fixture.base.screens[2].tabBarItem.title = "changed"
        outer.fixture.tabs.selectedIndex = 1
        outer.settle()
        outer.swipe(finishes: false)
        #expect(outer.navigation.topViewController === outer.detail)
        outer.swipe(finishes: true)
        #expect(outer.navigation.topViewController === outer.fixture.tabs)
        outer.expectRight()
        #expect(outer.fixture.items[2].content.title == "changed" && outer.fixture.chosen == 1)
        outer.fixture.tap(2)
        outer.settle()
        #expect(outer.fixture.tabs.selectedIndex == 2 && outer.fixture.chosen == 2)
        // Away with it, and back again.
        outer.swipe(finishes: false)
        outer.expectRight()
        outer.swipe(finishes: true)
        #expect(outer.navigation.viewControllers.count == 1)
        outer.navigation.pushViewController(outer.fixture.tabs, animated: true)
        outer.settle()
        outer.expectRight()
    }

    @Test(
        "I14: A stack in a tab hides the bar while the tab bar controller is itself in a stack",
        arguments: [nil, .slide] as [BuiltInTransition?])
    func nested(transition: BuiltInTransition?) {
        let outer = Outer(nil)
        let inner = UINavigationController(rootViewController: Screen("root"))
        if let transition { inner.setNavigationTransition(transition.animator) }
        outer.fixture.tabs.viewControllers = [inner, outer.fixture.base.screens[1]]
        outer.settle()
        outer.expectRight()
        let detail = Screen("inner detail")
        detail.hidesBottomBarWhenPushed = true
        inner.pushViewController(detail, animated: true)
        outer.settle()
        #expect(outer.fixture.view?.isHidden == true && detail.view.safeAreaInsets.bottom == 34)
        outer.navigation.pushViewController(outer.detail, animated: true)
        outer.settle()
        outer.navigation.popViewController(animated: true)
        outer.settle()
        #expect(outer.fixture.view?.isHidden == true && detail.view.safeAreaInsets.bottom == 34)
        inner.popViewController(animated: true)
        outer.settle()
        outer.expectRight()
    }

    @Test(
        "I14: Presented, dismissed and presented again, the bar is right",
        arguments: [UIModalPresentationStyle.fullScreen, .custom])
    func presented(style: UIModalPresentationStyle) {
        let fixture = BarFixture()
        let start = Screen("start")
        fixture.base.window.rootViewController = start
        Headless.clock.settle()
        func settle() {
            Headless.clock.advance(by: 1)
            Headless.clock.settle()
        }
        if style == .custom {
            fixture.tabs.setModalTransition(.slide)
        } else {
            fixture.tabs.modalPresentationStyle = style
        }
        for _ in 0..<2 {
            start.present(fixture.tabs, animated: true)
            settle()
            #expect(fixture.view?.window != nil && fixture.view?.isHidden == false && fixture.tabs.tabBar.isHidden)
            #expect(fixture.seen == CGRect(x: 0, y: 754, width: 390, height: 90))
            #expect(fixture.tabs.selectedViewController?.view.safeAreaInsets.bottom == 90)
            fixture.tap(1)
            settle()
            #expect(fixture.chosen == 1)
            fixture.tabs.selectedIndex = 0
            settle()
            start.dismiss(animated: true)
            settle()
            #expect(fixture.view?.window == nil)
        }
    }
}
