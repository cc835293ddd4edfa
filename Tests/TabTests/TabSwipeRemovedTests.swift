import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// An app that replaces or removes the swipe while its delegate is asked about a tab.
@MainActor
struct TabSwipeRemovedTests {
    private final class Remover: NSObject, UITabBarControllerDelegate {
        var act: (UITabBarController) -> Void = { _ in }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            act(tabBarController)
            return true
        }
    }

    @Test(
        "A swipe that is replaced while the delegate is asked begins no change",
        arguments: [.off, .fromEdge] as [SwipeOrigin])
    func replaced(by origin: SwipeOrigin) {
        let (fixture, app) = (TabFixture(), Remover())
        fixture.tabs.delegate = app
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        app.act = { $0.setTabTransition(.slide, swipe: origin) }
        let touch = fixture.drag(from: 0.9, over: 0.4)
        #expect(fixture.tabs.transitionCoordinator == nil && fixture.shown == "a")
        fixture.rest(touch, at: 0.2)
        fixture.settle()
        #expect(fixture.shown == "a")
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.shown == "b")
    }
}
