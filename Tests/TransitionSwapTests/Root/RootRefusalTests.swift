import Testing
import TransitionAnimations
import TransitionCore
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

/// Controllers that cannot be the root of a window, and windows that cannot show a change.
@MainActor @Suite struct RootRefusalTests {
    /// A controller that has another place.
    enum Place: CaseIterable { case stack, tabs, child, presented, otherWindow }

    @Test(
        "C2: a controller that has another place keeps it, the window keeps its root, and the completion says why",
        arguments: Place.allCases)
    func refused(place: Place) {
        let world = RootWorld()
        let wanted = world.screen("wanted")
        let outer: UIViewController
        let expected: RootTransitionOutcome.Refusal
        switch place {
        case .stack: (outer, expected) = (UINavigationController(rootViewController: wanted), .hasParent)
        case .tabs:
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [wanted]
            (outer, expected) = (tabs, .hasParent)
        case .child:
            outer = world.screen("outer")
            outer.addChild(wanted)
            outer.view.addSubview(wanted.view)
            wanted.didMove(toParent: outer)
            expected = .hasParent
        case .presented: (outer, expected) = (world.screen("outer"), .isPresented)
        case .otherWindow: (outer, expected) = (wanted, .isRootElsewhere)
        }
        let other = UIWindow(frame: world.window.frame)
        if place == .otherWindow { other.isHidden = false } else { world.window.rootViewController = outer }
        if place == .otherWindow { other.rootViewController = outer }
        world.settle()
        if place == .presented { outer.present(wanted, animated: false) }
        world.settle()
        let (before, parent, window) = (world.window.rootViewController, wanted.parent, wanted.viewIfLoaded?.window)
        var result: RootTransitionOutcome?
        world.window.setRootViewController(wanted, transition: .slide) { result = $0 }
        #expect(world.window.rootViewController === before)
        #expect(result == nil)
        world.settle()
        #expect(result == .refused(expected))
        #expect(wanted.parent === parent && wanted.viewIfLoaded?.window === window)
        #expect((outer.presentedViewController === wanted) == (place == .presented))
        #expect(Headless.warnings == [])
        other.rootViewController = nil
    }

    @Test("The root that the window has is left as it is, with what it presents")
    func same() throws {
        let world = RootWorld()
        let root = try #require(world.window.rootViewController)
        let above = world.screen("above")
        root.present(above, animated: false)
        world.settle()
        _ = world.log.take()
        world.change(to: root)
        world.settle()
        #expect(root.presentedViewController === above)
        #expect(world.log.lines == [] && world.results == ["first finished"])
    }

    @Test(
        "The root that is just arriving goes on arriving, and both completions come at its end",
        arguments: [true, false])
    func sameInFlight(curls: Bool) {
        let world = RootWorld()
        let home = world.screen("home")
        world.change(to: home, curls ? .systemPageCurl : .slide.duration(0.5))
        Headless.clock.advance(by: 0.1)
        world.change(to: home)
        Headless.clock.advance(by: 0.1)
        #expect(world.window.subviews.count == (curls ? 1 : 3))
        #expect(world.results == [], "it still moves")
        world.expectRest("home")
        #expect(world.results == ["home finished", "home finished"])
    }

    /// Why nothing can be seen to move in a window.
    enum Unseen: CaseIterable {
        case hidden, noSize, background, noRoot, switchedOff, animationsOff, noDuration, noTransition
    }

    @Test("C2: where nothing is seen to move, the change is plain and whole", arguments: Unseen.allCases)
    func plain(unseen: Unseen) throws {
        let world = RootWorld()
        var transition: (any TransitionAnimator)? = .slide.duration(0.5)
        let old = try #require(world.window.rootViewController)
        if unseen != .noRoot {
            old.present(world.screen("above"), animated: false)
            world.settle()
        }
        defer {
            Transitions.isEnabled = true
            UIView.setAnimationsEnabled(true)
        }
        switch unseen {
        case .hidden: world.window.isHidden = true
        case .noSize: world.window.frame = .zero
        case .background: Headless.enterBackground()
        case .noRoot: world.window.rootViewController = nil
        case .switchedOff: Transitions.isEnabled = false
        case .animationsOff: UIView.setAnimationsEnabled(false)
        case .noDuration: transition = .slide.duration(0)
        case .noTransition: transition = nil
        }
        world.settle()
        world.change(to: world.screen("home"), transition)
        #expect(world.window.rootViewController?.title == "home")
        #expect(world.window.subviews.count == (unseen == .hidden ? 0 : 1))
        world.settle()
        #expect(world.results == ["home finished"])
        #expect(old.presentedViewController == nil)
        if unseen == .background { world.enterForeground() }
        world.window.isHidden = false
        world.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        world.expectRest("home")
    }

    @Test("A root that does not fill the window comes without animation")
    func smallRoot() {
        final class Small: UIViewController {
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
            }
        }
        let world = RootWorld()
        let home = Small()
        home.title = "home"
        world.change(to: home)
        #expect(world.window.subviews == [home.view])
        Headless.clock.turn()
        #expect(world.results == ["home finished"])
        world.expectRest("home")
    }

    @Test("C2: a window that is seen and not key plays")
    func notKey() {
        let world = RootWorld()
        let other = UIWindow(frame: world.window.frame)
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()
        #expect(!world.window.isKeyWindow)
        world.change(to: world.screen("home"))
        #expect(world.window.subviews.count == 3)
        world.expectRest("home")
        other.isHidden = true
    }
}
