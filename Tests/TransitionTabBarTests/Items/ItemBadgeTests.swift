import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionWorld
import UIKit

/// Badges of the system's bar that move, and the badges as they were afterwards.
@MainActor
struct ItemBadgeTests {
    @Test(
        "I6: The badge of any item bounces 20 points high for 2 seconds, and is the bar's own again",
        arguments: ItemBar.allCases)
    func bounce(bar: ItemBar) throws {
        let fixture = ItemFixture(on: bar)
        // The item need not be selected.
        fixture.items[2].badgeColor = .blue
        fixture.tabs.tabItems[2].badge = .text("919+")
        fixture.begin()
        let (looks, spoken) = (fixture.looks, fixture.spoken)
        fixture.tabs.tabItems[2].animateBadge(.bounce(height: 20, duration: 2))
        let badge = try #require(fixture.badge(2))
        #expect(badge.text == "919+" && badge.color == .blue && fixture.hidesBadge(2) == (bar == .system))
        let frame = fixture.overlays.first?.frame
        #expect(frame == (bar == .system ? fixture.items[2].frame(in: fixture.tabs.view) : nil))
        var highest: CGFloat = 0
        for _ in 0..<118 {
            Headless.clock.advance(by: 1.0 / 60)
            #expect(fixture.spoken == spoken && fixture.overlays.count == (bar == .system ? 1 : 0))
            highest = max(highest, try #require(fixture.badge(2)).height)
        }
        #expect(abs(highest - 20) < 0.05)
        Headless.clock.advance(by: 0.05)
        fixture.expectClean(looks)
        #expect(Headless.activity.displayLinks == 0)
    }

    @Test(
        "I6: A bounce that repeats goes on until it is stopped; another one takes its place",
        arguments: ItemBar.allCases)
    func repeats(bar: ItemBar) {
        let fixture = ItemFixture(on: bar)
        let handle = fixture.tabs.tabItems[0]
        handle.badge = .number(3)
        let looks = fixture.looks
        handle.animateBadge(.bounce(height: 20, duration: 2, repeats: true))
        for _ in 0..<4 {
            Headless.clock.advance(by: 1.5)
            #expect(fixture.badge(0) != nil && fixture.hidesBadge(0) == (bar == .system))
        }
        handle.animateBadge(.grow)
        #expect(fixture.badge(0)?.height == 0)
        Headless.clock.advance(by: 0.3)
        fixture.expectClean(looks)
        handle.animateBadge(.bounce(repeats: true))
        Headless.clock.advance(by: 0.5)
        handle.animateBadge(nil)
        fixture.expectClean(looks)
        #expect(Headless.activity.displayLinks == 0)
    }

    @Test(
        "I6: Counted up while it bounces, it bounces on with the new number: 919+ and one more are 920",
        arguments: ItemBar.allCases)
    func counted(bar: ItemBar) {
        let fixture = ItemFixture(on: bar)
        let handle = fixture.tabs.tabItems[1]
        handle.badge = .text("919+")
        handle.animateBadge(.bounce())
        Headless.clock.advance(by: 0.3)
        handle.badge = handle.badge?.adding(1)
        Headless.clock.advance(by: 0.05)
        #expect(fixture.badge(1)?.text == "920" && fixture.items[1].badgeValue == "920")
        #expect(fixture.badge(1).map { $0.height > 5 } == true)
        // A number that falls to 0 takes badge and picture away.
        handle.badge = .number(0)
        Headless.clock.advance(by: 0.05)
        #expect(fixture.badge(1) == nil && !fixture.hidesBadge(1) && fixture.items[1].badgeValue == nil)
        handle.badge = .dot
        Headless.clock.advance(by: 0.05)
        #expect(fixture.badge(1)?.text == "")
        Headless.clock.advance(by: 2)
        #expect(fixture.badge(1) == nil && fixture.items[1].badgeValue == "")
    }

    @Test("I6: Set before layout, it shows later", arguments: [false, true])
    func beforeLayout(badgeFirst: Bool) {
        Headless.reset()
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = ["a", "b"].map { Screen($0) }
        let handle = tabs.tabItems[1]
        if badgeFirst { handle.badge = .number(7) }
        handle.animateBadge(.bounce(height: 20, duration: 2))
        // What waits keeps no display link going.
        #expect(Headless.activity.displayLinks == 0)
        Headless.clock.advance(by: 5)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let count = tabs.view.subviews.count
        Headless.clock.advance(by: 0.3)
        if !badgeFirst {
            #expect(tabs.view.subviews.count == count)
            handle.badge = .number(7)
            Headless.clock.advance(by: 0.3)
        }
        #expect(tabs.view.subviews.count == count + 1)
        #expect((tabs.view.subviews.last?.subviews.last as? UILabel)?.text == "7")
        Headless.clock.advance(by: 2)
        #expect(tabs.view.subviews.count == count && Headless.activity.displayLinks == 0)
    }

    /// Something that happens while a badge bounces.
    enum Event: CaseIterable, Sendable {
        case barHidden, barHiddenOldWay, rotated, color, attributes, dark, background, left, removed, itemReplaced
        case uninstalled, selectedItem, deselected
    }

    @Test(
        "I6, I13: Whatever happens meanwhile, the bar's own badge comes back", arguments: Event.allCases, [false, true])
    func events(event: Event, repeats: Bool) {
        let fixture = ItemFixture()
        let item = fixture.items[1]
        item.badgeValue = "7"
        let looks = fixture.looks
        fixture.tabs.tabItems[1].animateBadge(.bounce(height: 20, duration: 2, repeats: repeats))
        Headless.clock.advance(by: 0.2)
        #expect(fixture.hidesBadge(1) && fixture.overlays.count == 1)
        var stays = false
        switch event {
        case .barHidden: fixture.tabs.setTabBarHidden(true, animated: false)
        case .barHiddenOldWay: fixture.tabs.tabBar.isHidden = true
        case .rotated: fixture.base.window.frame = CGRect(x: 0, y: 0, width: 500, height: 390)
        case .color: item.badgeColor = .green
        case .attributes: item.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        case .dark: fixture.tabs.overrideUserInterfaceStyle = .dark
        case .background:
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        case .left: fixture.base.window.rootViewController = nil
        case .removed: fixture.tabs.viewControllers = [fixture.base.screens[0], fixture.base.screens[2]]
        case .itemReplaced: fixture.base.screens[1].tabBarItem = UITabBarItem(title: "new", image: nil, tag: 9)
        case .uninstalled: fixture.tabs.tabItems.removeAll()
        case .selectedItem: fixture.tabs.selectedIndex = 1
        case .deselected: fixture.tabs.selectedIndex = 2
        }
        Headless.clock.advance(by: 0.05)
        switch event {
        case .color, .attributes, .rotated, .dark, .selectedItem, .deselected:
            // It bounces on where it is now, as it looks now.
            stays = true
            #expect(fixture.overlays.count == 1 && fixture.hidesBadge(1))
            #expect(fixture.overlays.first?.frame == item.frame(in: fixture.tabs.view))
            #expect(fixture.badge(1)?.color == (event == .color ? .green : .systemRed))
        default:
            #expect(fixture.overlays.isEmpty && !fixture.hidesBadge(1))
            if event != .itemReplaced { #expect(fixture.looks == looks) }
        }
        Headless.clock.advance(by: 2)
        fixture.tabs.tabItems.removeAll()
        #expect(fixture.overlays.isEmpty && item.badgeValue == "7")
        #expect(item.badgeColor == (event == .color ? .green : nil))
        #expect(fixture.hidesBadge(1) == (event == .attributes))
        if event == .attributes {
            #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        }
        #expect(Headless.activity.displayLinks == 0 || stays)
        Headless.clock.advance(by: 0.1)
        #expect(Headless.activity.displayLinks == 0)
    }

    @Test("I6: What repeats goes on when the bar, the item or the app is back")
    func comesBack() {
        let fixture = ItemFixture()
        fixture.items[1].badgeValue = "7"
        let looks = fixture.looks
        fixture.tabs.tabItems[1].animateBadge(.bounce(repeats: true))
        Headless.clock.advance(by: 0.2)
        let background = UIApplication.didEnterBackgroundNotification
        let foreground = UIApplication.willEnterForegroundNotification
        for (goes, comes) in [
            ({ fixture.tabs.tabBar.isHidden = true }, { fixture.tabs.tabBar.isHidden = false }),
            (
                { NotificationCenter.default.post(name: background, object: nil) },
                { NotificationCenter.default.post(name: foreground, object: nil) }
            ),
            ({ UIView.setAnimationsEnabled(false) }, { UIView.setAnimationsEnabled(true) }),
        ] {
            goes()
            for _ in 0..<3 {
                Headless.clock.advance(by: 0.5)
                fixture.expectClean(looks)
            }
            comes()
            Headless.clock.advance(by: 0.5)
            #expect(fixture.overlays.count == 1 && fixture.hidesBadge(1))
        }
    }

    @Test("I6: The item's own animation goes first, and the badge goes on after it", arguments: [false, true])
    func givesWay(movesBadge: Bool) {
        let fixture = ItemFixture()
        fixture.items[1].badgeValue = "7"
        fixture.items[1].badgeColor = .blue
        let looks = fixture.looks
        fixture.tabs.setTabItemAnimation(movesBadge ? .badgeBounce : .pop)
        let duration = movesBadge ? 2 : 0.25
        let handle = fixture.tabs.tabItems[1]
        handle.animateBadge(.bounce(repeats: true))
        Headless.clock.advance(by: 0.2)
        fixture.tap(1)
        fixture.begin()
        #expect(fixture.overlays.count == 1 && fixture.isBlank(1) == !movesBadge)
        #expect(fixture.badge(1)?.color == .blue && fixture.badge(1)?.text == "7")
        Headless.clock.advance(by: duration + 0.1)
        #expect(fixture.overlays.count == 1 && !fixture.isBlank(1))
        handle.animateBadge(nil)
        fixture.expectClean(looks)
        fixture.settle()
    }

    @Test("I6: Under Reduce Motion no badge moves; one that repeats goes on when motion is allowed again")
    func reducedMotion() {
        let fixture = ItemFixture()
        fixture.items[1].badgeValue = "7"
        let looks = fixture.looks
        fixture.tabs.setTabItemAnimation(.still, motion: .alwaysReduced)
        fixture.tabs.tabItems[1].animateBadge(.bounce())
        #expect(Headless.activity.displayLinks == 0)
        fixture.tabs.tabItems[1].animateBadge(.bounce(repeats: true))
        Headless.clock.advance(by: 0.5)
        fixture.expectClean(looks)
        fixture.tabs.setTabItemAnimation(.still, motion: .neverReduced)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.overlays.count == 1)
        fixture.tabs.setTabItemAnimation(.still, motion: .alwaysReduced)
        Headless.clock.advance(by: 0.1)
        fixture.expectClean(looks)
    }

    @Test("F129: Without a place, and on a UITab, nothing moves and nothing is lost")
    func nowhere() {
        var assumptions = Headless.Assumptions()
        assumptions.tabBarItemsHaveNoFrame = true
        let fixture = ItemFixture(assumptions: assumptions)
        fixture.items[1].badgeValue = "7"
        let looks = fixture.looks
        fixture.tabs.tabItems[1].animateBadge(.bounce(repeats: true))
        Headless.clock.advance(by: 1)
        fixture.expectClean(looks)
        fixture.tabs.tabItems.removeAll()
        let other = ItemFixture()
        other.tabs.tabs = [UITab(title: "x", image: nil, identifier: "x") { _ in Screen("x") }]
        Headless.clock.settle()
        other.tabs.tabs[0].badgeValue = "1"
        let count = other.tabs.view.subviews.count
        other.tabs.tabItems[0].animateBadge(.bounce())
        Headless.clock.advance(by: 0.3)
        #expect(other.tabs.tabs[0].badgeValue == "1" && other.tabs.view.subviews.count == count)
        #expect(Headless.activity.displayLinks == 0)
    }

    @Test("I6: A controller that is freed while a badge bounces gives it back, and its link goes")
    func freed() {
        Headless.reset()
        let item = UITabBarItem(title: "two", image: UIImage(systemName: "2"), selectedImage: nil)
        item.badgeColor = .blue
        weak var tabs: UITabBarController?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let controller = UITabBarController(nibName: nil, bundle: nil)
            let (one, two) = (UIViewController(nibName: nil, bundle: nil), UIViewController(nibName: nil, bundle: nil))
            two.tabBarItem = item
            controller.viewControllers = [one, two]
            window.rootViewController = controller
            window.makeKeyAndVisible()
            Headless.clock.settle()
            controller.tabItems[1].badge = .number(2)
            controller.tabItems[1].animateBadge(.bounce(repeats: true))
            Headless.clock.advance(by: 0.2)
            #expect(item.badgeColor != .blue)
            window.rootViewController = nil
            window.isHidden = true
            tabs = controller
        }
        Headless.clock.advance(by: 0.1)
        Headless.clock.settle()
        #expect(tabs == nil)
        #expect(item.badgeColor == .blue && item.badgeTextAttributes(for: .normal) == nil && item.badgeValue == "2")
        #expect(Headless.activity.displayLinks == 0)
    }
}
