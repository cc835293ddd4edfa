import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The swipe back beside bars that stand upright.
@MainActor
struct NavigationStripTests {
    /// Whether a swipe from a place goes back.
    private func goesBack(
        from x: CGFloat, in posture: Headless.Posture, _ swipe: SwipeOrigin, isRightToLeft: Bool = false,
        at place: NavigationFixture.Place = .alone
    ) -> Bool {
        let fixture = NavigationFixture(place)
        Headless.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        Headless.setPosture(posture, of: fixture.window)
        fixture.navigation.setNavigationTransition(.push, options: .init(swipe: swipe))
        let screen = fixture.push("a", animated: false)
        screen.hidesBottomBarWhenPushed = false
        fixture.settle()
        let width = posture.size.width
        func point(_ x: CGFloat) -> CGPoint { CGPoint(x: isRightToLeft ? width - x : x, y: 400) }
        Headless.swipe(from: point(x), to: point(x + width * 0.7), duration: 0.3, in: fixture.window)
        fixture.settle()
        return fixture.navigation.viewControllers.count == 1
    }

    @Test(
        "U5, F147, F148: no swipe back begins in a strip at the leading side, and one beside it does",
        arguments: NavigationFixture.Place.allCases, [true, false])
    func leading(place: NavigationFixture.Place, isRightToLeft: Bool) {
        let posture: Headless.Posture = isRightToLeft ? .open : .leftHalf
        for x: CGFloat in [1, 15, 60, 80] {
            #expect(!goesBack(from: x, in: posture, .fromEdge, isRightToLeft: isRightToLeft, at: place), "\(x)")
            #expect(!goesBack(from: x, in: posture, .fromAnywhere, isRightToLeft: isRightToLeft, at: place), "\(x)")
        }
        #expect(goesBack(from: 90, in: posture, .fromEdge, isRightToLeft: isRightToLeft, at: place))
        #expect(!goesBack(from: 130, in: posture, .fromEdge, isRightToLeft: isRightToLeft, at: place))
        #expect(goesBack(from: 130, in: posture, .fromAnywhere, isRightToLeft: isRightToLeft, at: place))
    }

    @Test(
        "U5: with a strip at the other side the swipe begins at the edge", arguments: NavigationFixture.Place.allCases)
    func trailing(place: NavigationFixture.Place) {
        for posture in [Headless.Posture.open, .closed, .closedBarsRight, .rightHalf] {
            #expect(goesBack(from: 1, in: posture, .fromEdge, at: place))
            #expect(!goesBack(from: 90, in: posture, .fromEdge, at: place))
        }
        #expect(!goesBack(from: 900, in: .open, .fromAnywhere, at: place))
    }

    @Test("U5, F145: where the strip is counts at each touch")
    func opened() {
        let fixture = NavigationFixture(.inTabs)
        Headless.setPosture(.leftHalf, of: fixture.window)
        fixture.navigation.setNavigationTransition(.push, options: .init(swipe: .fromEdge))
        fixture.pushed("a")
        Headless.change(fixture.window, to: .open)
        fixture.settle()
        Headless.swipe(from: CGPoint(x: 90, y: 400), to: CGPoint(x: 700, y: 400), duration: 0.3, in: fixture.window)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        Headless.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 700, y: 400), duration: 0.3, in: fixture.window)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }
}
