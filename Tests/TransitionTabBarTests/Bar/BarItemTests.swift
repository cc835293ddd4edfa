import Testing
import TransitionAnimations
import TransitionTestSupport
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar

/// What items of an own bar show, and animations on them.
@MainActor
struct BarItemTests {
    nonisolated private static let moving = BuiltInTabItemAnimation.chosen.filter { $0 != .still && $0 != .badgeBounce }

    private func parts(_ fixture: BarFixture, _ place: Int) -> [UIView] { fixture.items[place].subviews }

    @Test("I1: Every item animation plays on the own bar, and leaves the item as it was", arguments: moving)
    func plays(animation: BuiltInTabItemAnimation) {
        let fixture = BarFixture()
        let count = parts(fixture, 1).count
        let image = fixture.base.screens[1].tabBarItem.image
        fixture.tabs.setTabItemAnimation(animation.animator)
        fixture.tap(1)
        fixture.begin()
        #expect(parts(fixture, 1).count == count + 1 && fixture.items[1].play != nil)
        // The item itself is never touched here.
        #expect(fixture.base.screens[1].tabBarItem.image === image)
        Headless.clock.advance(by: animation.animator.duration / 2)
        #expect(parts(fixture, 1).count == count + 1)
        fixture.tap(2)
        fixture.begin()
        #expect(parts(fixture, 1).count == count && parts(fixture, 2).count == count + 1)
        Headless.clock.advance(by: animation.animator.duration + 0.1)
        fixture.settle()
        #expect(fixture.items.allSatisfy { $0.subviews.count == count && $0.play == nil })
        #expect(fixture.items.allSatisfy { item in item.subviews.count { !$0.isHidden } == 2 })
    }

    /// What ends an animation at once.
    enum Event: CaseIterable, Sendable { case badge, title, image, hidden, removed, takenOff, rotated, background }

    @Test("I13: Whatever changes meanwhile, the item's own parts come back", arguments: Event.allCases)
    func events(event: Event) {
        let fixture = BarFixture()
        let item = fixture.base.screens[1].tabBarItem
        fixture.tabs.setTabItemAnimation(.jump)
        fixture.tap(1)
        fixture.begin()
        let view = fixture.items[1]
        let count = view.subviews.count
        switch event {
        case .badge: item?.badgeValue = "1"
        case .title: item?.title = "new"
        case .image: item?.selectedImage = UIImage(systemName: "new")
        case .hidden: fixture.tabs.setTabBarHidden(true, animated: false)
        case .removed: fixture.tabs.viewControllers = [fixture.base.screens[0], fixture.base.screens[2]]
        case .takenOff: fixture.tabs.setAnimatedTabBar(nil)
        case .rotated: fixture.base.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        case .background:
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        Headless.clock.advance(by: 0.05)
        if event == .hidden { Headless.clock.advance(by: 1) }
        #expect(view.play == nil && view.subviews.count == count - 1)
        #expect(view.subviews.first { $0 is UIImageView }?.isHidden == false)
    }

    @Test("I8: Attributed text comes before plain, a view before a picture; a second line and a disc")
    func looks() throws {
        let fixture = BarFixture()
        let item = try #require(fixture.bar?.items[1])
        item.layout.attributedTitle = NSAttributedString(
            string: "rich", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 12)])
        let view = UIView()
        item.layout.view = view
        item.layout.subtitle = "second"
        item.layout.disc = .blue
        item.layout.iconSize = CGSize(width: 40, height: 40)
        Headless.clock.turn()
        let labels = parts(fixture, 1).compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        #expect(labels.map(\.text) == ["rich", "second"] && labels[0].textColor == .red)
        #expect(view.superview === fixture.items[1] && view.frame.size == CGSize(width: 40, height: 40))
        #expect(parts(fixture, 1).contains { $0.backgroundColor == .blue && $0.frame == view.frame && !$0.isHidden })
        #expect(parts(fixture, 1).first { $0 is UIImageView }?.isHidden == true)
        item.layout.attributedTitle = nil
        item.layout.view = nil
        item.layout.disc = nil
        Headless.clock.turn()
        #expect(view.superview == nil && labels[0].text == "b")
        #expect(labels[0].textColor == AnimatedTabBarAppearance.standard.unselected)
    }

    @Test("I6: Badges are texts, dots and numbers, and set before the layout they show later")
    func badges() {
        let fixture = BarFixture(look: nil)
        fixture.tabs.tabItems[0].badge = .text("919+")
        fixture.tabs.tabItems[1].badge = .dot
        fixture.tabs.tabItems[2].badge = .number(0)
        fixture.tabs.setAnimatedTabBar(.standard)
        Headless.clock.settle()
        let items = fixture.tabs.animatedTabBar?.barView.items ?? []
        #expect(items.map { $0.places?.badge?.height } == [18, 10, nil])
        #expect((items[0].places?.badge?.width ?? 0) > 30 && items[1].places?.badge?.width == 10)
        fixture.tabs.tabItems[0].badge = fixture.tabs.tabItems[0].badge?.adding(1)
        Headless.clock.turn()
        #expect(items[0].content.badge == "920")
    }

    @Test("A view of the app's draws itself at the progress of the item's animation")
    func drawing() throws {
        final class Drawn: UIView, TabItemDrawing {
            var progresses: [Double] = []
            func drawItem(at progress: Double) { progresses.append(progress) }
        }
        let fixture = BarFixture()
        let drawn = Drawn()
        fixture.bar?.items[1].layout.view = drawn
        fixture.tabs.setTabItemAnimation(.pop)
        fixture.tap(1)
        fixture.settle()
        #expect(drawn.progresses.first == 0 && drawn.progresses.last == 1 && drawn.progresses.count > 5)
        #expect(drawn.progresses == drawn.progresses.sorted() && drawn.superview === fixture.items[1])
    }

    @Test("Settings follow the item, not its place")
    func follows() {
        let fixture = BarFixture()
        fixture.bar?.items[2].layout.width = 100
        let item = fixture.bar?.items[2]
        fixture.tabs.viewControllers = [2, 0, 1].map { fixture.base.screens[$0] }
        Headless.clock.turn()
        #expect(
            fixture.bar?.items[0] === item && fixture.tabs.tabItems[0] === item && fixture.frame(0).width == 100
                && fixture.frame(1).width == 145)
        #expect(fixture.bar?.items[fixture.base.screens[2].tabBarItem] === item)
        #expect(fixture.bar?.items[UITabBarItem()] == nil && fixture.bar?.items[3].item == nil)
        #expect(item?.frame(in: fixture.base.window) == fixture.frame(0))
        item?.layout.leadingSpace = 20
        Headless.clock.turn()
        #expect(fixture.frame(0).minX == 20 && fixture.frame(1).minX == 120)
    }
}
