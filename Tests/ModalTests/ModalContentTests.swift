import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Content of a presented screen that needs the finger or the keyboard.
@MainActor
struct ModalContentTests {
    private func fixture(isPartial: Bool) -> (ModalFixture, UIScrollView) {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover, options: .init(extent: isPartial ? .fraction(0.5) : .full))
        fixture.presented()
        let scroll = UIScrollView(frame: fixture.detail.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        fixture.detail.view.addSubview(scroll)
        return (fixture, scroll)
    }

    private func swipe(_ fixture: ModalFixture, from: Double, to: Double) {
        Headless.swipe(
            from: CGPoint(x: 190, y: from), to: CGPoint(x: 190, y: to), duration: 0.25, in: fixture.window)
        fixture.settle()
    }

    @Test("M7: a list keeps the finger until it is at its top, and the swipe gets it there", arguments: [true, false])
    func list(isPartial: Bool) {
        let (fixture, scroll) = fixture(isPartial: isPartial)
        scroll.contentOffset.y = 900
        swipe(fixture, from: 450, to: 750)
        #expect(fixture.isPresented && scroll.contentOffset.y < 900)
        // Upwards it scrolls from the top, too.
        scroll.contentOffset.y = 0
        swipe(fixture, from: 750, to: 480)
        #expect(fixture.isPresented && scroll.contentOffset.y > 100)
        scroll.contentOffset.y = 0
        swipe(fixture, from: 450, to: 830)
        #expect(!fixture.isPresented)
    }

    @Test("M11, P44: the keyboard goes when a swipe begins and is back after a cancel", arguments: [true, false])
    func keyboard(isFinished: Bool) {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover)
        fixture.presented()
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
        fixture.detail.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        let way = CGSize(width: 0, height: isFinished ? 600 : 200)
        let touch = fixture.drag(from: CGPoint(x: 190, y: 100), by: way, lifts: false)
        #expect(!field.isFirstResponder)
        touch.lift()
        fixture.settle()
        #expect(fixture.isPresented == !isFinished)
        #expect(field.isFirstResponder == !isFinished)
    }

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
