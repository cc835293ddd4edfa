import Foundation
import Testing
import TransitionAnimations
import TransitionTestSupport
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar
@testable import TransitionUIKit

/// Items that move on the system's bar, and the items as they were afterwards.
@MainActor
struct ItemPlayTests {
    nonisolated private static let moving = BuiltInTabItemAnimation.chosen.filter { $0 != .still && $0 != .badgeBounce }

    @Test("I1, I13: Each animation plays on a tap and leaves everything as it was", arguments: moving)
    func plays(animation: BuiltInTabItemAnimation) {
        let fixture = ItemFixture()
        let (looks, spoken) = (fixture.looks, fixture.spoken)
        fixture.tabs.setTabItemAnimation(animation.animator)
        fixture.tap(1)
        fixture.begin()
        #expect(fixture.overlays.count == 1)
        let replaces = animation.animator.choreography(
            in: TabItemScene(size: .zero, icon: CGRect(x: 0, y: 0, width: 20, height: 20), title: .zero)
        ).replacesIcon
        #expect(fixture.isBlank(1) == replaces && !fixture.isBlank(0) && !fixture.isBlank(2))
        #expect(fixture.spoken == spoken)
        Headless.clock.advance(by: animation.animator.duration / 2 - 0.02)
        #expect(fixture.overlays.count == 1)
        Headless.clock.advance(by: animation.animator.duration / 2 + 0.05)
        fixture.expectClean(looks)
        fixture.settle()
        #expect(fixture.base.shown == "b")
    }

    @Test(
        "Another tap at every tenth interrupts an animation, and nothing is left",
        arguments: BuiltInTabItemAnimation.chosen, ItemBar.allCases)
    func interrupted(animation: BuiltInTabItemAnimation, bar: ItemBar) {
        for tenth in 0..<10 {
            let fixture = ItemFixture(on: bar)
            for place in 0..<3 { fixture.tabs.tabItems[place].badge = .number(place + 1) }
            let moves = animation != .still
            let looks = fixture.looks
            fixture.tabs.setTabItemAnimation(animation.animator)
            fixture.tap(1)
            fixture.begin()
            Headless.clock.advance(by: Double(tenth) / 10 * animation.animator.duration)
            fixture.tap(2)
            fixture.begin()
            #expect(!fixture.isBlank(1) && fixture.looks[1] == looks[1], "at \(tenth) tenths")
            #expect(fixture.moving == (moves ? 1 : 0), "at \(tenth) tenths")
            Headless.clock.advance(by: animation.animator.duration + 0.1)
            fixture.expectClean(looks)
            fixture.settle()
            #expect(fixture.base.shown == "c")
        }
    }

    @Test("Taken off in flight, the item is at once as it was", arguments: moving)
    func takenOff(animation: BuiltInTabItemAnimation) {
        let fixture = ItemFixture()
        let looks = fixture.looks
        fixture.tabs.setTabItemAnimation(animation.animator)
        fixture.tap(1)
        fixture.begin()
        Headless.clock.advance(by: animation.animator.duration / 2)
        #expect(fixture.overlays.count == 1)
        fixture.tabs.setTabItemAnimation(nil)
        fixture.expectClean(looks)
        #expect(fixture.tabs.delegate === fixture.base.app)
        fixture.settle()
        fixture.tap(2)
        fixture.begin()
        fixture.expectClean(looks)
    }

    /// Something that happens while an item moves, after which nothing may move any more.
    enum Event: CaseIterable, Sendable {
        case deselected, hidden, barHidden, minimised, rotated, image, selectedImage, badge, title, removed, dark
        case background, left, uninstalled
    }

    @Test(
        "I13: Whatever happens meanwhile, the item comes back",
        arguments: Event.allCases, [BuiltInTabItemAnimation.jump, .pop, .roll, .titleSlide, .ring, .badgeBounce])
    func events(event: Event, animation: BuiltInTabItemAnimation) {
        let fixture = ItemFixture()
        let item = fixture.items[1]
        item.badgeValue = "7"
        var looks = fixture.looks
        fixture.tabs.setTabItemAnimation(animation.animator)
        fixture.tap(1)
        fixture.begin()
        Headless.clock.advance(by: animation.animator.duration / 4)
        #expect(fixture.overlays.count == 1)
        let wasBlank = fixture.isBlank(1)
        let other = UIImage(systemName: "other")
        switch event {
        case .deselected: fixture.tabs.selectedIndex = 0
        case .hidden: fixture.tabs.tabBar.isHidden = true
        case .barHidden: fixture.tabs.setTabBarHidden(true, animated: false)
        // A bar that shrinks aside, with its items.
        case .minimised: fixture.tabs.tabBar.transform = CGAffineTransform(scaleX: 0.3, y: 0.8)
        case .rotated: fixture.base.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        case .image: item.image = other
        case .selectedImage: item.selectedImage = other
        case .badge: item.badgeValue = "8"
        case .title: item.title = "new"
        case .removed: fixture.tabs.viewControllers = [fixture.base.screens[0], fixture.base.screens[2]]
        case .dark: fixture.tabs.overrideUserInterfaceStyle = .dark
        case .background:
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        case .left: fixture.base.window.rootViewController = nil
        case .uninstalled: fixture.tabs.tabItems.removeAll()
        }
        Headless.clock.advance(by: 0.05)
        if event == .deselected {
            // The next item moves now, and this one is back.
            #expect(!fixture.isBlank(1) && fixture.isBlank(0) == wasBlank)
            Headless.clock.advance(by: 2)
        }
        // A picture that was not replaced by ours may be exchanged while other parts move.
        if event == .image || event == .selectedImage, !wasBlank { Headless.clock.advance(by: 2) }
        if event == .image {
            #expect(item.image === other)
            #expect(item.selectedImage?.isSymbolImage == true)
        } else if event == .selectedImage {
            #expect(item.selectedImage === other)
            #expect(item.image?.isSymbolImage == true)
        } else {
            if event == .badge { looks[1] = looks[1].replacingOccurrences(of: " 7 ", with: " 8 ") }
            if event == .title { looks[1] = looks[1].replacingOccurrences(of: " b ", with: " new ") }
            #expect(fixture.looks == looks)
        }
        #expect(fixture.overlays.isEmpty)
    }

