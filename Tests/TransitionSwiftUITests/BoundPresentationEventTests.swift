import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionSwiftUI
@testable import TransitionUIKit
@testable import fuzz

/// S4: what comes while a screen is being made, and keyboards of screens that come back.
@MainActor
struct BoundPresentationEventTests {
    @Test("S4: an update while the screen is being made does not make another one", arguments: [true, false])
    func updatedWhileMaking(changesItem: Bool) {
        let fixture = ModalFixture()
        let flag = FlagHost(on: fixture.root, transition: .cover)
        var updates = 0
        flag.fill = { [weak flag] _ in
            guard updates < 3 else { return }
            updates += 1
            if changesItem, updates == 1 { flag?.set(2) }
            flag?.update()
        }
        flag.set(1)
        Headless.clock.settle()
        #expect(flag.made == (changesItem ? [1, 2] : [1]))
        #expect(fixture.root.presentedViewController === flag.presentation.controller)
        #expect(flag.presentation.controller != nil && Headless.warnings == [])
    }

    @Test(
        "S4: a flag that falls while UIKit has accepted an alert over the screen, and has not begun it, waits for it",
        arguments: [true, false])
    func alertAccepted(isPreparedAtOnce: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.presentationsArePreparedAtOnce = isPreparedAtOnce
        assumptions.presentationDelay = 0.3
        let fixture = ModalFixture(assumptions: assumptions)
        let flag = FlagHost(on: fixture.root, transition: .cover)
        flag.set(1)
        Headless.clock.settle()
        let above = UIViewController()
        above.modalPresentationStyle = .overFullScreen
        flag.presentation.controller?.present(above, animated: true)
        flag.set(nil)
        #expect(Headless.clock.settle())
        #expect(fixture.root.presentedViewController == nil && flag.ends == 1 && flag.resets == 0)
        #expect(Headless.warnings == [])
    }

    @Test("S4: a flag that falls while its screens are out of the window waits for nothing")
    func outOfWindow() throws {
        let fixture = ModalFixture()
        let flag = FlagHost(on: fixture.root, transition: .cover)
        flag.set(1)
        Headless.clock.settle()
        let (screen, above) = (try #require(flag.presentation.controller), UIViewController())
        above.modalPresentationStyle = .fullScreen
        screen.present(above, animated: false)
        Headless.clock.settle()
        for shown in [above, screen] { shown.presentationController?.containerView?.removeFromSuperview() }
        #expect(above.viewIfLoaded?.window == nil && screen.presentedViewController === above)
        flag.set(nil)
        #expect(Headless.clock.settle(), "it asks again and again")
        #expect(flag.ends == 1 && flag.resets == 0)
    }

    @Test("P44: the keyboard is back after a push that is thrown back and taken back from the state")
    func keyboardOfStack() {
        let world = HostWindow()
        let host = StackHost()
        host.add(.slide.duration(0.6))
        world.show(host.hosting)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        host.navigation.viewControllers[0].view.addSubview(field)
        field.becomeFirstResponder()
        host.path = ["a"]
        Headless.clock.advance(by: 0.15)
        #expect(!field.isFirstResponder)
        let touch = world.drag(from: 150, by: 200)
        world.lift(touch, at: 350)
        world.settle()
        #expect(host.path == [] && host.navigation.viewControllers.count == 1)
        #expect(field.isFirstResponder)
    }

    @Test(
        "A delegate that SwiftUI sets two turns after the transition is installed is adopted, before anything changes")
    func lateDelegate() {
        let world = HostWindow()
        let host = StackHost()
        world.show(host.hosting)
        host.add(.slide)
        let ours = host.navigation.delegate
        #expect(ours !== host)
        Headless.DispatchQueue.main.async { [weak host] in host?.navigation.delegate = host }
        for _ in 0..<4 { Headless.clock.turn() }
        #expect(host.navigation.delegate === ours && host.navigation.transitions.delegate === host)
    }
}
