import Testing
import TransitionAnimations
import TransitionCore
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

/// Documentation of `UIView.transition(with:duration:options:animations:completion:)`: UIKit curls from one content of
/// a view to another. Here the view is a window that gets another root.
@MainActor @Suite struct RootCurlTests {
    /// Whether UIKit curls; nothing of this package lies in the window then.
    private func curls(_ world: RootWorld) -> Bool {
        world.window.layer.animationKeys()?.isEmpty == false && world.window.subviews.count { !$0.isHidden } == 1
    }

    @Test("Y6: UIKit curls over time, and the new root is the root at once")
    func curl() {
        let world = RootWorld()
        let home = world.screen("home")
        world.change(to: home, .systemPageCurl)
        #expect(world.window.rootViewController === home)
        Headless.clock.advance(by: 0.2)
        #expect(curls(world))
        #expect(world.results == [] && Headless.accessibilityNotices.isEmpty)
        world.expectRest("home")
        #expect(Headless.accessibilityNotices.map(\.notification) == [.screenChanged])
        #expect(Headless.accessibilityNotices.first?.element === home.view)
        #expect(world.window.layer.animationKeys()?.isEmpty != false)
        #expect(world.results == ["home finished"])
        #expect(world.log.lines == ["first willDisappear", "first didDisappear", "home willAppear", "home didAppear"])
    }

    @Test("Y6: forward curls up, backward down", arguments: [TransitionDirection.forward, .backward])
    func directions(direction: TransitionDirection) {
        let world = RootWorld()
        world.change(to: world.screen("home"), .systemPageCurl, RootTransitionOptions(direction: direction))
        let kind = Headless.contentTransition(in: world.window)
        #expect(kind == (direction == .forward ? .transitionCurlUp : .transitionCurlDown))
        world.expectRest("home")
    }

    @Test("Y6: a window that is freed in the middle of a curl answers the request")
    func freed() {
        Headless.reset()
        var results: [RootTransitionOutcome] = []
        weak var kept: UIWindow?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = Screen("old")
            window.makeKeyAndVisible()
            Headless.clock.settle()
            window.setRootViewController(Screen("home"), transition: .systemPageCurl) { results.append($0) }
            Headless.clock.advance(by: 0.1)
            kept = window
            window.windowScene = nil
        }
        Headless.clock.settle()
        #expect(kept == nil)
        #expect(results == [.replaced])
    }

    @Test("Y6: what the old root was doing is over, and it is freed", arguments: RootWorld.State.allCases)
    func ends(state: RootWorld.State) throws {
        let world = RootWorld()
        weak var old: UIViewController?
        do {
            try world.begin(state)
            old = world.window.rootViewController
            world.change(to: world.screen("home"), .systemPageCurl)
        }
        #expect(world.window.rootViewController?.title == "home")
        #expect(curls(world))
        world.settle()
        world.lift()
        world.expectRest("home")
        #expect(world.results == ["home finished"])
        #expect(old == nil)
    }

    @Test("Y6: another change ends the curl, and each completion comes once", arguments: [0, 0.2])
    func interrupted(wait: Double) {
        let seconds: [(any TransitionAnimator)?] = [
            CatalogueAnimator.systemPageCurl, CatalogueAnimator.slide.duration(0.5), nil,
        ]
        for second in seconds {
            let world = RootWorld()
            let (a, b) = (world.screen("a"), world.screen("b"))
            world.change(to: a, .systemPageCurl)
            Headless.clock.advance(by: wait)
            world.change(to: b, second)
            Headless.clock.turn()
            #expect(world.results.first == "a replaced")
            #expect(second != nil || world.window.layer.animationKeys()?.isEmpty != false, "the curl is over")
            world.expectRest("b")
            #expect(world.results == ["a replaced", "b finished"])
        }
    }

    @Test("Y6: a root that a callback asks for stands", arguments: [true, false])
    func nested(inAppearance: Bool) throws {
        let world = RootWorld()
        let (middle, last) = (world.screen("middle"), world.screen("last"))
        if inAppearance {
            middle.onWillAppear = { world.change(to: last, .systemPageCurl) }
        } else {
            let old = try #require(world.window.rootViewController as? Screen)
            old.onWillDisappear = { world.change(to: last, .systemPageCurl) }
        }
        world.change(to: middle, .systemPageCurl)
        #expect(world.window.rootViewController === last)
        world.expectRest("last")
        #expect(world.results.sorted() == ["last finished", "middle replaced"])
    }

    @Test("Y6: a root that the app itself sets in the middle of the change stands, and the curl is over")
    func ownRoot() throws {
        let world = RootWorld()
        let (own, middle) = (world.screen("own"), world.screen("middle"))
        let old = try #require(world.window.rootViewController as? Screen)
        old.onWillDisappear = { world.window.rootViewController = own }
        world.change(to: middle, .systemPageCurl)
        Headless.clock.turn()
        #expect(world.window.rootViewController === own && !curls(world))
        #expect(world.results == ["middle replaced"])
        world.expectRest("own")
    }

    @Test("Y6: with Reduce Motion a cross-fade of this package plays, and a nearest transition when adjusted")
    func others() {
        for reduces in [true, false] {
            let world = RootWorld()
            let animator: any TransitionAnimator =
                reduces ? CatalogueAnimator.systemPageCurl : CatalogueAnimator.systemPageCurl.duration(0.4)
            Headless.isReduceMotionEnabled = reduces
            world.change(to: world.screen("home"), animator)
            Headless.clock.advance(by: 0.1)
            #expect(world.window.subviews.count == 3, "the screen, the picture and what takes touches")
            world.expectRest("home")
        }
    }

    @Test("Y6: no curl where nothing is seen; switched off, a curl ends at once")
    func unseen() {
        let world = RootWorld()
        world.window.isHidden = true
        world.change(to: world.screen("hidden"), .systemPageCurl)
        #expect(world.window.layer.animationKeys()?.isEmpty != false)
        world.window.isHidden = false
        world.settle()
        world.change(to: world.screen("home"), .systemPageCurl)
        Headless.clock.advance(by: 0.2)
        #expect(curls(world))
        Transitions.isEnabled = false
        Headless.clock.turn()
        #expect(!curls(world))
        #expect(world.results == ["hidden finished", "home finished"])
        world.change(to: world.screen("plain"), .systemPageCurl)
        #expect(!curls(world))
        Transitions.isEnabled = true
        world.expectRest("plain")
    }
}
