import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionUIKit
import TransitionWorld
import UIKit

/// Thousands of steps at random, after which the items are the app's.
@MainActor
struct ItemRandomTests {
    /// A generator of numbers that are the same in each run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }

    @Test("Whatever an app and its users do, nothing is left behind", arguments: 1...8)
    func random(seed: Int) {
        var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        var assumptions = Headless.Assumptions()
        assumptions.tabBarTellsBeforeShouldSelect = seed.isMultiple(of: 2)
        assumptions.tabsStartInNextTurn = seed.isMultiple(of: 3)
        let fixture = ItemFixture(tabs: 4, assumptions: assumptions)
        let (tabs, screens) = (fixture.tabs, fixture.base.screens)
        var images = fixture.items.map(\.image)
        var selectedImages = fixture.items.map(\.selectedImage)
        var plays = 0
        for step in 0..<500 {
            let place = Int.random(in: 0..<(tabs.viewControllers?.count ?? 1), using: &dice)
            let screen = Int.random(in: 0..<4, using: &dice)
            switch Int.random(in: 0..<16, using: &dice) {
            case 0...4: fixture.tap(place)
            case 5: tabs.selectedIndex = place
            case 6:
                let size = Bool.random(using: &dice) ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390)
                fixture.base.window.frame = CGRect(origin: .zero, size: size)
            case 7: tabs.setTabBarHidden(Bool.random(using: &dice), animated: Bool.random(using: &dice))
            case 8:
                let image = UIImage(systemName: "new.\(step)")
                if Bool.random(using: &dice) {
                    screens[screen].tabBarItem.image = image
                    images[screen] = image
                } else {
                    screens[screen].tabBarItem.selectedImage = image
                    selectedImages[screen] = image
                }
            case 9:
                let badges: [TabItemBadge?] = [.number(step), nil, .dot]
                tabs.tabItems[place].badge = badges[step % 3]
            case 10:
                tabs.viewControllers = Array(screens.shuffled(using: &dice).prefix(Int.random(in: 2...4, using: &dice)))
            case 11: tabs.setTabItemAnimation(BuiltInTabItemAnimation.allCases.randomElement(using: &dice)?.animator)
            case 12: tabs.setTabItemAnimation(nil)
            case 13: tabs.setTabTransition(Bool.random(using: &dice) ? .slide : nil, swipe: .fromAnywhere)
            case 14:
                tabs.tabItems[place].animation = BuiltInTabItemAnimation.allCases.randomElement(using: &dice)?.animator
            default: tabs.tabItems.removeAll()
            }
            Headless.clock.advance(by: [0, 0.017, 0.1, 0.4].randomElement(using: &dice) ?? 0)
            let blank = fixture.items.indices.filter { fixture.items[$0].image !== images[$0] }
            #expect(blank.count <= 1, "seed \(seed), step \(step)")
            #expect(fixture.overlays.count <= 1, "seed \(seed), step \(step)")
            plays += fixture.overlays.count
            if Int.random(in: 0..<20, using: &dice) == 0 { Headless.clock.settle() }
        }
        #expect(plays >= 5)
        tabs.setTabTransition(nil)
        tabs.tabItems.removeAll()
        Headless.clock.settle()
        #expect(fixture.overlays.isEmpty)
        #expect(tabs.delegate === fixture.base.app)
        for (index, item) in fixture.items.enumerated() {
            #expect(item.image === images[index] && item.selectedImage === selectedImages[index], "seed \(seed)")
            #expect(item.badgeColor == nil && item.title == screens[index].label, "seed \(seed)")
            for state in [UIControl.State.normal, .selected] {
                #expect(item.titleTextAttributes(for: state) == nil && item.badgeTextAttributes(for: state) == nil)
            }
        }
    }
}
