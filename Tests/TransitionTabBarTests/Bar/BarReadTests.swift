import Testing
import TransitionCore
import TransitionWorld
import UIKit

@testable import TransitionTabBar

/// I8: how often an own bar reads the values that it shows, and how soon it shows a change.
@MainActor
struct BarReadTests {
    /// An item that counts how often its badge is read.
    private final class CountedItem: UITabBarItem {
        var reads = 0
        override var badgeValue: String? {
            get {
                reads += 1
                return super.badgeValue
            }
            set { super.badgeValue = newValue }
        }
    }

    @MainActor
    private struct Counted {
        let fixture = BarFixture(look: nil)
        let item = CountedItem()
        let list: UIScrollView
        let navigation = UINavigationController(rootViewController: Screen("root"))
        var tabs: UITabBarController { fixture.tabs }
        var view: AnimatedTabBarView? { tabs.animatedTabBar?.barView }
        /// The item that counts, as the bar shows it.
        var content: TabBarItemContent? { view?.items[1].content }

        init() {
            let screen = fixture.base.screens[0]
            list = UIScrollView(frame: screen.view.bounds)
            list.contentSize = CGSize(width: 390, height: 100_000)
            screen.view.addSubview(list)
            item.title = "counted"
            fixture.base.screens[1].tabBarItem = item
            tabs.viewControllers = [screen, fixture.base.screens[1], navigation]
            tabs.setAnimatedTabBar(.standard)
            rest()
        }

        func rest() {
            Headless.clock.advance(by: 1)
            Headless.clock.settle()
        }

