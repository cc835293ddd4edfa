import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar
@testable import TransitionUIKit

/// Whatever happens to a controller with an own bar, nothing is left of it.
@MainActor
struct BarRandomTests {
    /// A generator of numbers that are the same in each run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }

    @Test("I8: Taps, swipes, pushes, rotation, hiding, badges, tabs and the bar itself, on and off", arguments: 0..<12)
    func random(seed: Int) {
        var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 3)
        var assumptions = Headless.Assumptions()
        assumptions.tabBarTellsBeforeShouldSelect = seed.isMultiple(of: 2)
        assumptions.tabsStartInNextTurn = seed.isMultiple(of: 3)
        assumptions.navigationStartsInLayoutPass = !seed.isMultiple(of: 4)
        let fixture = BarFixture(tabs: 4, assumptions: assumptions, look: nil)
        let tabs = fixture.tabs
        let plain = fixture.base.screens
        let navigation = UINavigationController(rootViewController: Screen("root"))
        navigation.tabBarItem = UITabBarItem(title: "n", image: nil, tag: 9)
        let all: [UIViewController] = [navigation] + plain
        tabs.viewControllers = all
        Headless.clock.settle()
        var bar: AnimatedTabBar?
        var (taps, rests) = (0, 0)
        for step in 0..<300 {
            let count = tabs.viewControllers?.count ?? 1
            let place = Int.random(in: 0..<count, using: &dice)
            switch Int.random(in: 0..<18, using: &dice) {
            case 0...3:
                guard let bar, bar.barView.items.indices.contains(place), !bar.barView.isHidden else { break }
                let item = bar.barView.items[place]
                Headless.tap(
                    at: item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.maxY - 10), to: nil),
                    in: fixture.base.window)
                taps += 1
            case 4: tabs.selectedIndex = place
            case 5:
                let size = Bool.random(using: &dice) ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390)
                fixture.base.window.frame = CGRect(origin: .zero, size: size)
            case 6: tabs.setTabBarHidden(Bool.random(using: &dice), animated: Bool.random(using: &dice))
            case 7: bar?.setHidden(Bool.random(using: &dice), animated: Bool.random(using: &dice))
            case 8:
                let detail = Screen("detail \(step)")
                detail.hidesBottomBarWhenPushed = Bool.random(using: &dice)
                if navigation.viewControllers.count < 4, navigation.transitionCoordinator == nil {
                    navigation.pushViewController(detail, animated: Bool.random(using: &dice))
                }
            case 9:
                if navigation.transitionCoordinator == nil {
                    navigation.popViewController(animated: Bool.random(using: &dice))
                }
            case 10:
                tabs.viewControllers = Array(all.shuffled(using: &dice).prefix(Int.random(in: 2...5, using: &dice)))
            case 11: tabs.setTabItemAnimation(BuiltInTabItemAnimation.allCases.randomElement(using: &dice)?.animator)
            case 12: tabs.setTabTransition(Bool.random(using: &dice) ? .slide : nil, swipe: .fromAnywhere)
            case 13:
                bar?.items[place].layout.raise = CGFloat(Int.random(in: 0...40, using: &dice))
                bar?.items[place].layout.width = Bool.random(using: &dice) ? 90 : nil
            case 14: tabs.tabItems[place].badge = .number(Int.random(in: 0...3, using: &dice))
            case 15:
                bar = nil
                tabs.setAnimatedTabBar(nil)
            case 16: tabs.tabItems.removeAll()
            default:
                var look = AnimatedTabBarAppearance.standard
                look.indicator = Bool.random(using: &dice) ? .line(height: 2) : nil
                bar = tabs.setAnimatedTabBar(look)
            }
            Headless.clock.advance(by: [0, 0.017, 0.1, 0.4].randomElement(using: &dice) ?? 0)
            if let bar {
                #expect(tabs.tabBar.isHidden, "seed \(seed), step \(step)")
                #expect(bar.barView.items.count == tabs.viewControllers?.count, "seed \(seed), step \(step)")
                #expect(bar.barView.items.count { $0.play != nil } <= 1, "seed \(seed), step \(step)")
            }
            if Int.random(in: 0..<15, using: &dice) == 0 {
                Headless.clock.advance(by: 1)
                Headless.clock.settle()
                if let bar, tabs.transitionCoordinator == nil {
                    rests += 1
                    let index = tabs.viewControllers?.firstIndex { $0 === tabs.selectedViewController }
                    let chosen = bar.barView.items.firstIndex { $0.isChosen }
                    #expect(chosen == index, "seed \(seed), step \(step)")
                    let pushed = navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
                    let isGone = bar.isHidden || (tabs.selectedViewController === navigation && pushed)
                    #expect(bar.barView.isHidden == isGone, "seed \(seed), step \(step)")
                    let inset = tabs.selectedViewController?.additionalSafeAreaInsets.bottom ?? -1
                    let room = isGone ? 0 : bar.height - tabs.view.safeAreaInsets.bottom
                    #expect(abs(inset - room) < 0.001, "seed \(seed), step \(step): \(inset) \(room)")
                }
            }
        }
        #expect(taps >= 3 && rests >= 3)
        tabs.setTabTransition(nil)
        tabs.setAnimatedTabBar(nil)
        tabs.tabItems.removeAll()
        Headless.clock.advance(by: 2)
        Headless.clock.settle()
        #expect(tabs.delegate === fixture.base.app && !tabs.tabBar.isHidden)
        #expect(!tabs.view.subviews.contains { $0 is AnimatedTabBarView })
        #expect((all + navigation.viewControllers).allSatisfy { $0.additionalSafeAreaInsets == .zero })
    }
}
