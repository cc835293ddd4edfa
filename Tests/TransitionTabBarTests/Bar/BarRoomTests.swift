import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionTabBar

/// I8, F157: screens have room for the own bar and no more, whether or not the hidden system bar leaves its own.
@MainActor
struct BarRoomTests {
    private func fixture(_ keepsPlace: Bool, options: AnimatedTabBarMetrics = .init()) -> BarFixture {
        var assumptions = Headless.Assumptions()
        assumptions.hiddenTabBarsKeepTheirPlace = keepsPlace
        return BarFixture(assumptions: assumptions, options: options)
    }

    private func settle() {
        Headless.clock.advance(by: 1)
        Headless.clock.settle()
    }

    /// How much of a screen is kept free at the bottom of the window, inside of the screen or below it.
    private func room(_ screen: UIViewController, in fixture: BarFixture) -> CGFloat {
        guard let view = screen.viewIfLoaded, view.window != nil else { return .nan }
        let below = fixture.base.window.bounds.maxY - view.convert(view.bounds, to: nil).maxY
        return below + view.safeAreaInsets.bottom
    }

    @Test("F157: Every tab has the bar's height, from its first picture on", arguments: [false, true])
    func tabs(keepsPlace: Bool) {
        let fixture = fixture(keepsPlace)
        #expect(room(fixture.base.screens[0], in: fixture) == 90)
        fixture.base.screens[2].edgesForExtendedLayout = []
        for place in [1, 2, 0] {
            fixture.tabs.selectedIndex = place
            Headless.clock.turn()
            #expect(room(fixture.base.screens[place], in: fixture) == 90, "\(place)")
            settle()
            #expect(room(fixture.base.screens[place], in: fixture) == 90, "\(place)")
        }
        let added = fixture.base.screens[0].additionalSafeAreaInsets.bottom
        #expect(added == (keepsPlace ? 7 : 56))
        fixture.tabs.setAnimatedTabBar(nil)
        settle()
        #expect(fixture.base.screens.allSatisfy { $0.additionalSafeAreaInsets == .zero })
        #expect(room(fixture.base.screens[0], in: fixture) == 83)
    }

    @Test(
        "F157: A lower bar than the system's gives room back, and one that the app hides gives all",
        arguments: [false, true])
    func less(keepsPlace: Bool) {
        let fixture = fixture(keepsPlace, options: .init(height: 20))
        let screen = fixture.base.screens[0]
        #expect(room(screen, in: fixture) == 54)
        fixture.bar?.isHidden = true
        settle()
        #expect(room(screen, in: fixture) == 34)
        fixture.bar?.isHidden = false
        settle()
        #expect(room(screen, in: fixture) == 54)
        fixture.tabs.setTabBarHidden(true, animated: false)
        settle()
        #expect(room(screen, in: fixture) == 34)
        fixture.tabs.setTabBarHidden(false, animated: false)
        settle()
        #expect(room(screen, in: fixture) == 54)
        fixture.tabs.setAnimatedTabBar(.standard, metrics: .init(height: 70))
        settle()
        #expect(room(screen, in: fixture) == 104)
    }

    @Test(
        "F157: A push that hides the bar and a pop leave each screen its own room", arguments: [false, true],
        [false, true])
    func pushes(keepsPlace: Bool, hasTransition: Bool) {
        let fixture = fixture(keepsPlace)
        let (root, detail) = (Screen("root"), Screen("detail"))
        let navigation = UINavigationController(rootViewController: root)
        if hasTransition { navigation.setNavigationTransition(.slide) }
        detail.hidesBottomBarWhenPushed = true
        fixture.tabs.viewControllers = [navigation, fixture.base.screens[1]]
        settle()
        #expect(root.view.safeAreaInsets.bottom == 90)
        navigation.pushViewController(detail, animated: true)
        Headless.clock.advance(by: 0.1)
        #expect(root.view.safeAreaInsets.bottom == 90)
        // UIKit itself keeps the place of its bar during a custom transition.
        if !keepsPlace || !hasTransition { #expect(detail.view.safeAreaInsets.bottom == 34) }
        settle()
        #expect(detail.view.safeAreaInsets.bottom == 34)
        fixture.tabs.selectedIndex = 1
        settle()
        #expect(room(fixture.base.screens[1], in: fixture) == 90)
        fixture.tabs.selectedIndex = 0
        settle()
        #expect(detail.view.safeAreaInsets.bottom == 34)
        for finishes in [false, true] {
            Headless.swipe(
                from: CGPoint(x: 2, y: 400), to: CGPoint(x: finishes ? 300 : 60, y: 400), duration: 2,
                in: fixture.base.window)
            settle()
            #expect((finishes ? root : detail).view.safeAreaInsets.bottom == (finishes ? 90 : 34))
        }
    }

    @Test("I8: What the app adds itself comes on top", arguments: [false, true])
    func own(keepsPlace: Bool) {
        let fixture = fixture(keepsPlace)
        fixture.base.screens[0].additionalSafeAreaInsets.bottom += 10
        settle()
        fixture.tabs.setAnimatedTabBar(.standard, metrics: .init(height: 70))
        settle()
        #expect(room(fixture.base.screens[0], in: fixture) == 114)
        fixture.tabs.setAnimatedTabBar(nil)
        settle()
        #expect(fixture.base.screens[0].additionalSafeAreaInsets.bottom == 10)
    }
}