    @Test("A controller that is freed while an item moves gives the item back")
    func freed() {
        Headless.reset()
        let item = UITabBarItem(title: "two", image: UIImage(systemName: "2"), selectedImage: nil)
        let image = item.image
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
            controller.setTabItemAnimation(.bounce)
            controller.selectedIndex = 1
            Headless.clock.advance(by: 0.25)
            #expect(item.image !== image)
            window.rootViewController = nil
            window.isHidden = true
            tabs = controller
        }
        Headless.clock.settle()
        #expect(tabs == nil)
        #expect(item.image === image)
    }

    @Test(
        "A controller that is freed on another thread while an item and a badge move traps nothing",
        arguments: ItemBar.allCases)
    func freedElsewhere(bar: ItemBar) {
        weak var adapter: TabItemAdapter?
        freeOnAnotherThread {
            let fixture = ItemFixture(on: bar)
            fixture.tabs.tabItems[2].badge = .number(2)
            fixture.tabs.tabItems[2].animateBadge(.bounce(repeats: true))
            fixture.tabs.setTabItemAnimation(.bounce)
            fixture.tap(1)
            fixture.begin()
            #expect(fixture.moving == (bar == .system ? 2 : 1))
            adapter = .installed(on: fixture.tabs)
            fixture.base.window.rootViewController = nil
            fixture.base.window.isHidden = true
            Headless.clock.turn()
            return fixture.tabs
        }
        #expect(adapter == nil)
    }

    @Test("The first selection and a tap on the selected item move nothing; a selection in code does")
    func selections() {
        let fixture = ItemFixture()
        let looks = fixture.looks
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.begin()
        fixture.expectClean(looks)
        fixture.tap(0)
        fixture.begin()
        fixture.expectClean(looks)
        fixture.tabs.selectedIndex = 2
        fixture.begin()
        #expect(fixture.isBlank(2))
        fixture.settle()
        fixture.tabs.selectedViewController = fixture.base.screens[1]
        fixture.begin()
        #expect(fixture.isBlank(1))
        fixture.settle()
        fixture.expectClean(looks)
    }

    @Test("F138: Nothing moves for a refused tap, in either order of UIKit's calls", arguments: [false, true])
    func refused(tellsFirst: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.tabBarTellsBeforeShouldSelect = tellsFirst
        let fixture = ItemFixture(assumptions: assumptions)
        let looks = fixture.looks
        fixture.base.app.refused = ["b"]
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.tap(1)
        for _ in 0..<5 {
            fixture.begin()
            fixture.expectClean(looks)
        }
        #expect(fixture.base.app.log.take() == ["shouldSelect b"])
        fixture.tap(2)
        fixture.begin()
        #expect(fixture.isBlank(2))
        fixture.settle()
    }

    @Test("F129: Where an item does not say where it is, nothing moves and nothing is lost")
    func noFrame() {
        var assumptions = Headless.Assumptions()
        assumptions.tabBarItemsHaveNoFrame = true
        for fixture in [
            ItemFixture(assumptions: assumptions), ItemFixture(size: CGSize(width: 1024, height: 768), isPad: true),
        ] {
            expectStill(fixture)
        }
    }

    @Test("On a phone that lies on its side, where texts stand beside pictures, nothing moves")
    func compactHeight() {
        let fixture = ItemFixture()
        let parent = UIViewController(nibName: nil, bundle: nil)
        fixture.base.window.rootViewController = parent
        parent.addChild(fixture.tabs)
        parent.view.addSubview(fixture.tabs.view)
        fixture.tabs.didMove(toParent: parent)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: fixture.tabs)
        Headless.clock.settle()
        expectStill(fixture)
        parent.setOverrideTraitCollection(nil, forChild: fixture.tabs)
        fixture.tabs.selectedIndex = 2
        fixture.begin()
        #expect(fixture.isBlank(2))
    }

    @Test("Under Reduce Motion only what is calm plays")
    func reducedMotion() {
        let fixture = ItemFixture()
        let looks = fixture.looks
        fixture.tabs.setTabItemAnimation(.bounce, motion: .alwaysReduced)
        fixture.tap(1)
        fixture.begin()
        fixture.expectClean(looks)
        fixture.tabs.setTabItemAnimation(.fade, motion: .alwaysReduced)
        fixture.tap(2)
        fixture.begin()
        #expect(fixture.isBlank(2))
        fixture.settle()
        fixture.expectClean(looks)
    }

    private func expectStill(_ fixture: ItemFixture) {
        let looks = fixture.looks
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.tabs.selectedIndex = 1
        fixture.begin()
        fixture.expectClean(looks)
        fixture.settle()
        #expect(fixture.base.shown == "b")
    }

    @Test("An item without a picture moves its text")
    func textOnly() {
        let fixture = ItemFixture()
        (fixture.items[1].image, fixture.items[1].selectedImage) = (nil, nil)
        let looks = fixture.looks
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.tap(1)
        fixture.begin()
        let label = fixture.overlays.first?.subviews.first as? UILabel
        #expect(label?.text == "b" && fixture.overlays.first?.subviews.count == 1)
        #expect(fixture.items[1].title == "b" && fixture.items[1].titleTextAttributes(for: .selected) != nil)
        Headless.clock.advance(by: 1)
        fixture.expectClean(looks)
    }

    @Test("I1: The picture stands where the bar drew it, in both directions of layout", arguments: [false, true])
    func place(isRightToLeft: Bool) throws {
        let fixture = ItemFixture(isRightToLeft: isRightToLeft)
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.tabs.selectedIndex = 2
        fixture.begin()
        let overlay = try #require(fixture.overlays.first)
        let frame = try #require(fixture.items[2].frame(in: fixture.tabs.view))
        #expect(overlay.frame == frame)
        #expect((frame.minX > 195) != isRightToLeft)
        let picture = try #require(overlay.subviews.first as? UIImageView)
        #expect(
            picture.image?.size == CGSize(width: 20, height: 20) && picture.tintColor == fixture.tabs.tabBar.tintColor)
        #expect(abs(picture.center.x - frame.width / 2) < 0.01 && abs(picture.center.y - 18) < 0.01)
        #expect(!overlay.isUserInteractionEnabled)
    }

    @Test("I9: A view of the app's own draws the picture, from 0 on, and is gone afterwards")
    func drawing() {
        final class Player: UIView, TabItemDrawing {
            var drawn: [Double] = []
            func drawItem(at progress: Double) { drawn.append(progress) }
        }
        let fixture = ItemFixture()
        let looks = fixture.looks
        let player = Player(frame: .zero)
        fixture.tabs.setTabItemAnimation(.pop)
        fixture.tabs.tabItems[1].picture = { player }
        fixture.tap(1)
        fixture.begin()
        #expect(player.superview != nil && fixture.isBlank(1))
        Headless.clock.advance(by: 0.5)
        #expect(player.superview == nil)
        #expect(player.drawn.first == 0 && player.drawn == player.drawn.sorted() && player.drawn.count > 10)
        fixture.expectClean(looks)
    }

    @Test("A sequence shows one image after the other, and the item's own at the end")
    func frames() {
        let fixture = ItemFixture()
        fixture.tabs.setTabItemAnimation(.frames([.symbol("a"), .symbol("b"), .named("none")], seconds: 0.4))
        fixture.tap(1)
        fixture.begin()
        func shown() -> [UIImage?] {
            let pictures = fixture.overlays.first?.subviews.compactMap { $0 as? UIImageView } ?? []
            return pictures.filter { ($0.layer.presentation() ?? $0.layer).opacity > 0 }.map(\.image)
        }
        let first = shown()
        Headless.clock.advance(by: 0.25)
        #expect(first.count == 1 && first.first??.isSymbolImage == true)
        #expect(shown().count == 1 && shown() != first)
        fixture.settle()
        #expect(!fixture.isBlank(1))
    }

    @Test("A badge is drawn above the picture meanwhile, and is the bar's own again afterwards")
    func badge() {
        let fixture = ItemFixture()
        fixture.items[1].badgeValue = "12"
        fixture.items[1].badgeColor = .blue
        let looks = fixture.looks
        fixture.tabs.setTabItemAnimation(.badgeBounce)
        fixture.tap(1)
        fixture.begin()
        let badge = fixture.overlays.first?.subviews.last as? UILabel
        #expect(badge?.text == "12" && badge?.backgroundColor == .blue && fixture.items[1].badgeValue == "12")
        #expect(fixture.items[1].badgeColor != .blue && !fixture.isBlank(1))
        Headless.clock.advance(by: 0.1)
        #expect((badge?.layer.presentation()).map { $0.transform.m42 < -1 } == true)
        Headless.clock.advance(by: 2)
        fixture.expectClean(looks)
    }
}
