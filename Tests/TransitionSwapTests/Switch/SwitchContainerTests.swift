import Testing
import TransitionAnimations
import TransitionCore
import TransitionRest
import TransitionUIKit
import TransitionWorld
import UIKit

@testable import TransitionSwap

/// The UIKit half of `TransitionSwitch`: a container that shows the screen for a value of the app's state.
@MainActor @Suite struct SwitchContainerTests {
    /// A window with such a container, and what it has asked for.
    @MainActor private final class World {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let container: SwitchContainer
        let log = Log()
        var made: [String] = []
        var refreshed: [String] = []
        var asked: [String] = []

        init(isShown: Bool = true) {
            Headless.reset()
            container = SwitchContainer()
            guard isShown else { return }
            window.rootViewController = container
            window.makeKeyAndVisible()
            show("a")
            settle()
            (made, refreshed, asked) = ([], [], [])
            _ = log.take()
        }

        /// The state has another value.
        func show(_ id: String, _ animator: (any TransitionAnimator)? = CatalogueAnimator.slide.duration(0.6)) {
            container.show(
                id,
                transition: {
                    asked.append("\($0) to \(id)")
                    return animator
                },
                make: {
                    made.append(id)
                    return ChildScreen(id, log: log)
                },
                refresh: { refreshed.append(($0 as? ChildScreen)?.label ?? "?") })
        }

        var shown: String { container.children.compactMap { ($0 as? ChildScreen)?.label }.joined() }
        var isPlaying: Bool { container.childTransitions.isPlaying }

        func settle() {
            #expect(Headless.clock.settle())
        }

        func expectRest(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) {
            settle()
            #expect(shown == id, sourceLocation: sourceLocation)
            #expect(container.view.subviews.count == 1 && !isPlaying, sourceLocation: sourceLocation)
            #expect(Headless.warnings == [] && Rest.activity() == [], sourceLocation: sourceLocation)
            let screen = container.children.first?.viewIfLoaded
            #expect(screen?.frame == container.view.bounds, sourceLocation: sourceLocation)
            #expect(screen.flatMap { Rest.residue(of: $0) } == nil, sourceLocation: sourceLocation)
        }

        func drag(to fractions: Double...) {
            func point(_ fraction: Double) -> CGPoint { CGPoint(x: fraction * 390, y: 400) }
            let touch = Headless.touch(at: point(0.5), in: window)
            var place = 0.5
            for fraction in fractions {
                touch.move(from: point(place), to: point(fraction), seconds: 0.4, minimumOfSteps: 10)
                place = fraction
            }
            touch.rest(at: point(place))
            touch.lift()
        }
    }

    @Test("The first screen is there at once, and another value changes it by the rule's animator")
    func changes() {
        let world = World(isShown: false)
        world.show("a")
        world.window.rootViewController = world.container
        world.window.makeKeyAndVisible()
        #expect(world.shown == "a" && !world.isPlaying && world.asked == [])
        world.settle()
        world.show("b")
        #expect(world.asked == ["a to b"] && world.isPlaying && world.shown == "ab")
        world.expectRest("b")
        world.show("c", nil)
        #expect(!world.isPlaying && world.shown == "c")
        world.expectRest("c")
        #expect(world.made == ["a", "b", "c"] && world.refreshed == [])
    }

    @Test("The same value passes the state to its screen, in the middle of a change too")
    func refreshes() {
        let world = World()
        world.show("a")
        world.show("b")
        Headless.clock.advance(by: 0.2)
        world.show("b")
        #expect(world.isPlaying, "it goes on")
        #expect(world.refreshed == ["a", "b"] && world.made == ["b"])
        world.expectRest("b")
    }

    @Test("A value that comes back during a change has its screen again; one that has left has a new screen")
    func back() {
        let world = World()
        let first = world.container.children.first
        world.show("b")
        Headless.clock.advance(by: 0.2)
        world.show("a")
        #expect(world.made == ["b"] && world.refreshed == ["a"])
        world.expectRest("a")
        #expect(world.container.children.first === first)
        world.show("b")
        world.settle()
        world.show("a")
        world.expectRest("a")
        #expect(world.made == ["b", "b", "a"] && world.container.children.first !== first)
    }

    @Test("The latest of many values stands, and nothing of the others is kept")
    func quickly() {
        let world = World()
        let first = Weak(world.container.children.first)
        for id in ["b", "c", "a", "c", "d"] {
            world.show(id)
            Headless.clock.advance(by: 0.05)
        }
        world.expectRest("d")
        #expect(first.object == nil)
    }

    private final class Weak {
        weak var object: UIViewController?
        init(_ object: UIViewController?) { self.object = object }
    }

    @Test("A finger can hold a change and let go of it, but the state stays true", arguments: [0.9, 0.6, 0.1])
    func grabbed(end: Double) {
        let world = World()
        world.show("b")
        Headless.clock.advance(by: 0.25)
        world.drag(to: 0.4, end)
        world.expectRest("b")
    }

    @Test("Code cannot turn a change round either")
    func controlled() {
        let world = World()
        world.show("b")
        Headless.clock.advance(by: 0.25)
        world.container.childTransitions.control.hold()
        world.container.childTransitions.control.cancel()
        world.expectRest("b")
    }

    @Test("The container is freed with its screens, in the middle of a change too")
    func freed() {
        weak var container: UIViewController?
        do {
            let world = World()
            container = world.container
            world.show("b")
            Headless.clock.advance(by: 0.2)
            world.window.rootViewController = nil
            Headless.clock.settle()
        }
        Headless.clock.settle()
        #expect(container == nil)
    }
}
