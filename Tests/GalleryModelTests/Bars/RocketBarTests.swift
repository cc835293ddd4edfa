import GalleryModel
import Testing
import TransitionCore
import TransitionTabBar
import UIKit

/// The news app's bar, as somebody uses it.
@Suite(.serialized) @MainActor struct RocketBarTests {
    private typealias Place = RocketBarController.Place
    private typealias Rig = DemoBarRig<RocketBarController>

    private func drag(up points: CGFloat, in rig: Rig) {
        let touch = Headless.touch(at: CGPoint(x: 200, y: 500), in: rig.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 200, y: 500 - points * CGFloat(step) / 20))
        }
        // It rests before it is lifted, so that the list does not scroll on.
        Headless.clock.advance(by: 0.5)
        touch.lift()
        rig.settle()
    }

    @Test("The bar is 56 points high above the home indicator, with five items")
    func height() {
        let rig = Rig { RocketBarController() }
        #expect(rig.bar?.height == 56 + 34 && rig.bar?.items.count == Place.allCases.count)
    }

    @Test("Far down the list the logo is a rocket, which leads back to the top; the logo leaves the list alone")
    func rocket() throws {
        let rig = Rig { RocketBarController() }
        let demo = rig.demo
        let home = try #require(rig.bar?.items[Place.news.rawValue])
        let top = demo.feed.list.contentOffset.y
        drag(up: 300, in: rig)
        #expect(!home.showsScrolledFace && demo.feed.list.contentOffset.y > top + 200)
        try rig.tap(Place.news.rawValue)
        #expect(demo.feed.list.contentOffset.y > top + 200, "the logo does nothing of its own")
        drag(up: 300, in: rig)
        #expect(demo.feed.list.contentOffset.y > 456 && home.showsScrolledFace)
        try rig.tap(Place.friends.rawValue)
        #expect(demo.selectedIndex == 1 && home.showsScrolledFace)
        try rig.tap(Place.news.rawValue)
        #expect(demo.selectedIndex == 0 && home.showsScrolledFace, "a tap that selects does not scroll")
        try rig.tap(Place.news.rawValue)
        #expect(!home.showsScrolledFace && demo.feed.list.contentOffset.y == top)
    }

    @Test("The raised button takes touches above the bar, and presents the composer without selecting anything")
    func compose() throws {
        let rig = Rig { RocketBarController() }
        let demo = rig.demo
        try rig.tap(Place.friends.rawValue)
        try rig.tap(Place.compose.rawValue, below: -15)
        #expect(demo.presentedViewController?.title == "New post" && demo.selectedIndex == Place.friends.rawValue)
        try rig.press("Close")
        #expect(demo.presentedViewController == nil && demo.selectedIndex == Place.friends.rawValue)
        try rig.tap(Place.messages.rawValue, below: -15)
        #expect(demo.selectedIndex == Place.friends.rawValue, "above the others is the screen")
    }

    @Test("Only members come to the profile: whoever signs in goes on, whoever does not stays")
    func gate() throws {
        let rig = Rig { RocketBarController() }
        let demo = rig.demo
        try rig.tap(Place.profile.rawValue)
        #expect(demo.presentedViewController?.title == "For members" && demo.selectedIndex == 0)
        try rig.press("Not now")
        #expect(demo.presentedViewController == nil && demo.selectedIndex == 0 && !demo.isMember)
        try rig.tap(Place.profile.rawValue)
        try rig.press("Sign in")
        #expect(demo.isMember && demo.presentedViewController == nil)
        #expect(demo.selectedIndex == Place.profile.rawValue)
        try rig.tap(Place.news.rawValue)
        try rig.tap(Place.profile.rawValue)
        #expect(demo.selectedIndex == Place.profile.rawValue && demo.presentedViewController == nil)
    }

    @Test("A finger that rests for a tenth of a second opens the menu and selects nothing; a shorter one selects")
    func longPress() throws {
        let rig = Rig { RocketBarController() }
        let demo = rig.demo
        let place = Place.messages.rawValue
        for (seconds, opens) in [(0.099, false), (0.101, true)] {
            demo.selectedIndex = 0
            rig.settle()
            let touch = Headless.touch(at: try rig.point(place), in: rig.window)
            Headless.clock.advance(by: seconds)
            touch.lift()
            rig.settle()
            #expect((Headless.openMenu != nil) == opens, "\(seconds)")
            #expect(demo.selectedIndex == (opens ? 0 : place), "\(seconds)")
        }
        let messages = demo.tabItems[place]
        #expect(messages.badge == .text("919+"))
        Headless.choose("One more")
        rig.settle()
        #expect(messages.badge == .number(920) && Headless.openMenu == nil && Headless.feedback.count > 1)
        let touch = Headless.touch(at: try rig.point(place), in: rig.window)
        Headless.clock.advance(by: 0.2)
        touch.lift()
        rig.settle()
        Headless.choose("Mark all as read")
        #expect(messages.badge == nil)
    }

    @Test("The demo is freed when it is closed")
    func freed() throws {
        weak var gone: UITabBarController?
        do {
            let rig = Rig { RocketBarController() }
            gone = rig.demo
            try rig.tap(Place.friends.rawValue)
            rig.window.rootViewController = nil
            rig.settle()
        }
        Headless.clock.settle()
        #expect(gone == nil)
    }
}
