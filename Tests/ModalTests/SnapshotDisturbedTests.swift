import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionUIKit

/// N14: what ends a transition of the whole window before its time.
@MainActor
struct SnapshotDisturbedTests {
    enum Disturbance: CaseIterable { case presentsOver, otherTab, tabRemoved }

    @Test(
        "Another screen over the window, another tab, and a stack that is gone end it in the next frame",
        arguments: Disturbance.allCases)
    func ends(disturbance: Disturbance) throws {
        let fixture = NavigationFixture(.inTabs)
        fixture.navigation.setNavigationTransition(.snapshotPush.duration(2))
        fixture.push("a")
        Headless.clock.advance(by: 0.2)
        #expect(fixture.pictures().count == 1)
        let tabs = try #require(fixture.tabs)
        switch disturbance {
        case .presentsOver:
            let over = Screen("over")
            over.modalPresentationStyle = .overFullScreen
            fixture.navigation.present(over, animated: false)
        case .otherTab: UIView.performWithoutAnimation { tabs.selectedIndex = 1 }
        case .tabRemoved: tabs.viewControllers = tabs.viewControllers.map { Array($0.dropFirst()) }
        }
        Headless.clock.advance(by: 0.1)
        #expect(fixture.pictures().isEmpty)
        #expect(fixture.navigation.transitions.isPlaying == false)
        #expect(CATransform3DIsIdentity(tabs.view.layer.transform))
        #expect(Headless.clock.settle())
    }

    @Test("A stack in another tab that begins while the window moves finds it at rest")
    func otherStack() throws {
        let fixture = NavigationFixture(.inTabs)
        let tabs = try #require(fixture.tabs)
        let other = try #require(tabs.viewControllers?.last as? UINavigationController)
        fixture.navigation.setNavigationTransition(.snapshotPush.duration(2))
        other.setNavigationTransition(.snapshotPush.duration(2))
        let last = fixture.push("a")
        Headless.clock.advance(by: 0.5)
        #expect(fixture.pictures().count == 1)
        // Within one turn: no frame comes between the two.
        UIView.performWithoutAnimation { tabs.selectedIndex = 1 }
        let next = Screen("next")
        next.hidesBottomBarWhenPushed = true
        other.pushViewController(next, animated: true)
        Headless.clock.turn()
        #expect(fixture.navigation.transitions.isPlaying == false)
        #expect(fixture.pictures().count == 1, "that of the window before the second push")
        fixture.settle()
        #expect(other.topViewController === next && fixture.navigation.topViewController === last)
        #expect(CATransform3DIsIdentity(tabs.view.layer.transform) && fixture.pictures().isEmpty)
    }
}
