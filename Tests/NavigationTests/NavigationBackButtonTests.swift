import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A swipe back from screens without a Back button, and from those with a Back action of their own.
@MainActor
struct NavigationBackButtonTests {
    /// What takes the Back button from a screen, or seems to.
    enum Cause: CaseIterable {
        case hidden, replaced, barHidden

        @MainActor func apply(to screen: UIViewController) {
            switch self {
            case .hidden: screen.navigationItem.hidesBackButton = true
            case .replaced: screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIView())
            case .barHidden: screen.navigationController?.setNavigationBarHidden(true, animated: false)
            }
        }

        @MainActor func revoke(from screen: UIViewController) {
            switch self {
            case .hidden: screen.navigationItem.hidesBackButton = false
            case .replaced: screen.navigationItem.leftItemsSupplementBackButton = true
            case .barHidden: screen.navigationController?.setNavigationBarHidden(false, animated: false)
            }
        }
    }

    /// How somebody swipes back.
    enum Way: CaseIterable {
        case edge, content, trackpad

        /// Slowly, so that the finger does not throw.
        @MainActor func swipe(_ fixture: NavigationFixture, to end: CGFloat = 380) {
            if self == .trackpad {
                Headless.scroll(
                    by: CGVector(dx: end - 2, dy: 0), at: CGPoint(x: 2, y: 400), duration: 1, in: fixture.window)
            } else {
                Headless.swipe(
                    from: CGPoint(x: self == .edge ? 2 : 120, y: 400), to: CGPoint(x: end, y: 400), duration: 1,
                    in: fixture.window)
            }
            fixture.settle()
        }
    }

    /// The default of a swipe's origin is that of the system, which an earlier test may have changed. The options are
    /// therefore made in the fresh world.
    private func fixture(
        _ options: @autoclosure () -> NavigationTransitionOptions = .init()
    ) -> (NavigationFixture, Screen) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push, options: options())
        return (fixture, fixture.pushed("locked"))
    }

    @Test(
        "F80, F196: a swipe back does not begin on a screen without a Back button",
        arguments: Cause.allCases, Way.allCases)
    func locked(cause: Cause, way: Way) {
        let (fixture, screen) = fixture()
        cause.apply(to: screen)
        fixture.settle()
        let before = fixture.residue()
        let touched = Headless.touch(at: CGPoint(x: way == .content ? 120 : 2, y: 400), in: fixture.window)
        touched.move(to: CGPoint(x: 250, y: 400))
        Headless.clock.turn()
        #expect(CATransform3DIsIdentity(screen.view.layer.transform), "nothing follows the finger")
        touched.lift()
        way.swipe(fixture)
        #expect(fixture.navigation.topViewController === screen)
        #expect(!fixture.navigation.transitions.isPlaying)
        #expect(fixture.residue() == before)
        cause.revoke(from: screen)
        way.swipe(fixture)
        #expect(fixture.navigation.viewControllers == [fixture.root], "with the button it goes back again")
    }

    @Test(
        "A swipe back begins on a screen without a Back button if the app says so", arguments: Cause.allCases,
        Way.allCases)
    func allowed(cause: Cause, way: Way) {
        let (fixture, screen) = fixture(.init(allowsSwipeWithoutBackButton: true))
        cause.apply(to: screen)
        way.swipe(fixture, to: 150)
        #expect(fixture.navigation.topViewController === screen, "cancelled")
        way.swipe(fixture)
        #expect(fixture.navigation.viewControllers == [fixture.root])
    }

    @Test("F196: the swipe over a picture of the window obeys too", arguments: Cause.allCases)
    func window(cause: Cause) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.snapshotPush)
        let screen = fixture.pushed("locked")
        cause.apply(to: screen)
        Way.edge.swipe(fixture)
        #expect(fixture.navigation.topViewController === screen)
        cause.revoke(from: screen)
        Way.edge.swipe(fixture)
        #expect(fixture.navigation.viewControllers == [fixture.root])
    }

    @Test("F196: only the screen on top counts, and a pop in code or from the bar always plays")
    func onTop() {
        let (fixture, screen) = fixture()
        screen.navigationItem.hidesBackButton = true
        fixture.pushed("above")
        Way.edge.swipe(fixture)
        #expect(fixture.navigation.topViewController === screen)
        Way.edge.swipe(fixture)
        #expect(fixture.navigation.topViewController === screen)
        fixture.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.navigation.transitions.isPlaying)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [fixture.root])
    }

    @Test("Where a swipe back may not begin a list has the finger at once")
    func list() {
        let (fixture, screen) = fixture()
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize = CGSize(width: 900, height: 600)
        list.contentOffset.x = 400
        screen.view.addSubview(list)
        screen.navigationItem.hidesBackButton = true
        Way.edge.swipe(fixture)
        #expect(list.contentOffset.x < 400)
        #expect(fixture.navigation.topViewController === screen)
    }

    // MARK: Back actions

    @MainActor private final class Count { var value = 0 }

    @Test(
        "F196: a swipe that would go back performs the screen's Back action, and pops nothing",
        arguments: Way.allCases, [true, false])
    func action(way: Way, isAllowedAnywhere: Bool) {
        let (fixture, screen) = fixture(.init(allowsSwipeWithoutBackButton: isAllowedAnywhere))
        let performed = Count()
        screen.navigationItem.backAction = UIAction { _ in performed.value += 1 }
        fixture.settle()
        let before = fixture.residue()
        way.swipe(fixture, to: 100)
        #expect(performed.value == 0, "the finger was lifted too early")
        way.swipe(fixture)
        #expect(performed.value == 1)
        #expect(fixture.navigation.viewControllers == [fixture.root, screen])
        #expect(fixture.residue() == before)
        screen.navigationItem.backAction = UIAction { _ in fixture.navigation.popViewController(animated: true) }
        way.swipe(fixture)
        #expect(fixture.navigation.viewControllers == [fixture.root], "an action that pops is played")
        #expect(performed.value == 1)
    }

    @Test("F196: without a Back button a Back action is not performed either", arguments: Cause.allCases)
    func actionWithoutButton(cause: Cause) {
        let (fixture, screen) = fixture()
        let performed = Count()
        screen.navigationItem.backAction = UIAction { _ in performed.value += 1 }
        cause.apply(to: screen)
        Way.edge.swipe(fixture)
        #expect(performed.value == 0)
        #expect(fixture.navigation.topViewController === screen)
    }

    @Test("F196: while a swipe waits for its end another screen may come: its action is not performed")
    func actionOfAnother() {
        let (fixture, screen) = fixture()
        let performed = Count()
        screen.navigationItem.backAction = UIAction { _ in performed.value += 1 }
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for x in [30, 80, 200, 350] {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        let other = fixture.push("other")
        other.navigationItem.backAction = UIAction { _ in performed.value += 1 }
        touch.lift()
        fixture.settle()
        #expect(performed.value == 0)
        #expect(fixture.navigation.topViewController === other)
    }
}
