import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar

/// I2, I3: an item with a logo and a rocket.
@MainActor
struct BarScrollFaceTests {
    @MainActor
    private struct Feed {
        let fixture = BarFixture()
        let list: UIScrollView
        let logo = UIImage(systemName: "logo")
        let rocket = UIImage(systemName: "rocket")
        var item: TabItem? { fixture.bar?.items[0] }

        init() {
            list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            list.contentSize = CGSize(width: 390, height: 8000)
            list.contentInsetAdjustmentBehavior = .never
            fixture.base.screens[0].view.addSubview(list)
            item?.scrollFace = TabItemScrollFace(top: logo, scrolled: rocket, scrollView: list, threshold: 456)
            item?.layout.disc = .blue
            Headless.clock.settle()
        }

        var view: TabBarItemView { fixture.items[0] }
        /// The pictures that are seen on the item, with their frames in it.
        var pictures: [(image: UIImage?, y: CGFloat, scale: CGFloat)] {
            func images(in view: UIView) -> [UIImageView] {
                view.isHidden ? [] : view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? images(in: $0) }
            }
            return images(in: view).filter { !$0.isHidden }.map { picture in
                let seen = picture.layer.presentation() ?? picture.layer
                return (picture.image, seen.transform.m42, seen.transform.m11)
            }
        }

        func drag(up points: CGFloat) {
            let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.base.window)
            for step in 1...20 {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: 200, y: 400 - points * CGFloat(step) / 20))
            }
            Headless.clock.advance(by: 0.3)
            touch.move(to: CGPoint(x: 200, y: 400.5 - points))
            Headless.clock.advance(by: 0.3)
            touch.move(to: CGPoint(x: 200, y: 400 - points))
            Headless.clock.advance(by: 0.2)
            touch.lift()
        }
    }

    @Test("I2: Selected it is a 42-point logo without a text, otherwise 28 points with one")
    func logo() {
        let feed = Feed()
        #expect(feed.view.places?.icon == CGRect(x: 44, y: 7, width: 42, height: 42) && feed.view.places?.title == nil)
        #expect(feed.pictures.map(\.image) == [feed.logo])
        feed.fixture.tap(1)
        feed.fixture.settle()
        #expect(feed.view.places?.icon == CGRect(x: 51, y: 7, width: 28, height: 28) && feed.view.places?.title != nil)
        #expect(feed.pictures.first?.image?.isSymbolImage == true && feed.pictures.first?.image != feed.logo)
    }

    @Test("I2: The logo grows from half its size in 0.2 seconds when its tab is selected")
    func grows() {
        let feed = Feed()
        feed.fixture.tap(1)
        feed.fixture.settle()
        feed.fixture.tap(0)
        feed.fixture.begin()
        #expect(abs((feed.pictures.first?.scale ?? 0) - 0.5) < 0.05)
        Headless.clock.advance(by: 0.08)
        let half = feed.pictures.first?.scale ?? 0
        #expect(half > 0.6 && half < 0.9)
        Headless.clock.advance(by: 0.15)
        #expect(feed.view.play == nil && feed.pictures.first?.scale == 1)
        feed.fixture.settle()
    }

    @Test("I3: A drag beyond 456 rolls the rocket up, one picture pushing out the other")
    func rolls() {
        let feed = Feed()
        feed.list.contentOffset.y = 400
        feed.drag(up: 100)
        #expect(feed.item?.showsScrolledFace == true && feed.pictures.map(\.image) == [feed.rocket])
        Headless.clock.settle()
        feed.item?.showsScrolledFace = false
        Headless.clock.advance(by: 0.125)
        let pictures = feed.pictures
        #expect(pictures.count == 2 && pictures.first?.image == feed.rocket && pictures.last?.image == feed.logo)
        // Downwards: the rocket leaves below, the logo comes from above.
        #expect((pictures.first?.y ?? 0) > 5 && (pictures.last?.y ?? 0) < -5)
        Headless.clock.advance(by: 0.2)
        #expect(feed.pictures.map(\.image) == [feed.logo] && feed.list.contentOffset.y > 456)
        #expect(feed.view.subviews.contains { $0.backgroundColor == .blue && !$0.isHidden && $0.transform.isIdentity })
    }

    @Test("I3: Selecting the rocket rolls back and scrolls to the top; the logo does nothing of its own")
    func selecting() {
        let feed = Feed()
        feed.list.contentOffset.y = 300
        feed.fixture.tap(0)
        Headless.clock.settle()
        #expect(feed.list.contentOffset.y == 300)
        feed.item?.showsScrolledFace = true
        Headless.clock.settle()
        #expect(feed.list.contentOffset.y == 300)
        feed.fixture.base.app.refused = ["a"]
        feed.fixture.tap(0)
        Headless.clock.settle()
        #expect(feed.list.contentOffset.y == 300 && feed.item?.showsScrolledFace == true)
        feed.fixture.base.app.refused = []
        feed.fixture.tap(0)
        Headless.clock.settle()
        #expect(feed.list.contentOffset.y == 0 && feed.item?.showsScrolledFace == false)
        #expect(feed.fixture.base.shown == "a" && feed.pictures.map(\.image) == [feed.logo])
    }

    @Test("I3: The rocket is kept while other tabs are shown, and a first tap only selects")
    func kept() {
        let feed = Feed()
        feed.list.contentOffset.y = 600
        feed.item?.showsScrolledFace = true
        Headless.clock.settle()
        feed.fixture.tap(1)
        feed.fixture.settle()
        #expect(feed.item?.showsScrolledFace == true && feed.view.places?.icon?.width == 28)
        feed.fixture.tap(0)
        feed.fixture.settle()
        #expect(feed.pictures.map(\.image) == [feed.rocket] && feed.list.contentOffset.y == 600)
        feed.list.contentOffset.y = 0
        Headless.clock.advance(by: 0.3)
        #expect(feed.item?.showsScrolledFace == false && feed.pictures.map(\.image) == [feed.logo])
    }

    @Test("I3: Reduce Motion changes the picture without rolling; without a scroll face the item is like the others")
    func without() {
        let feed = Feed()
        Headless.isReduceMotionEnabled = true
        feed.list.contentOffset.y = 600
        feed.item?.showsScrolledFace = true
        Headless.clock.turn()
        #expect(feed.view.play == nil && feed.pictures.map(\.image) == [feed.rocket])
        feed.item?.scrollFace = nil
        Headless.clock.turn()
        #expect(feed.view.places?.icon?.width == 28 && feed.view.places?.title != nil)
        feed.fixture.tabs.setAnimatedTabBar(nil)
        Headless.clock.settle()
    }
}
