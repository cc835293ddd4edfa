import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionTabBar

/// I2, I3: the pictures of a scroll face on the system's bar, without motion.
@MainActor
struct ItemFaceTests {
    @MainActor
    private struct Feed {
        let fixture = ItemFixture()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let logo = UIImage(systemName: "logo")
        let rocket = UIImage(systemName: "rocket")
        let looks: [String]
        var item: TabItem { fixture.tabs.tabItems[0] }
        var shown: UIImage? { fixture.items[0].selectedImage }

        init() {
            looks = fixture.looks
            list.contentSize = CGSize(width: 390, height: 8000)
            list.contentInsetAdjustmentBehavior = .never
            fixture.base.screens[0].view.addSubview(list)
            item.scrollFace = TabItemScrollFace(top: logo, scrolled: rocket, scrollView: list, threshold: 200)
        }

        func drag(by points: CGFloat) {
            Headless.swipe(
                from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 + points), duration: 0.5,
                in: fixture.base.window)
            Headless.clock.settle()
        }
    }

    @Test("I2, I3: Selected, the item shows the logo, and the rocket while its list is scrolled far")
    func faces() {
        let feed = Feed()
        #expect(feed.shown === feed.logo && feed.item.title == "a")
        feed.drag(by: -400)
        #expect(feed.shown === feed.rocket && feed.item.showsScrolledFace)
        feed.fixture.tap(1)
        feed.fixture.settle()
        #expect(feed.fixture.looks == feed.looks)
        feed.fixture.tap(0)
        feed.fixture.settle()
        #expect(feed.shown === feed.rocket)
        // A tap on the rocket leads to the top, and one on the logo does nothing.
        feed.fixture.tap(0)
        feed.fixture.settle()
        #expect(feed.shown === feed.logo && feed.list.contentOffset.y == 0)
        feed.item.showsScrolledFace = true
        #expect(feed.shown === feed.logo)
        feed.item.scrollFace = nil
        #expect(feed.fixture.looks == feed.looks && feed.fixture.tabs.delegate === feed.fixture.base.app)
    }

    @Test("I3: An animation, another bar and another picture of the app leave the right picture")
    func beside() {
        let feed = Feed()
        feed.fixture.tabs.setTabItemAnimation(.bounce)
        feed.list.contentOffset.y = 500
        feed.fixture.tap(1)
        feed.fixture.settle()
        feed.fixture.tap(0)
        feed.fixture.begin()
        #expect(feed.fixture.isBlank(0))
        feed.item.showsScrolledFace = true
        #expect(feed.shown === feed.rocket && !feed.fixture.isBlank(0))
        feed.fixture.tabs.setAnimatedTabBar(.standard)
        #expect(feed.fixture.looks == feed.looks)
        feed.fixture.tabs.setAnimatedTabBar(nil)
        #expect(feed.shown === feed.rocket)
        let own = UIImage(systemName: "own")
        feed.fixture.items[0].selectedImage = own
        feed.fixture.tabs.tabItems.removeAll()
        #expect(feed.shown === own)
    }

    @Test("I3: With UITab the tab's picture is the face while it is selected")
    func tab() {
        let fixture = ItemFixture()
        let (logo, own) = (UIImage(systemName: "logo"), UIImage(systemName: "own"))
        let tabs = ["x", "y"].map { name in UITab(title: name, image: own, identifier: name) { _ in Screen(name) } }
        fixture.tabs.tabs = tabs
        Headless.clock.settle()
        fixture.tabs.tabItems[0].scrollFace = TabItemScrollFace(
            top: logo, scrolled: nil, scrollView: nil, threshold: 200)
        #expect(tabs[0].image === logo)
        fixture.tap(1)
        Headless.clock.settle()
        #expect(tabs[0].image === own && tabs[1].image === own)
    }
}