        /// Scrolls the list by a finger, and answers how often the item is read.
        func scroll(seconds: Double, then change: () -> Void = {}) -> Int {
            let start = item.reads
            let touch = Headless.touch(at: CGPoint(x: 200, y: 700), in: fixture.base.window)
            let count = Int(seconds * 60)
            for step in 1...count {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: 200, y: 700 - 600 * Double(step) / Double(count)))
            }
            #expect(list.contentOffset.y > 300 && list.isDragging)
            let reads = item.reads - start
            change()
            touch.cancel()
            return reads
        }
    }

    @Test("I8: At rest nothing is read, and while a list scrolls at most ten times a second")
    func rate() {
        let counted = Counted()
        let start = counted.item.reads
        Headless.clock.advance(by: 10)
        #expect(counted.item.reads - start <= 1)
        let reads = counted.scroll(seconds: 2)
        #expect(reads >= 10 && reads <= 2 * 10 + 6, "\(reads)")
        counted.rest()
        // A bar that is not seen has nothing to show.
        counted.tabs.setTabBarHidden(true, animated: false)
        counted.rest()
        #expect(counted.scroll(seconds: 1) == 0)
    }

    /// A change that the bar shows.
    enum Change: CaseIterable, Sendable { case title, image, selectedImage, badge, enabled, tabs, order, item, hidden }

    @MainActor
    private func make(_ change: Change, _ counted: Counted) -> @MainActor () -> Bool {
        let (item, tabs, view) = (counted.item, counted.tabs, counted.view)
        let picture = UIImage(systemName: "new")
        switch change {
        case .title:
            item.title = "new"
            return { counted.content?.title == "new" }
        case .image:
            item.image = picture
            return { counted.content?.image === picture }
        case .selectedImage:
            item.selectedImage = picture
            return { counted.content?.selectedImage === picture }
        case .badge:
            item.badgeValue = "7"
            return { counted.content?.badge == "7" }
        case .enabled:
            item.isEnabled = false
            return { view?.items[1].isEnabled == false }
        case .tabs:
            tabs.viewControllers?.append(Screen("more"))
            return { view?.items.count == 4 }
        case .order:
            tabs.viewControllers?.swapAt(1, 2)
            return { view?.items[2].content.title == "counted" }
        case .item:
            counted.fixture.base.screens[1].tabBarItem = UITabBarItem(title: "other", image: nil, tag: 0)
            return { counted.content?.title == "other" }
        case .hidden:
            tabs.setTabBarHidden(true, animated: false)
            return { tabs.animatedTabBar?.isHidden == true }
        }
    }

    @Test(
        "I8: A change shows in the same turn, and within a tenth of a second while a list scrolls",
        arguments: Change.allCases)
    func shows(change: Change) {
        let calm = Counted()
        var isShown = make(change, calm)
        #expect(!isShown())
        Headless.clock.turn()
        #expect(isShown())
        let busy = Counted()
        _ = busy.scroll(seconds: 2) { isShown = make(change, busy) }
        // The frames go on.
        let token = Headless.clock.onFrame {}
        var frames = 0
        while !isShown(), frames < 60 {
            Headless.clock.advance(by: 1.0 / 60)
            frames += 1
        }
        #expect(frames <= 6, "\(frames)")
        token.cancel()
    }

    @Test("I8: The last change before an app rests shows too, without another turn")
    func last() {
        let counted = Counted()
        _ = counted.scroll(seconds: 2) { counted.item.badgeValue = "9" }
        Headless.clock.advance(by: TabBarWatch.longestWait + 0.02)
        #expect(counted.content?.badge == "9")
        counted.rest()
        let start = counted.item.reads
        Headless.clock.advance(by: 10)
        #expect(counted.item.reads - start <= 1)
    }

    @Test("I8: Two bars that are seen make no turns for each other")
    func two() {
        let counted = Counted()
        let above = UITabBarController()
        above.viewControllers = [Screen("x"), Screen("y")]
        above.modalPresentationStyle = .overFullScreen
        counted.tabs.present(above, animated: false)
        above.setAnimatedTabBar(.standard)
        let token = Headless.clock.onFrame {}
        Headless.clock.advance(by: 2)
        token.cancel()
        #expect(Headless.clock.settle())
        #expect(counted.view?.window != nil && above.animatedTabBar?.barView.window != nil)
        let start = counted.item.reads
        Headless.clock.advance(by: 10)
        #expect(counted.item.reads - start <= 2)
    }

    @Test("I8: A bar that is covered retains no tab that goes")
    func covered() {
        let fixture = BarFixture(look: nil)
        fixture.tabs.tabs = ["a", "b", "c"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in Screen(name) }
        }
        fixture.tabs.setAnimatedTabBar(.standard)
        Headless.clock.settle()
        let screens = fixture.tabs.tabs.compactMap(\.viewController).map { Weak($0) }
        let cover = Screen("cover")
        cover.modalPresentationStyle = .fullScreen
        fixture.tabs.present(cover, animated: false)
        Headless.clock.settle()
        fixture.tabs.tabs.removeLast()
        Headless.clock.settle()
        #expect(screens.map { $0.object != nil } == [true, true, false])
        cover.dismiss(animated: false)
        Headless.clock.settle()
        #expect(fixture.tabs.animatedTabBar?.barView.items.count == 2)
    }

    @Test("I8: The package's own settings show in the same turn, however busy the app is")
    func settings() {
        let counted = Counted()
        _ = counted.scroll(seconds: 2) {
            counted.tabs.tabItems[1].layout.raise = 12
            counted.tabs.tabItems[1].badge = .number(4)
        }
        Headless.clock.turn()
        #expect(counted.content?.raise == 12 && counted.content?.badge == "4")
    }

    @Test("I8: A stack that hides the bar, and a selection in code, show in the same turn")
    func stack() {
        let counted = Counted()
        _ = counted.scroll(seconds: 2) { counted.tabs.selectedIndex = 2 }
        Headless.clock.turn()
        #expect(counted.view?.items.map(\.isChosen) == [false, false, true])
        let detail = Screen("detail")
        detail.hidesBottomBarWhenPushed = true
        counted.navigation.pushViewController(detail, animated: false)
        Headless.clock.turn()
        #expect(counted.view?.isHidden == true)
        counted.navigation.setViewControllers([Screen("other")], animated: false)
        Headless.clock.turn()
        #expect(counted.view?.isHidden == false)
    }

    @Test("I8: Settings for a place that no item ever takes are not looked for in each turn")
    func waiting() {
        let counted = Counted()
        counted.tabs.animatedTabBar?.items[7].layout.raise = 3
        counted.rest()
        let reads = counted.scroll(seconds: 1)
        #expect(reads <= 10 + 6, "\(reads)")
    }
}
