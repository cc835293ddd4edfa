import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A finger and code that want the same change, and what the app's delegate hears of one that code leads.
@MainActor
struct ControlAndFingerTests {
    @Test(
        "What code holds no finger can take hold of",
        arguments: [Change.push, .pop, .nextTab, .present, .dismiss])
    func codeHolds(change: Change) throws {
        let world = World(change)
        let (state, control) = (world.state, try world.control)
        control.holdNext()
        world.begin()
        Headless.clock.advance(by: 0.1)
        control.scrub(to: 0.5)
        for end in [CGPoint(x: 380, y: 400), CGPoint(x: 10, y: 400), CGPoint(x: 200, y: 800)] {
            Headless.swipe(from: CGPoint(x: 200, y: 400), to: end, duration: 0.3, in: world.window)
            Headless.swipe(from: CGPoint(x: 2, y: 400), to: end, duration: 0.3, in: world.window)
            #expect(control.isHolding && control.progress == 0.5)
        }
        control.cancel()
        world.settle()
        #expect(world.state == state)
    }

    @Test("What a finger holds code cannot take hold of, and does not wait for")
    func fingerHolds() throws {
        // A finger that begins a change, and one that has taken hold of one.
        for grabs in [false, true] {
            let world = World(.pop, animator: .slide.duration(1).timing(.linear))
            let control = try world.control
            if grabs {
                world.begin()
                Headless.clock.advance(by: 0.3)
            }
            let start = CGPoint(x: grabs ? 150 : 2, y: 400)
            let touch = Headless.touch(at: start, in: world.window)
            for step in 1...10 {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: start.x + 8 * CGFloat(step), y: 400))
            }
            let seen = try #require(control.progress)
            #expect(!control.hold() && !control.isHolding && !control.isWaiting)
            control.scrub(to: 0.9)
            control.cancel()
            #expect(control.progress == seen && world.coordinator?.isInteractive == true)
            touch.move(to: CGPoint(x: 380, y: 400))
            touch.lift()
            // Let go of, it can be held.
            Headless.clock.turn()
            #expect(control.hold() && control.isHolding)
            control.finish()
            world.settle()
            #expect(world.state == "root a b")
        }
    }

    @Test("A finger that has asked UIKit for a change has it, and so has one that swipes while code waits")
    func fingerFirst() throws {
        let world = World(.pop)
        let control = try world.control
        // UIKit begins in the next layout pass.
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: world.window)
        touch.move(to: CGPoint(x: 60, y: 400))
        #expect(!control.hold() && !control.isWaiting)
        touch.cancel()
        world.settle()
        control.holdNext()
        let second = Headless.touch(at: CGPoint(x: 2, y: 400), in: world.window)
        for x in [40, 80, 160] {
            Headless.clock.advance(by: 1.0 / 60)
            second.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        #expect(control.isWaiting && !control.isHolding)
        #expect(try #require(control.progress) > 0.2)
        second.cancel()
        world.settle()
        #expect(control.isWaiting)
        world.begin()
        Headless.clock.advance(by: 0.1)
        #expect(control.isHolding && control.progress == 0)
        control.cancel()
        world.settle()
    }

    @Test("A finger between tabs that finds the change held does not take it along")
    func tabFinger() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide.duration(1), swipe: .fromAnywhere)
        let control = fixture.tabs.transitions.control
        let touch = fixture.drag(from: 0.9, over: 0.6)
        #expect(!control.hold() && !control.isWaiting)
        touch.lift()
        Headless.clock.advance(by: 0.05)
        #expect(control.hold())
        let seen = control.progress
        _ = fixture.drag(from: 0.9, over: 0.2)
        #expect(control.progress == seen && control.isHolding)
        control.cancel()
        Headless.cancelTouches(in: fixture.window)
        fixture.settle()
        fixture.expectBalance()
    }

    @Test(
        "The delegate of tabs hears of a tap as of a tap, and of a selection in code nothing",
        arguments: [true, false], [true, false])
    func tells(taps: Bool, finishes: Bool) throws {
        let world = World(taps ? .tapTab : .nextTab)
        let control = try world.control
        control.holdNext()
        world.begin()
        Headless.clock.advance(by: 0.2)
        control.scrub(to: 0.5)
        if finishes { control.finish() } else { control.cancel() }
        world.settle()
        let told = ["shouldSelect b", "didSelect b"] + (finishes ? [] : ["didSelect root"])
        #expect(world.app.log.take() == (taps ? told : []))
    }

    @Test("A navigation controller's delegate hears what it hears of a finger", arguments: [true, false])
    func navigationTells(finishes: Bool) throws {
        func heard(_ lead: (World) throws -> Void) throws -> [String] {
            let world = World(.pop)
            try lead(world)
            world.settle()
            return world.delegate.log.take() + world.log.take()
        }
        let byFinger = try heard { world in
            let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: world.window)
            for x in stride(from: 20.0, through: 260, by: 20) {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: x, y: 400))
            }
            if finishes { touch.lift() } else { touch.cancel() }
        }
        let byCode = try heard { world in
            let control = try world.control
            control.holdNext()
            world.begin()
            Headless.clock.advance(by: 0.2)
            control.scrub(to: 0.6)
            if finishes { control.finish() } else { control.cancel() }
        }
        #expect(byCode == byFinger && !byCode.isEmpty)
    }

    @Test("A whole window that a finger has moved and let go of can be held")
    func wholeWindow() {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.push.wholeWindow.duration(1))
        fixture.pushed("a")
        let before = fixture.residue()
        let control = fixture.navigation.transitions.control
        fixture.swipeBack(to: 0.7)
        Headless.clock.advance(by: 0.05)
        #expect(control.hold() && control.isHolding)
        control.scrub(to: 0.5)
        Headless.clock.advance(by: 1)
        #expect(control.progress == 0.5)
        control.cancel()
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2 && fixture.residue() == before)
    }
}
