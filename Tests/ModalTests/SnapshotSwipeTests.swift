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

    @Test("A finished swipe pops once, without animation", arguments: NavigationFixture.Place.allCases)
    func finished(place: NavigationFixture.Place) {
        let plain = NavigationFixture(place)
        plain.navigation.setNavigationTransition(.snapshotPush)
        plain.pushed("a", animated: false)
        plain.navigation.popViewController(animated: false)
        plain.settle()
        let expected = plain.residue()

        let fixture = NavigationFixture(place)
        let app = AppDelegate()
        fixture.navigation.delegate = app
        fixture.navigation.setNavigationTransition(.snapshotPush)
        weak var top: UIViewController?
        top = fixture.pushed("a")
        _ = app.log.take()
        _ = fixture.log.take()
        let touch = fixture.drag(to: 0.7)
        #expect(fixture.navigation.viewControllers.count == 2, "the pop waits for the end")
        #expect(app.log.take() == [])
        touch.lift()
        Headless.clock.advance(by: 0.02)
        #expect(fixture.navigation.viewControllers.count == 2)
        fixture.settle()
        #expect(app.log.take() == ["willShow root false", "didShow root false"])
        #expect(fixture.log.take() == ["a willDisappear", "root willAppear", "a didDisappear", "root didAppear"])
        #expect(fixture.residue() == expected)
        #expect(top == nil && fixture.pictureCount == 0)
        // N13: the bar is back.
        if let tabs = fixture.tabs {
            #expect(tabs.tabBar.frame.minX == 0)
            Headless.tap(at: CGPoint(x: 300, y: 780), in: fixture.window)
            #expect(tabs.selectedIndex == 1, "touches go through again")
        }
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
        touch.cancel()
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        #expect(fractions.last.map { $0 < 0.1 } == true)
    }

    @Test("N9: let go of, it can be grabbed again and turned round, both ways", arguments: [true, false])
    func grabbed(finishes: Bool) {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush.duration(1))
        let top = fixture.pushed("a")
        let before = fixture.residue()
        var events: [TransitionEvent] = []
        fixture.navigation.transitions.onEvent = { events.append($0) }
        fixture.swipeBack(to: finishes ? 0.45 : 0.6)
        Headless.clock.advance(by: 0.05)
        let held = fixture.place(of: top.view.layer).x
        let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.window)
        let way = finishes ? 150.0 : -180
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 200 + way * Double(step) / 20, y: 400))
        }
        Headless.clock.advance(by: 0.5)
        touch.move(to: CGPoint(x: 200 + way + 0.5, y: 400))
        Headless.clock.advance(by: 0.5)
        touch.move(to: CGPoint(x: 200 + way, y: 400))
        #expect(abs(fixture.place(of: top.view.layer).x - held - way) < 90)
        touch.lift()
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == (finishes ? 1 : 2))
        #expect(events.filter { $0 == .finished || $0 == .cancelled } == [finishes ? .finished : .cancelled])
        if !finishes { #expect(fixture.residue() == before) }
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

    final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("P44: the keyboard goes with its screen, and comes back after a cancel", arguments: [true, false])
    func keyboard(finishes: Bool) {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        let top = fixture.pushed("a")
        let field = Field(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        top.view.addSubview(field)
        field.becomeFirstResponder()
        let touch = fixture.drag(to: finishes ? 0.7 : 0.3)
        #expect(!field.isFirstResponder && fixture.pictures().count == 1)
        touch.lift()
        fixture.settle()
        #expect(field.isFirstResponder != finishes)
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
