import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionUIKit

/// N15: the swipe back over the stored picture.
@MainActor
struct SnapshotSwipeTests {
    enum Change: CaseIterable { case nothing, safeArea, direction }

    @Test("The picture of a window that looks otherwise by now is not used", arguments: Change.allCases)
    func outdated(change: Change) {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.pushed("a")
        switch change {
        case .nothing: break
        case .safeArea:
            Headless.setSafeAreaInsets(UIEdgeInsets(top: 67, left: 0, bottom: 34, right: 0), of: fixture.window)
        case .direction: fixture.navigation.view.semanticContentAttribute = .forceRightToLeft
        }
        Headless.clock.settle()
        let touch = fixture.drag(to: 0.5, isRightToLeft: change == .direction)
        // The swipe moves a picture of the window, or the screens in their container.
        #expect(fixture.pictures().isEmpty == (change != .nothing))
        #expect((fixture.navigation.transitionCoordinator != nil) == (change != .nothing))
        touch.lift()
        fixture.settle()
    }

    @Test("The live window follows the finger over the picture, bars and all", arguments: [false, true])
    func follows(isRightToLeft: Bool) throws {
        let fixture = NavigationFixture(.inTabs)
        if isRightToLeft { fixture.navigation.view.semanticContentAttribute = .forceRightToLeft }
        fixture.navigation.setNavigationTransition(.snapshotPush)
        var fractions: [Double] = []
        fixture.pushed("a")
        fixture.navigation.transitions.onEvent = {
            if case .progress(let fraction) = $0 { fractions.append(fraction) }
        }
        let touch = fixture.drag(to: 0.5, isRightToLeft: isRightToLeft)
        let x = fixture.place(of: try #require(fixture.navigation.topViewController?.view.layer)).x
        #expect(abs(abs(x) - 195) < 12 && (x < 0) == isRightToLeft)
        #expect(fixture.place(of: fixture.navigation.navigationBar.layer).x == x)
        #expect(abs((fractions.last ?? 0) - 0.5) < 0.03)
        let pictures = fixture.pictures()
        try #require(pictures.count == 1)
        // The picture starts at a third of the way, where a push has left that screen.
        #expect(abs(abs(pictures[0].x) - 58.5) < 4 && (pictures[0].x > 0) == isRightToLeft)
        #expect(pictures[0].words.contains("root") && pictures[0].words.contains("other"))
        #expect(fixture.live.layer.zPosition > 0)
        #expect(fixture.navigation.viewControllers.count == 2, "the pop waits for the end")
        touch.cancel()
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        #expect(fractions.last.map { $0 < 0.1 } == true)
    }

    @Test("A picture of another size, of other colours or of another screen is not used", arguments: 0..<3)
    func invalid(index: Int) {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.pushed("a")
        let top = fixture.pushed("b")
        switch index {
        case 0: Headless.resize(fixture.window, to: CGSize(width: 844, height: 390))
        case 1: Headless.userInterfaceStyle = .dark
        default: fixture.navigation.setViewControllers([fixture.root, Screen("c"), top], animated: false)
        }
        Headless.clock.settle()
        let touch = Headless.touch(at: CGPoint(x: 2, y: 200), in: fixture.window)
        for x in [60, 120, 200] {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 200))
        }
        Headless.clock.turn()
        #expect(fixture.pictures().isEmpty)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true, "the screens move in their container")
        touch.cancel()
        fixture.settle()
        #expect(fixture.navigation.topViewController === top)
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
    }

    @Test("A picture counts for its screen, whatever came and went above")
    func otherStack() {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.pushed("a")
        let top = fixture.pushed("b")
        #expect(fixture.pictureCount == 2)
        fixture.navigation.setViewControllers([fixture.root, top], animated: false)
        fixture.settle()
        let touch = fixture.drag(to: 0.5)
        #expect(fixture.pictures().first?.words.contains("root") == true)
        touch.cancel()
        fixture.settle()
        // UIKit does not report a change below the top; a picture that no longer belongs to any screen is dropped at
        // the next change.
        fixture.pushed("c")
        #expect(fixture.pictureCount == 2)
    }

    @Test("A change by the app under the finger calls the swipe off", arguments: [true, false])
    func appPops(animated: Bool) {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.pushed("a")
        let touch = fixture.drag(to: 0.5)
        fixture.navigation.popViewController(animated: animated)
        Headless.clock.turn()
        #expect(fixture.pictures().isEmpty)
        touch.move(to: CGPoint(x: 300, y: 400))
        touch.lift()
        fixture.settle()
        #expect(fixture.navigation.topViewController === fixture.root)
        #expect(CATransform3DIsIdentity(fixture.live.layer.transform))
    }
}
