import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionUIKit

/// N14: the whole window moves as one picture, bars included, when a screen is pushed and popped.
@MainActor
struct SnapshotPlayTests {
    @Test("In between the bars move with their screens", arguments: NavigationFixture.Place.allCases)
    func barsMoveAlong(place: NavigationFixture.Place) throws {
        let fixture = NavigationFixture(place)
        fixture.navigation.setNavigationTransition(.slide.wholeWindow.duration(1).timing(.linear))
        let screen = fixture.push("a")
        // One turn to begin (F111), another to end (F136).
        for _ in 0..<2 { Headless.clock.turn() }
        #expect(fixture.navigation.transitionCoordinator == nil, "UIKit's part is done")
        #expect(fixture.navigation.transitions.isPlaying == true)
        Headless.clock.advance(by: 0.5)
        let x = fixture.place(of: screen.view.layer).x
        #expect(abs(x - 195) < 8)
        #expect(fixture.place(of: fixture.navigation.navigationBar.layer).x == x)
        // The old screen is a picture with its own bars.
        let pictures = fixture.pictures()
        try #require(pictures.count == 1)
        #expect(abs(pictures[0].x - x + 390) < 0.01, "side by side with the live one")
        #expect(pictures[0].words.contains("root") && !pictures[0].words.contains("a"))
        if let tabs = fixture.tabs {
            #expect(pictures[0].words.contains("other"), "the tab bar's items are in the picture")
            #expect(tabs.tabBar.frame.minX == -390, "and the live bar is out of the way already")
        }
        fixture.settle()

        fixture.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.25)
        let back = fixture.place(of: fixture.root.view.layer).x
        #expect(abs(back + 292.5) < 8)
        #expect(fixture.place(of: fixture.navigation.navigationBar.layer).x == back)
        if let tabs = fixture.tabs { #expect(fixture.place(of: tabs.tabBar.layer).x == back) }
        #expect(fixture.pictures().map(\.words).first?.contains("a") == true)
        fixture.settle()
        #expect(fixture.pictures().isEmpty)
    }

    final class Alongside: UIViewController {
        var ran: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            transitionCoordinator?.animate(
                alongsideTransition: { [weak self] _ in self?.ran.append("along") },
                completion: { [weak self] context in self?.ran.append(context.isCancelled ? "cancelled" : "done") })
        }
    }

    @Test("What an app animates along with UIKit's change runs with it, at once")
    func alongside() {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        let screen = Alongside()
        fixture.navigation.pushViewController(screen, animated: true)
        Headless.clock.turn()
        #expect(screen.ran == ["along"])
        Headless.clock.turn()
        #expect(screen.ran == ["along", "done"])
        fixture.settle()
    }

    @Test("Touches go nowhere while it plays, and everywhere after", arguments: NavigationFixture.Place.allCases)
    func touches(place: NavigationFixture.Place) {
        let fixture = NavigationFixture(place)
        fixture.navigation.setNavigationTransition(.snapshotPush.duration(1))
        fixture.pushed("a")
        let screen = fixture.push("b")
        var taps = 0
        let tap = UITapGestureRecognizer()
        Headless.addAction(to: tap) { _ in taps += 1 }
        screen.view.addGestureRecognizer(tap)
        Headless.clock.advance(by: 0.2)
        // The screen beside the picture, the Back button, a tab, the edge.
        Headless.tap(at: CGPoint(x: 370, y: 500), in: fixture.window)
        #expect(taps == 0)
        Headless.tap(at: CGPoint(x: 20, y: 69), in: fixture.window)
        Headless.tap(at: CGPoint(x: 300, y: 820), in: fixture.window)
        fixture.swipeBack(to: 0.1)
        #expect(fixture.navigation.viewControllers.map(\.title) == ["root", "a", "b"])
        #expect(fixture.tabs?.selectedIndex ?? 0 == 0)
        fixture.settle()
        Headless.tap(at: CGPoint(x: 370, y: 500), in: fixture.window)
        #expect(taps == 1)
        Headless.tap(at: CGPoint(x: 20, y: 69), in: fixture.window)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.map(\.title) == ["root", "a"])
    }

    @Test("A push on hearing that the first has ended comes after the change that ended it")
    func pushOnHearingOfTheEnd() {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush.duration(1))
        var isFirst = true
        fixture.navigation.transitions.onEvent = { [weak navigation = fixture.navigation] event in
            guard event == .finished, isFirst, navigation?.transitionCoordinator == nil else { return }
            isFirst = false
            navigation?.pushViewController(Screen("c"), animated: true)
        }
        fixture.push("a")
        Headless.clock.advance(by: 0.3)
        fixture.push("b")
        fixture.settle()
        #expect(Headless.warnings.isEmpty)
        #expect(fixture.navigation.viewControllers.map(\.title) == ["root", "a", "b", "c"])
    }

    @Test("Pushed from within the delegate's didShow")
    func pushedFromDelegate() {
        final class Eager: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                if viewController.title == "a" {
                    navigationController.pushViewController(Screen("b"), animated: true)
                }
            }
        }
        let fixture = NavigationFixture(.alone)
        let eager = Eager()
        fixture.navigation.delegate = eager
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.pushed("a")
        #expect(fixture.navigation.viewControllers.map(\.title) == ["root", "a", "b"])
        #expect(fixture.navigation.topViewController?.view.window === fixture.window)
        #expect(fixture.pictures().isEmpty && CATransform3DIsIdentity(fixture.live.layer.transform))
        #expect(Headless.warnings.isEmpty)
    }

    @Test("A window that is only partly the navigation controller's moves its screens in their container")
    func embedded() {
        let fixture = NavigationFixture(.alone)
        let outer = UIViewController()
        outer.view.addSubview(fixture.navigation.view)
        fixture.window.rootViewController = outer
        outer.addChild(fixture.navigation)
        outer.view.addSubview(fixture.navigation.view)
        fixture.navigation.view.frame = CGRect(x: 0, y: 0, width: 195, height: 844)
        fixture.navigation.didMove(toParent: outer)
        Headless.clock.settle()
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.push("a")
        Headless.clock.advance(by: 0.1)
        #expect(fixture.pictures().isEmpty && fixture.pictureCount == 0)
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.settle()
    }
}
