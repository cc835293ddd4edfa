import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar
@testable import TransitionUIKit

/// An own bar under every assumption about UIKit on which it could depend.
@MainActor
struct BarAssumptionTests {
    @Test(
        "The same ends under every assumption about UIKit that nobody has confirmed",
        arguments: [
            \Headless.Assumptions.didSelectFollowsTheStartOfTheAnimation, \.tabsTellTheArrivingControllerFirst,
            \.tabsPlaceTheArrivingView, \.interactionControllerStartsEveryTransition,
            \.alongsideBlocksAnimateWithoutBlockAnimation, \.alongsideAnimationIsRefusedOnceBegun,
            \.containersPlaceScreensInTransit, \.pushedScreensKeepTheBarsInset, \.navigationStartsInLayoutPass,
            \.navigationPlacesTheArrivingView, \.cancelledNavigationPutsTheViewBack, \.hasContentPopGesture,
            \.tabsDissolveByThemselves, \.tabsStartInNextTurn, \.tabBarTellsBeforeShouldSelect,
            \.tabBarItemsHaveNoFrame, \.reselectingPopsNestedNavigation, \.tabsAreListedAsViewControllers,
            \.zeroDurationCompletesLater, \.firstScrubWaitsForTurn,
        ] as [WritableKeyPath<Headless.Assumptions, Bool> & Sendable], [false, true])
    func assumptions(switched: WritableKeyPath<Headless.Assumptions, Bool> & Sendable, hasTransitions: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions[keyPath: switched].toggle()
        let fixture = BarFixture(assumptions: assumptions, look: nil)
        let navigation = UINavigationController(rootViewController: Screen("root"))
        let detail = Screen("detail")
        detail.hidesBottomBarWhenPushed = true
        fixture.tabs.viewControllers = [navigation] + fixture.base.screens
        if hasTransitions {
            fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
            navigation.setNavigationTransition(.push)
        }
        fixture.tabs.setTabItemAnimation(.bounce)
        let bar = fixture.tabs.setAnimatedTabBar(AnimatedTabBarAppearance(indicator: .line(height: 2)))
        func settle() {
            Headless.clock.advance(by: 1)
            Headless.clock.settle()
        }
        func tap(_ place: Int) {
            guard let item = bar?.barView.items[place] else { return }
            Headless.tap(at: item.convert(CGPoint(x: item.bounds.midX, y: 30), to: nil), in: fixture.base.window)
        }
        settle()
        for (place, name) in [(1, "a"), (2, "b"), (2, "b"), (3, "c")] {
            tap(place)
            Headless.clock.advance(by: 0.05)
            #expect(fixture.base.app.log.take() == ["shouldSelect \(name)", "didSelect \(name)"])
            #expect(fixture.tabs.selectedIndex == place)
        }
        settle()
        #expect(bar?.barView.items.map(\.isChosen) == [false, false, false, true])
        fixture.tabs.selectedIndex = 0
        settle()
        navigation.pushViewController(detail, animated: true)
        settle()
        #expect(bar?.barView.isHidden == true && detail.view.safeAreaInsets.bottom == 34)
        for finishes in [false, true] {
            Headless.swipe(
                from: CGPoint(x: 2, y: 400), to: CGPoint(x: finishes ? 300 : 60, y: 400), duration: 2,
                in: fixture.base.window)
            settle()
            #expect(bar?.barView.isHidden == !finishes && navigation.viewControllers.count == (finishes ? 1 : 2))
            #expect(navigation.additionalSafeAreaInsets.bottom == (finishes ? 56 : 0))
        }
        #expect(bar?.barView.frame == CGRect(x: 0, y: 754, width: 390, height: 90))
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 90)
        fixture.tabs.setAnimatedTabBar(nil)
        settle()
        #expect(!fixture.tabs.tabBar.isHidden && navigation.additionalSafeAreaInsets == .zero)
    }

    @Test("I8: A transition of the whole window takes the bar along, finished and called off")
    func wholeWindow() {
        let fixture = BarFixture()
        let navigation = UINavigationController(rootViewController: Screen("root"))
        let detail = Screen("detail")
        detail.hidesBottomBarWhenPushed = true
        fixture.tabs.viewControllers = [navigation, fixture.base.screens[1]]
        navigation.setNavigationTransition(.snapshotPush)
        Headless.clock.settle()
        navigation.pushViewController(detail, animated: true)
        Headless.clock.advance(by: 0.1)
        Headless.clock.settle()
        #expect(fixture.view?.isHidden == true && detail.view.safeAreaInsets.bottom == 34)
        for finishes in [false, true] {
            Headless.swipe(
                from: CGPoint(x: 2, y: 400), to: CGPoint(x: finishes ? 300 : 60, y: 400), duration: 2,
                in: fixture.base.window)
            Headless.clock.settle()
            #expect(fixture.view?.isHidden == !finishes && fixture.view?.transform.isIdentity == true)
        }
        #expect(fixture.seen == CGRect(x: 0, y: 754, width: 390, height: 90))
    }
}
