import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Content of a presented screen that needs the finger or the keyboard.
@MainActor
struct ModalContentTests {
    @Test("A9: a swipe back within a presented stack goes before the one that dismisses")
    func innermost() {
        let fixture = ModalFixture()
        let stack = UINavigationController(rootViewController: Screen("first"))
        stack.setNavigationTransition(.push, options: .init(swipe: .fromAnywhere))
        stack.setModalTransition(.cover(from: .trailing), options: .init(edge: .trailing))
        fixture.root.present(stack, animated: true)
        fixture.settle()
        stack.pushViewController(Screen("second"), animated: false)
        fixture.settle()
        func swipe() {
            Headless.swipe(
                from: CGPoint(x: 60, y: 400), to: CGPoint(x: 370, y: 400), duration: 0.2, in: fixture.window)
            fixture.settle()
        }
        swipe()
        #expect(stack.viewControllers.count == 1 && fixture.root.presentedViewController === stack)
        swipe()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test("A tab selected while its change and a dismissal under a finger are on their way is there after the cancel")
    func selectedInDismissal() {
        let fixture = ModalFixture()
        let tabs = UITabBarController()
        let screens = ["a", "b", "c"].map { Screen($0, log: fixture.log) }
        tabs.viewControllers = screens
        tabs.setTabTransition(.slide.duration(4), swipe: .fromAnywhere)
        tabs.setModalTransition(.cover.duration(1))
        fixture.root.present(tabs, animated: true)
        fixture.settle()
        _ = fixture.log.take()
        tabs.selectedIndex = 1
        Headless.clock.advance(by: 0.1)
        tabs.dismiss(animated: true)
        Headless.clock.advance(by: 0.2)
        let touch = fixture.drag(from: CGPoint(x: 190, y: 500), by: CGSize(width: 0, height: -30), lifts: false)
        #expect(fixture.root.transitionCoordinator?.isInteractive == true)
        tabs.selectedIndex = 2
        // The dismissal is cancelled before the change of tabs has ended.
        touch.cancel()
        fixture.settle()
        #expect(fixture.root.presentedViewController === tabs)
        #expect(screens.map { $0.viewIfLoaded?.window != nil } == [false, false, true])
        #expect(fixture.log.take().last { $0.hasPrefix("c ") } == "c didAppear")
    }
}
