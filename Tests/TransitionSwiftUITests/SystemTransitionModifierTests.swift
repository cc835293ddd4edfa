import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionSwiftUI
@testable import TransitionUIKit
@testable import fuzz

/// Modifiers with a transition that UIKit draws.
@MainActor
struct SystemTransitionModifierTests {
    /// Whether a push plays an animator of the package; ends it.
    private func plays(_ host: StackHost, _ world: HostWindow) -> Bool {
        host.path.append("p\(host.path.count)")
        Headless.clock.advance(by: 0.15)
        let plays = host.navigation.transitions.isPlaying
        world.settle()
        return plays
    }

    @Test("Y4, S1: a stack asks UIKit, and plays again when the modifier has another transition")
    func stack() {
        let world = HostWindow()
        let host = StackHost()
        let request = host.add(.systemZoom)
        world.show(host.hosting)
        #expect(!plays(host, world))
        let zoomed = host.navigation.topViewController
        #expect(zoomed?.preferredTransition != nil)
        request.update(.cube, options: .init())
        #expect(zoomed?.preferredTransition == nil)
        #expect(plays(host, world))
        request.update(.systemPush, options: .init())
        #expect(!plays(host, world))
        request.update(nil, options: .init())
        #expect(host.navigation.viewControllers.allSatisfy { $0.preferredTransition == nil })
    }

    @Test("Y2, S2: a single push of a stack asks UIKit")
    func single() {
        let world = HostWindow()
        let host = StackHost()
        host.add(.cube)
        world.show(host.hosting)
        ExpectedPush.play(.systemZoom, in: host.navigation) { host.path.append("a") }
        Headless.clock.advance(by: 0.15)
        #expect(!host.navigation.transitions.isPlaying)
        world.settle()
        #expect(host.navigation.topViewController?.preferredTransition != nil)
        #expect(plays(host, world))
    }

    @Test("Y2, S4: a presentation asks UIKit and keeps the style of its screen")
    func presentation() {
        let fixture = ModalFixture()
        let flag = FlagHost(on: fixture.root, transition: .systemCrossDissolve)
        flag.set(1)
        Headless.clock.advance(by: 0.15)
        let screen = fixture.root.presentedViewController
        #expect(screen?.modalPresentationStyle == .automatic)
        #expect(screen?.modalTransitions.isPlaying == false)
        #expect((screen?.view.layer.presentation()?.opacity ?? 1) < 0.95)
        #expect(Headless.clock.settle())
        flag.set(nil)
        #expect(Headless.clock.settle())
        #expect(fixture.root.presentedViewController == nil)
        #expect(flag.ends == 1 && flag.resets == 0)
    }
}
