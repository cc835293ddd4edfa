import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// F241: a list waits for a swipe only where a swipe can begin. A finger that has caught a list in motion shows it: the
/// list follows at once, or only after the swipe has given up (F242).
@MainActor
struct WaitingListTests {
    /// What stands between a swipe and its beginning.
    enum Obstacle: CaseIterable {
        case nothing
        /// There is no screen below, no other tab, or the screen is not presented.
        case nowhere
        /// The app refuses the place.
        case refused
        case switchedOff, disabled
    }

    private static func assumptions() -> Headless.Assumptions {
        var assumptions = Headless.Assumptions()
        assumptions.caughtScrollsFollowAtOnce = true
        return assumptions
    }

    private func list(on view: UIView, size: CGSize = CGSize(width: 390, height: 6000)) -> UIScrollView {
        let list = UIScrollView(frame: view.bounds)
        list.contentSize = size
        view.addSubview(list)
        Headless.clock.settle()
        return list
    }

    /// Whether a list in motion that a finger has caught stays while the finger goes a few points.
    private func waits(_ list: UIScrollView, x: CGFloat = 200, isHorizontal: Bool = false) throws -> Bool {
        let window = try #require(list.window)
        let start = CGPoint(x: x, y: 500)
        func place(_ part: CGFloat) -> CGPoint {
            isHorizontal
                ? CGPoint(x: start.x - 150 * part, y: start.y) : CGPoint(x: start.x, y: start.y - 300 * part)
        }
        Headless.swipe(from: start, to: place(1), duration: 0.15, in: window)
        Headless.clock.advance(by: 0.05)
        #expect(list.isDecelerating)
        let touch = Headless.touch(at: start, in: window)
        Headless.clock.advance(by: 1.0 / 60)
        let before = list.contentOffset
        for part in [0.01, 0.02, 0.03] {
            touch.move(to: place(part))
            Headless.clock.advance(by: 1.0 / 60)
        }
        let stays = list.contentOffset == before
        for part in [0.5, 1] {
            touch.move(to: place(part))
            Headless.clock.advance(by: 1.0 / 60)
        }
        #expect(list.contentOffset != before, "in the end the finger is the list's")
        touch.lift()
        #expect(Headless.clock.settle())
        return stays
    }

    @Test("A vertical list waits for a swipe back that can begin, and for no other", arguments: Obstacle.allCases)
    func swipeBack(obstacle: Obstacle) throws {
        let fixture = NavigationFixture(assumptions: Self.assumptions())
        let navigation = fixture.navigation
        navigation.setNavigationTransition(
            .push, options: .init(swipe: .fromAnywhere, allowsSwipeWithoutBackButton: obstacle == .nowhere))
        let top = obstacle == .nowhere ? fixture.root : fixture.pushed("a")
        let list = list(on: top.view)
        if obstacle == .refused { navigation.transitions.shouldSwipe = { $0.y > 600 } }
        if obstacle == .switchedOff { navigation.transitions.isSwipeEnabled = false }
        if obstacle == .disabled { top.navigationItem.hidesBackButton = true }
        #expect(try waits(list) == (obstacle == .nothing))
        #expect(navigation.topViewController === top)
    }

    @Test("A list waits for a swipe back from the edge only at the edge", arguments: [2.0, 200])
    func edge(x: Double) throws {
        let fixture = NavigationFixture(assumptions: Self.assumptions())
        fixture.navigation.setNavigationTransition(.push, options: .init(swipe: .fromEdge))
        let list = list(on: fixture.pushed("a").view)
        #expect(try waits(list, x: x) == (x == 2))
    }

