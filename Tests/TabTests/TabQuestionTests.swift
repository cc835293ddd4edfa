import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// What a finger asks the app before it swipes to a tab, and when the tab's controller is made.
@MainActor
struct TabQuestionTests {
    /// A tab bar controller with `tabs` whose controllers are noted when they are made. The rule and `shouldSwipe` note
    /// each call.
    @MainActor
    private struct Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        let made = Log()
        let asked = Log()

        init(_ names: String = "abcde", showing name: String = "c", isRightToLeft: Bool = false) {
            Headless.reset()
            let made = made
            if isRightToLeft { tabs.view.semanticContentAttribute = .forceRightToLeft }
            tabs.tabs = names.map { name in
                UITab(title: String(name), image: nil, identifier: String(name)) {
                    made.note($0.identifier)
                    return Screen($0.identifier)
                }
            }
            tabs.selectedTab = tabs.tab(forIdentifier: name)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            Headless.clock.settle()
            _ = made.take()
        }

        func install(_ options: TabTransitionOptions = .init(swipe: .fromAnywhere)) {
            let asked = asked
            tabs.setTabTransition(options: options) { from, to in
                asked.note("rule \(from.title ?? "")\(to.title ?? "")")
                return CatalogueAnimator.slide
            }
            tabs.transitions.shouldSwipeToTab = { from, to in
                asked.note("swipe \(from.title ?? "")\(to.title ?? "")")
                return true
            }
        }

        /// A finger that goes over these places, as fractions of the window's size.
        func drag(_ places: CGPoint...) -> Headless.Touch {
            func point(_ place: CGPoint) -> CGPoint { CGPoint(x: place.x * 390, y: place.y * 844) }
            let touch = Headless.touch(at: point(places[0]), in: window)
            for (start, end) in zip(places, places.dropFirst()) {
                for step in 1...15 {
                    Headless.clock.advance(by: 1.0 / 60)
                    let part = Double(step) / 15
                    touch.move(
                        to: point(
                            CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
                }
            }
            return touch
        }

        var shown: String? { tabs.selectedViewController?.title }
    }

    private static func across(_ x: Double) -> CGPoint { CGPoint(x: x, y: 0.5) }

    /// What is asked on the way to one tab: whether it may be swiped to, whether an animator plays, and for the animator.
    private static func way(_ way: String) -> [String] { ["swipe \(way)", "rule \(way)", "rule \(way)"] }

    @Test(
        "T15, F91: nothing is asked and no controller is made by installing, by a touch, or by a finger that scrolls",
        arguments: [SwipeOrigin.fromAnywhere, .fromEdge], [true, false])
    func scrolling(origin: SwipeOrigin, hasContent: Bool) throws {
        let stage = Stage()
        let content = try #require(stage.tabs.selectedViewController?.view)
        let list = UIScrollView(frame: content.bounds)
        list.contentSize = CGSize(width: 390, height: 4000)
        if hasContent { content.addSubview(list) }
        stage.install(.init(swipe: origin, wraps: true))
        let x = origin == .fromEdge ? 0.01 : 0.5
        stage.drag(CGPoint(x: x, y: 0.7)).lift()
        stage.drag(CGPoint(x: x, y: 0.7), CGPoint(x: x + 0.1, y: 0.3), CGPoint(x: x, y: 0.4)).lift()
        Headless.clock.settle()
        #expect(stage.shown == "c")
        #expect(!hasContent || list.contentOffset.y > 50)
        #expect(stage.asked.take().isEmpty)
        #expect(stage.made.take().isEmpty)
    }

    @Test(
        "T15: only the tab that a finger moves towards is asked about and made", arguments: [true, false],
        [true, false])
    func oneNeighbour(goesLeft: Bool, isRightToLeft: Bool) {
        let stage = Stage(isRightToLeft: isRightToLeft)
        stage.install()
        let touch = stage.drag(Self.across(0.5), Self.across(goesLeft ? 0.1 : 0.9))
        let tab = goesLeft != isRightToLeft ? "d" : "b"
        #expect(stage.asked.take() == Self.way("c" + tab))
        #expect(stage.made.take() == [tab])
        touch.lift()
        Headless.clock.settle()
        #expect(stage.shown == tab)
        #expect(stage.asked.take().isEmpty)
    }

    @Test("T15: a finger that turns around asks about the other neighbour when it crosses the start, once about each")
    func turnsAround() {
        let stage = Stage()
        stage.install()
        let touch = stage.drag(Self.across(0.5), Self.across(0.2), Self.across(0.48))
        #expect(stage.asked.take() == Self.way("cd"))
        #expect(stage.made.take() == ["d"])
        for x in [0.8, 0.2, 0.8] {
            Headless.clock.advance(by: 0.05)
            touch.move(to: CGPoint(x: x * 390, y: 422))
            Headless.clock.advance(by: 0.05)
            touch.move(to: CGPoint(x: x * 390 + 1, y: 422))
        }
        #expect(stage.made.take() == ["b"])
        #expect(stage.asked.take() == Self.way("cb") + ["rule cd", "rule cb"])
        touch.cancel()
        Headless.clock.settle()
        #expect(stage.shown == "c")
    }

    @Test(
        "T15: at an end nothing is asked; a swipe that wraps asks about the tab at the other end",
        arguments: [true, false])
    func ends(wraps: Bool) {
        for (name, x, other) in [("a", 0.9, "e"), ("e", 0.1, "a")] {
            let stage = Stage(showing: name)
            stage.install(.init(swipe: .fromAnywhere, wraps: wraps))
            // The first tab is selected while there is no other.
            let isMade = other == "a"
            stage.drag(Self.across(0.5), Self.across(x)).lift()
            Headless.clock.settle()
            #expect(stage.asked.take() == (wraps ? Self.way(name + other) : []))
            #expect(stage.made.take() == (wraps && !isMade ? [other] : []))
            #expect(stage.shown == (wraps ? other : name))
        }
    }

    @Test("T15: what shouldSwipeToTab says counts for one drag, and a refused way is asked about once")
    func refused() throws {
        let stage = Stage()
        stage.install()
        let asked = stage.asked
        stage.tabs.transitions.shouldSwipeToTab = { from, to in
            asked.note("swipe \(from.title ?? "")\(to.title ?? "")")
            return to.title != "b"
        }
        let touch = stage.drag(Self.across(0.5), Self.across(0.3), Self.across(0.9))
        #expect(asked.take() == Self.way("cd") + ["swipe cb"])
        touch.lift()
        Headless.clock.settle()
        #expect(stage.shown == "c")
        stage.drag(Self.across(0.5), Self.across(0.9)).lift()
        Headless.clock.settle()
        #expect(stage.shown == "c")
        #expect(asked.take() == ["swipe cb"])
    }

    @Test("T6, T9: a finger that goes round and round asks anew about a tab that it has left", arguments: [2, 3])
    func roundAndRound(count: Int) {
        let fixture = TabFixture(tabs: count)
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromAnywhere, wraps: true))
        let touch = fixture.drag(from: 0.1, over: 3.6)
        touch.cancel()
        fixture.settle()
        let tabs = count == 2 ? ["b", "a", "b", "a"] : ["c", "b", "a", "c"]
        let lines = tabs.dropLast().flatMap { ["shouldSelect \($0)", "didSelect \($0)"] }
        #expect(fixture.app.log.take() == lines + ["shouldSelect \(tabs[3])"])
        #expect(fixture.shown == tabs[2])
    }
}
