import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// A navigation controller within a tab bar controller: the bar that a push hides.
@MainActor
struct NavigationTabBarTests {
    /// The bar as it is seen, and everything that a change may leave behind.
    private func look(_ fixture: NavigationFixture) -> String {
        let bar = fixture.tabs?.tabBar
        let insets = fixture.navigation.topViewController?.view.safeAreaInsets
        return "\(bar?.isHidden as Any) \(bar?.alpha as Any) \(insets as Any)\n\(fixture.residue())"
    }

    /// The look after a change without animation.
    private func plain(pops: Bool) -> String {
        let fixture = NavigationFixture(.inTabs)
        fixture.pushed("detail", animated: false)
        if pops { fixture.navigation.popViewController(animated: false) }
        fixture.settle()
        return look(fixture)
    }

    @Test("P20: a swipe back that ends because its tab is left leaves the screen below the bar")
    func leftInSwipe() throws {
        let fixture = NavigationFixture(.inTabs)
        fixture.navigation.setNavigationTransition(.push)
        let top = Screen("top")
        top.edgesForExtendedLayout = []
        fixture.navigation.pushViewController(top, animated: true)
        fixture.settle()
        let frame = top.view.frame
        #expect(frame.minY == 91)
        let touch = fixture.drag(to: 0.3)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        fixture.tabs?.selectedIndex = 1
        // F118: the tab is left when the other one has dissolved in.
        Headless.clock.advance(by: 1)
        touch.lift()
        Headless.clock.settle()
        fixture.tabs?.selectedIndex = 0
        Headless.clock.settle()
        #expect(fixture.navigation.topViewController === top)
        #expect(top.view.frame == frame)
    }

    @Test(
        "N13, P11, P50: the bottom bar right after push, cancelled swipe and pop", arguments: BuiltInTransition.chosen
    )
    func bottomBar(transition: BuiltInTransition) {
        let (hidden, shown) = (plain(pops: false), plain(pops: true))
        let fixture = NavigationFixture(.inTabs)
        fixture.navigation.setNavigationTransition(transition.animator)
        let detail = fixture.pushed("detail")
        #expect(look(fixture) == hidden)
        for _ in 0..<3 {
            fixture.swipeBack(to: 0.3)
            fixture.settle()
            #expect(fixture.navigation.topViewController === detail)
            #expect(look(fixture) == hidden, "after a cancelled swipe")
        }
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [fixture.root])
        #expect(look(fixture) == shown)
        fixture.pushed("detail")
        fixture.navigation.popToRootViewController(animated: true)
        fixture.settle()
        #expect(look(fixture) == shown)
    }

    @Test("N13: a push that is grabbed and thrown back leaves the bar where it was")
    func thrownBack() {
        let fixture = NavigationFixture(.inTabs)
        let before = look(fixture)
        fixture.navigation.setNavigationTransition(.push.duration(0.6))
        fixture.push("detail")
        Headless.clock.advance(by: 0.2)
        Headless.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2, in: fixture.window)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [fixture.root])
        #expect(look(fixture) == before)
        #expect(fixture.tabs?.tabBar.window === fixture.window)
    }

    @Test("P21: while it plays, the bar moves along with the screens, under a finger too")
    func barMovesAlong() throws {
        let fixture = NavigationFixture(.inTabs)
        fixture.navigation.setNavigationTransition(.push.timing(.linear))
        let detail = fixture.pushed("detail")
        let bar = try #require(fixture.tabs?.tabBar)
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        var places: [CGFloat] = []
        for x in stride(from: 20.0, through: 380, by: 40) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: 400))
            Headless.clock.turn()
            places.append((bar.layer.presentation() ?? bar.layer).frame.minX)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
        #expect((places.last ?? 0) - (places.first ?? 0) > 250, "\(places)")
        touch.cancel()
        fixture.settle()
        #expect(fixture.navigation.topViewController === detail)
    }
}
