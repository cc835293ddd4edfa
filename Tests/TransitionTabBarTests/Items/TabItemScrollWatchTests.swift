import Foundation
import Testing
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar
@testable import TransitionUIKit

/// The watch of an item's scroll face on a real list: fingers, what scrolls on without them, the status bar and code.
@MainActor
struct TabItemScrollWatchTests {
    /// A list in the first of two tabs.
    @MainActor
    private final class Feed {
        let fixture = TabFixture(tabs: 2)
        let list: UIScrollView
        let app = Listener()
        let log = Log()
        var watch: TabItemScrollWatch?

        final class Listener: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
        }

        init(threshold: CGFloat = 456, bounces: Bool = true) {
            list = UIScrollView(frame: fixture.screens[0].view.bounds)
            list.contentSize = CGSize(width: 390, height: 8000)
            list.contentInsetAdjustmentBehavior = .never
            list.bounces = bounces
            list.delegate = app
            fixture.screens[0].view.addSubview(list)
            Headless.clock.settle()
            follow(threshold: threshold)
        }

        func follow(threshold: CGFloat = 456) {
            watch?.remove()
            watch = TabItemScrollWatch(
                TabItemScrollFace(top: nil, scrolled: nil, scrollView: list, threshold: threshold)
            ) { [log] in
                log.note("\($0)")
            }
        }

