import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// How often the views of a window are asked whether one of them has the keyboard.
@MainActor
struct KeyboardSearchTests {
    /// A view that counts how often it is asked.
    private final class Asked: UIView {
        var count = 0

        override var isFirstResponder: Bool {
            count += 1
            return super.isFirstResponder
        }

        func take() -> Int {
            defer { count = 0 }
            return count
        }
    }

    @Test("P44: views are asked once, and again only after something has begun to be edited")
    func once() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        let asked = Asked()
        // Outside of the navigation controller, so that it is in the window throughout.
        fixture.window.addSubview(asked)
        fixture.pushed("a")
        #expect(asked.take() == 1)
        for label in ["b", "c", "d"] { fixture.pushed(label) }
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(asked.take() == 0)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        fixture.navigation.topViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        field.resignFirstResponder()
        Headless.clock.settle()
        _ = asked.take()
        fixture.pushed("e")
        #expect(asked.take() == 1)
        fixture.pushed("f")
        #expect(asked.take() == 0)
    }

    @Test(
        "P44: a field that takes the keyboard after such a search lets go, and has it again after a cancel",
        arguments: [true, false], [true, false])
    func found(late: Bool, isFinished: Bool) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        fixture.pushed("a")
        fixture.pushed("b")
        Headless.assumptions.keyboardIsAnnouncedNextTurn = late
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        let top = fixture.navigation.topViewController
        top?.view.addSubview(field)
        field.becomeFirstResponder()
        let touch = fixture.drag(to: isFinished ? 0.8 : 0.2)
        #expect(!field.isFirstResponder)
        touch.lift()
        fixture.settle()
        #expect(field.isFirstResponder != isFinished)
        // And the next change finds it again.
        if !isFinished {
            fixture.pushed("c")
            #expect(!field.isFirstResponder && Headless.keyboardFrame == nil)
        }
    }

    @Test(
        "P44: another window is searched for itself, and a field elsewhere keeps the keyboard",
        arguments: [true, false])
    func elsewhere(isWindow: Bool) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        let other = UIWindow(frame: fixture.window.frame)
        let navigation = UINavigationController(rootViewController: Screen("other"))
        navigation.setNavigationTransition(.slide)
        other.rootViewController = navigation
        other.makeKeyAndVisible()
        Headless.clock.settle()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        // In another window, or beside the navigation controller, as in a split view.
        (isWindow ? navigation.topViewController?.view : fixture.window)?.addSubview(field)
        field.becomeFirstResponder()
        Headless.clock.settle()
        fixture.pushed("a")
        fixture.pushed("b")
        #expect(field.isFirstResponder)
        navigation.pushViewController(Screen("next"), animated: true)
        Headless.clock.settle()
        #expect(field.isFirstResponder != isWindow)
    }

    @Test("P44: each of two windows is searched once, whichever changes in between")
    func twoWindows() {
        let fixture = NavigationFixture()
        let other = UIWindow(frame: fixture.window.frame)
        let navigation = UINavigationController(rootViewController: Screen("other"))
        other.rootViewController = navigation
        other.makeKeyAndVisible()
        let asked = Asked()
        for controller in [fixture.navigation, navigation] { controller.setNavigationTransition(.slide) }
        fixture.window.addSubview(asked)
        for label in ["a", "b", "c"] {
            fixture.pushed(label)
            navigation.pushViewController(Screen(label), animated: true)
            Headless.clock.settle()
        }
        #expect(asked.take() == 1)
    }

    @Test("P44: a field that is tapped as the screen leaves is found before its keyboard is announced")
    func lastMoment() {
        let fixture = ModalFixture()
        fixture.detail.setModalTransition(.cover)
        fixture.presented()
        fixture.dismissed()
        fixture.presented()
        Headless.assumptions.keyboardIsAnnouncedNextTurn = true
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        fixture.detail.view.addSubview(field)
        field.becomeFirstResponder()
        fixture.detail.dismiss(animated: true)
        Headless.clock.turn()
        #expect(!field.isFirstResponder)
        fixture.settle()
        #expect(Headless.keyboardFrame == nil)
    }
}
