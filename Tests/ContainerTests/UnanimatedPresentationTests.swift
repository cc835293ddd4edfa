import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Screens that are presented without animation.
@MainActor
struct UnanimatedPresentationTests {
    @Test("A whole screen that is presented without animation, and was not loaded before, is dismissed by a swipe")
    func unloaded() {
        for animator in [BuiltInTransition.slideDismiss.animator, BuiltInTransition.slide.animator] {
            let fixture = ModalFixture()
            let detail = UIViewController()
            detail.setModalTransition(animator)
            fixture.root.present(detail, animated: false)
            fixture.settle()
            #expect(fixture.root.presentedViewController === detail)
            Headless.swipe(
                from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 800), duration: 0.3, in: fixture.window)
            fixture.settle()
            #expect(fixture.root.presentedViewController == nil)
        }
    }

    @Test("A screen that is given a transition and is not presented is not loaded for it")
    func notLoaded() {
        let detail = UIViewController()
        detail.setModalTransition(.slide)
        Headless.clock.settle()
        #expect(!detail.isViewLoaded)
    }
}
