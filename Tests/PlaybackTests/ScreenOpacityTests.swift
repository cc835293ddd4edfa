import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionPlayback

/// F192: glass below a view that is shown at opacity 0 never shows, so no screen in a container is.
@MainActor
struct ScreenOpacityTests {
    private nonisolated static let changes = Change.allCases.filter { !$0.isWhole && $0 != .tapTab }

    /// The screens that are in the container of the change now.
    private static func screens(_ world: World) -> [UIView] {
        guard let coordinator = world.coordinator else { return [] }
        return [coordinator.view(forKey: .from), coordinator.view(forKey: .to)].compactMap { $0 }
            .filter { $0.superview === coordinator.containerView }
    }

    /// The least opacity at which a screen is shown in any frame, until the world is at rest.
    private static func leastOpacity(_ world: World, while work: () throws -> Void) rethrows -> Float {
        var least: Float = 1
        let token = Headless.clock.onCommit {
            for view in screens(world) { least = min(least, view.layer.presentation()?.opacity ?? 1) }
        }
        defer { token.cancel() }
        try work()
        return least
    }

    enum Drive: CaseIterable { case timed, grabbed, led, turnedBack }

    @Test("No screen is ever shown below 0.02, whoever moves it", arguments: changes, Drive.allCases)
    func floor(change: Change, drive: Drive) throws {
        let world = World(change, animator: .fade.duration(0.5).timing(.linear))
        let control = try world.control
        let least = Self.leastOpacity(world) {
            if drive == .led || drive == .turnedBack { control.holdNext() }
            world.begin()
            Headless.clock.advance(by: 0.02)
            if drive == .grabbed {
                Headless.clock.advance(by: 0.2)
                control.hold()
            }
            if drive != .timed {
                for fraction in [0.01, 0, 0.5, 0.99, 1, 0.5] {
                    control.scrub(to: fraction)
                    Headless.clock.advance(by: 0.02)
                }
                if drive == .turnedBack { control.cancel() } else { control.finish() }
            }
            world.settle()
        }
        #expect(least >= ScreenOpacity.least && least < 0.1)
        let seen: [UIView?] = [world.root.viewIfLoaded, world.navigation?.topViewController?.view, world.detail?.view]
        for view in seen.compactMap({ $0 }) { #expect(view.layer.opacity == 1) }
    }

    @Test("Between its ends a fade is a straight line", arguments: [0, 0.25, 0.5, 1])
    func formula(fraction: Double) throws {
        let even = CatalogueAnimator("test.even", timing: .linear, "The new screen appears evenly.") { _ in
            Choreography(foreground: .from(.opacity(0)))
        }
        let world = World(.push, animator: even)
        let control = try world.control
        control.holdNext()
        world.begin()
        Headless.clock.turn()
        control.scrub(to: fraction)
        Headless.clock.turn()
        let opacity = Self.screens(world).map { $0.layer.opacity }.min()
        #expect(abs(try #require(opacity) - Float(0.02 + 0.98 * fraction)) < 1e-6)
        control.cancel()
        world.settle()
    }

    @Test("The opacity that the app has given a screen is its opacity at rest, and the least one is no more than that")
    func ownOpacity() throws {
        for own: Float in [0.5, 0.01] {
            let world = World(.pop, animator: .fade.duration(1).timing(.linear))
            let view = try #require(world.navigation?.topViewController?.view)
            view.layer.opacity = own
            let control = try world.control
            control.holdNext()
            world.begin()
            Headless.clock.turn()
            control.scrub(to: 1)
            #expect(view.layer.opacity == min(0.02, own))
            control.scrub(to: 0)
            #expect(view.layer.opacity == own)
            control.cancel()
            world.settle()
            #expect(view.layer.opacity == own)
        }
    }

    @Test("A screen that its pieces replace stands behind everything at 0.02", arguments: [true, false])
    func replaced(isLed: Bool) throws {
        let world = World(.push, animator: .fold.duration(1))
        if isLed { try world.control.holdNext() }
        world.begin()
        Headless.clock.advance(by: 0.2)
        if isLed { try world.control.scrub(to: 0.4) }
        let screens = Self.screens(world)
        #expect(screens.count == 2)
        let others = (screens[0].superview?.layer.sublayers ?? []).filter { layer in
            !layer.isHidden && !screens.contains { $0.layer === layer }
        }
        for screen in screens {
            let shown = try #require(screen.layer.presentation())
            #expect(shown.opacity == 0.02)
            #expect(others.allSatisfy { $0.zPosition > shown.zPosition })
        }
        #expect(others.contains { $0.contents != nil } && others.contains { $0.backgroundColor != nil })
        if isLed { try world.control.finish() }
        world.settle()
    }

    @Test("Glass on an arriving screen shows", arguments: changes.filter(\.isForward), [true, false])
    func glass(change: Change, isLed: Bool) throws {
        let world = World(change, animator: .fade.duration(0.5))
        if isLed { try world.control.holdNext() }
        world.begin()
        Headless.clock.turn()
        let arriving = try #require(world.coordinator?.view(forKey: .to))
        // What a screen adds in its first layout pass, or later.
        let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        arriving.addSubview(glass)
        Headless.clock.turn()
        if isLed { try world.control.finish() }
        world.settle()
        #expect(Headless.showsGlass(glass))
    }

    @Test("The dimming behind a card goes to nothing, and so does a shade")
    func onlyScreens() throws {
        let world = World(.presentCard, animator: .cover.duration(1).timing(.linear))
        try world.control.holdNext()
        world.begin()
        Headless.clock.turn()
        let container = try #require(world.coordinator?.containerView)
        #expect(container.subviews.contains { $0.layer.opacity == 0 && !$0.isHidden }, "the dimming")
        try world.control.cancel()
        world.settle()
    }
}