    @Test(
        "A vertical list waits for a swipe between tabs that can begin, and for no other",
        arguments: Obstacle.allCases)
    func tabs(obstacle: Obstacle) throws {
        let fixture = TabFixture(tabs: obstacle == .nowhere ? 1 : 2, assumptions: Self.assumptions())
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromAnywhere))
        let list = list(on: fixture.screens[0].view)
        if obstacle == .refused { fixture.tabs.transitions.shouldSwipe = { _ in false } }
        if obstacle == .switchedOff { fixture.tabs.transitions.isSwipeEnabled = false }
        if obstacle == .disabled { fixture.screens[1].tabBarItem.isEnabled = false }
        #expect(try waits(list) == (obstacle == .nothing))
        #expect(fixture.tabs.selectedIndex == 0)
    }

    @Test(
        "At an edge a list waits for a swipe between tabs if there is a tab on that side", arguments: [2.0, 200, 388],
        [(false, false), (false, true), (true, false), (true, true)])
    func tabsAtAnEdge(x: Double, setup: (wraps: Bool, isRightToLeft: Bool)) throws {
        let (wraps, isRightToLeft) = setup
        let fixture = TabFixture(isRightToLeft: isRightToLeft, assumptions: Self.assumptions())
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromEdge, wraps: wraps))
        let list = list(on: fixture.screens[0].view)
        // The next tab comes in from the trailing edge.
        let isNext = x == (isRightToLeft ? 2 : 388)
        #expect(try waits(list, x: x) == (x != 200 && (isNext || wraps)))
    }

    @Test(
        "A vertical list waits for a dismissal to the side that can begin, and for no other",
        arguments: Obstacle.allCases)
    func dismissal(obstacle: Obstacle) throws {
        let fixture = ModalFixture(assumptions: Self.assumptions())
        let screen = obstacle == .nowhere ? fixture.root : fixture.detail
        screen.setModalTransition(.cover, options: .init(edge: .trailing, swipe: .fromAnywhere))
        if obstacle != .nowhere { fixture.presented() }
        let list = list(on: screen.view)
        if obstacle == .refused { screen.modalTransitions.shouldSwipe = { _ in false } }
        if obstacle == .switchedOff { screen.modalTransitions.isSwipeEnabled = false }
        if obstacle == .disabled { Transitions.isEnabled = false }
        defer { Transitions.isEnabled = true }
        #expect(try waits(list) == (obstacle == .nothing))
        #expect(screen.view.window === fixture.window)
    }

    @Test("A list that can scroll wherever a swipe goes does not wait for it")
    func keepsTheFinger() throws {
        let fixture = ModalFixture(assumptions: Self.assumptions())
        fixture.detail.setModalTransition(.cover, options: .init(swipe: .fromAnywhere))
        fixture.presented()
        let tall = list(on: fixture.detail.view)
        // The finger dismisses downwards, and the list is in its middle.
        #expect(try !waits(tall))
        tall.removeFromSuperview()
        let wide = list(on: fixture.detail.view, size: CGSize(width: 6000, height: 100))
        #expect(try waits(wide, isHorizontal: true))
    }

    @Test("Nor does a pager between its ends wait for swipes between tabs")
    func pager() throws {
        let fixture = TabFixture(assumptions: Self.assumptions())
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromAnywhere))
        let wide = list(on: fixture.screens[0].view, size: CGSize(width: 6000, height: 100))
        #expect(try !waits(wide, isHorizontal: true))
    }

    @Test(
        "The app is asked about the place where a finger comes down, once",
        arguments: [SwipeOrigin.fromAnywhere, .fromEdge])
    func asked(origin: SwipeOrigin) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push, options: .init(swipe: origin))
        fixture.pushed("a")
        var points: [CGPoint] = []
        fixture.navigation.transitions.shouldSwipe = {
            points.append($0)
            return true
        }
        let touch = fixture.drag(to: 0.5)
        #expect(points.count == 1 && points.allSatisfy { abs($0.x - 2) < 0.5 && abs($0.y - 400) < 0.5 })
        touch.cancel()
        fixture.settle()
        points = []
        Headless.tap(at: CGPoint(x: 200, y: 300), in: fixture.window)
        #expect(points == (origin == .fromAnywhere ? [CGPoint(x: 200, y: 300)] : []))
    }
}