        /// A finger that goes up (or, below 0, down) by so many points, and rests before it is lifted.
        func drag(up points: CGFloat) {
            let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.window)
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
            Headless.clock.settle()
        }

        var face: TabItemScrollRule.Face? { watch?.face }
    }

    @Test(
        "I3: A drag to just above the threshold brings the rocket, to it and below it not",
        arguments: [455.9, 456, 456.1])
    func threshold(goal: CGFloat) {
        let feed = Feed()
        feed.list.contentOffset.y = goal - 100
        // The pan's own threshold is taken off what the finger moves.
        let before = feed.list.contentOffset.y
        feed.drag(up: 50)
        let moved = feed.list.contentOffset.y - before
        feed.list.contentOffset.y = goal - moved
        feed.follow()
        _ = feed.log.take()
        feed.drag(up: 50)
        #expect(abs(feed.list.contentOffset.y - goal) < 1e-6)
        #expect(feed.face == (goal > 456.05 ? .scrolled : .top))
        #expect(feed.log.take() == (goal > 456.05 ? ["scrolled"] : []))
    }

    @Test("I3: What scrolls on without the finger belongs to its drag, and changes it once")
    func inertia() {
        let feed = Feed()
        Headless.swipe(
            from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.1, in: feed.fixture.window)
        // The finger was lifted before the threshold.
        #expect(feed.list.contentOffset.y < 456 && feed.face == .top && feed.list.isDecelerating)
        Headless.clock.settle()
        #expect(feed.list.contentOffset.y > 456 && feed.face == .scrolled)
        #expect(feed.log.take() == ["scrolled"])
        // The other way: down, lifted above the threshold, and come to rest below it.
        feed.list.contentOffset.y = 900
        Headless.swipe(
            from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.1, in: feed.fixture.window)
        #expect(feed.list.contentOffset.y > 456 && feed.face == .scrolled && feed.list.isDecelerating)
        Headless.clock.settle()
        #expect(feed.face == .top && feed.log.take() == ["top"])
    }

    @Test("I3: A finger that goes up and down again changes it once; a finger that catches the list begins anew")
    func once() {
        let feed = Feed()
        feed.list.contentOffset.y = 400
        let touch = Headless.touch(at: CGPoint(x: 200, y: 600), in: feed.fixture.window)
        for y in [560, 500, 440, 500, 600, 700, 760] as [CGFloat] {
            Headless.clock.advance(by: 0.05)
            touch.move(to: CGPoint(x: 200, y: y))
        }
        Headless.clock.advance(by: 0.5)
        touch.lift()
        Headless.clock.settle()
        #expect(feed.list.contentOffset.y < 400 && feed.face == .scrolled && feed.log.take() == ["scrolled"])
        // Flicked up, and caught while it scrolls on.
        Headless.swipe(
            from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.1, in: feed.fixture.window)
        Headless.clock.advance(by: 0.05)
        #expect(feed.list.isDecelerating)
        feed.list.contentOffset.y = 480
        feed.drag(up: -60)
        #expect(feed.face == .top && feed.log.take() == ["top"])
    }

    @Test("I3: At the very top it is the logo: by code, animated or not, and pulled down")
    func top() {
        let feed = Feed()
        for animated in [false, true] {
            feed.list.contentOffset.y = 430
            feed.drag(up: 60)
            #expect(feed.face == .scrolled)
            feed.list.setContentOffset(CGPoint(x: 0, y: 200), animated: animated)
            Headless.clock.settle()
            // Without a finger only the top counts.
            #expect(feed.face == .scrolled)
            feed.list.setContentOffset(.zero, animated: animated)
            Headless.clock.settle()
            #expect(feed.face == .top && feed.log.take() == ["scrolled", "top"])
            feed.list.setContentOffset(CGPoint(x: 0, y: 3000), animated: animated)
            Headless.clock.settle()
            #expect(feed.face == .top)
        }
        feed.list.contentOffset.y = 0
        feed.watch?.show(.scrolled)
        #expect(feed.face == .top && feed.log.take() == [])
        feed.drag(up: -100)
        #expect(feed.face == .top)
    }

    @Test("I3: A tap on the status bar brings the logo at the top, not on the way")
    func statusBar() {
        let feed = Feed()
        feed.list.contentOffset.y = 430
        feed.drag(up: 60)
        #expect(feed.face == .scrolled)
        Headless.tapStatusBar(of: feed.fixture.window)
        Headless.clock.advance(by: 0.2)
        #expect(feed.list.contentOffset.y > 0 && feed.list.contentOffset.y < 456 && feed.face == .scrolled)
        Headless.clock.settle()
        #expect(feed.list.contentOffset.y == 0 && feed.face == .top && feed.log.take() == ["scrolled", "top"])
        #expect(Headless.activity.displayLinks == 0)
    }

    @Test("I3: Under a bar the top is where the list begins, not at 0")
    func inset() {
        let feed = Feed()
        feed.list.contentInset.top = 97.5
        feed.list.contentOffset.y = 500
        feed.watch?.show(.scrolled)
        feed.list.contentOffset.y = 0
        #expect(feed.face == .scrolled)
        feed.list.contentOffset.y = -97.5
        #expect(feed.face == .top)
    }

    @Test("I3: The face is kept while another tab is shown, and code changes it")
    func kept() {
        let feed = Feed()
        feed.list.contentOffset.y = 430
        feed.drag(up: 60)
        for tab in [1, 0] {
            feed.fixture.tabs.selectedIndex = tab
            feed.fixture.settle()
            #expect(feed.face == .scrolled && feed.log.take() == (tab == 1 ? ["scrolled"] : []))
        }
        feed.watch?.show(.top)
        #expect(feed.face == .top && feed.log.take() == ["top"])
        feed.drag(up: 60)
        #expect(feed.face == .scrolled)
    }

    @Test("I3: The scroll view is left as it was found: its delegate, its pan's delegate, and no link runs at rest")
    func untouched() {
        let feed = Feed()
        #expect(feed.list.delegate === feed.app)
        feed.list.contentOffset.y = 430
        feed.drag(up: 60)
        let count = feed.app.count
        #expect(count > 10 && feed.list.delegate === feed.app)
        // Two frames after the list has come to rest the last link is gone.
        Headless.clock.advance(by: 0.1)
        #expect(Headless.activity.displayLinks == 0)
        feed.watch?.remove()
        feed.drag(up: -200)
        #expect(feed.face == .scrolled && feed.app.count > count)
        #expect(Headless.activity.displayLinks == 0)
    }

    @Test("I3: The watch is freed while a finger drags, and so is the list; neither keeps the other")
    func freed() {
        let feed = Feed()
        weak var watch: TabItemScrollWatch?
        watch = feed.watch
        let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: feed.fixture.window)
        touch.move(to: CGPoint(x: 200, y: 340))
        Headless.clock.advance(by: 0.05)
        #expect(Headless.activity.displayLinks == 1)
        feed.watch = nil
        #expect(watch == nil)
        touch.move(to: CGPoint(x: 200, y: 300))
        Headless.clock.advance(by: 0.05)
        touch.lift()
        Headless.clock.settle()
        #expect(Headless.activity.displayLinks == 0)

        weak var list: UIScrollView?
        var own: TabItemScrollWatch?
        do {
            let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            own = TabItemScrollWatch(
                TabItemScrollFace(top: nil, scrolled: nil, scrollView: other, threshold: 456), face: .scrolled
            ) { _ in }
            other.contentSize.height = 1000
            list = other
        }
        Headless.clock.settle()
        #expect(list == nil && own?.scrollView == nil)
        own?.show(.top)
        #expect(own?.face == .top)
    }

    @Test("A home item that follows nothing is turned by code alone")
    func nothing() {
        let watch = TabItemScrollWatch(TabItemScrollFace(top: nil, scrolled: nil, scrollView: nil, threshold: 456)) {
            _ in
        }
        #expect(
            watch.face == .top
                && TabItemScrollFace(top: nil, scrolled: nil, scrollView: nil, threshold: 456).threshold == 456)
        watch.show(.scrolled)
        #expect(watch.face == .scrolled)
    }
}
