import HeadlessFixtures
import Testing
import UIKit

/// F129: where the items of a tab bar say they are.
@MainActor
struct TabBarItemFrameTests {
    private func stage(_ change: (inout Headless.Assumptions) -> Void = { _ in }) -> TabStage {
        TabStage(assuming: change)
    }

    @Test("Items lie beside each other on the bar, in any view's coordinates; nil when hidden or off the screen")
    func frames() throws {
        let stage = stage()
        let (tabs, items) = (stage.tabs, try #require(stage.tabs.tabBar.items))
        Headless.clock.settle()
        let frames = items.compactMap { $0.frame(in: tabs.tabBar) }
        #expect(frames.count == items.count && frames.first?.minX == 0)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX == $1.minX })
        let inView = try #require(items[0].frame(in: tabs.view))
        #expect(inView == tabs.tabBar.convert(frames[0], to: tabs.view))
        tabs.tabBar.isHidden = true
        #expect(items[0].frame(in: tabs.view) == nil)
        tabs.tabBar.isHidden = false
        tabs.setTabBarHidden(true, animated: false)
        Headless.clock.settle()
        #expect(items[0].frame(in: tabs.view) == nil)
        #expect(UITabBarItem(title: "x", image: nil, tag: 0).frame(in: tabs.view) == nil)
    }

    @Test("No item says where it is where that is assumed")
    func none() throws {
        let stage = stage { $0.tabBarItemsHaveNoFrame = true }
        Headless.clock.settle()
        let items = try #require(stage.tabs.tabBar.items)
        #expect(items.allSatisfy { $0.frame(in: stage.tabs.view) == nil })
    }

    @Test("Attributes of title and badge are kept for each state")
    func attributes() {
        let item = UITabBarItem(title: "x", image: nil, tag: 0)
        item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        item.setBadgeTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        #expect(item.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
        #expect(item.titleTextAttributes(for: .normal) == nil)
        #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
        item.setTitleTextAttributes(nil, for: .selected)
        #expect(item.titleTextAttributes(for: .selected) == nil)
    }
}
