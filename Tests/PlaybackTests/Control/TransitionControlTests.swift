import Testing
import TransitionAnimations
import TransitionCore
import TransitionWorld
import UIKit

/// Changes that code drives from their start, and those that it takes hold of while they play.
@MainActor
struct TransitionControlTests {
    /// What a world looks like at rest.
    private struct Rest: Equatable {
        let state: String
        let shown: String
        let residue: String

        @MainActor init(_ world: World) {
            state = world.state
            shown = world.shown
            residue = world.residue()
        }
    }

    @Test(
        "The next change begins held, is scrubbed, and ends as asked", arguments: Change.allCases,
        [true, false])
    func fromStart(change: Change, finishes: Bool) throws {
        let plain = Rest(.unanimated(change))
        let world = World(change)
        let before = Rest(world)
        let control = try world.control
        #expect(!control.isHolding && !control.isWaiting && control.progress == nil && control.direction == nil)
        #expect(!control.hold() && !control.isWaiting, "nothing plays")
        control.holdNext()
        #expect(control.isWaiting && !control.isHolding)
        world.begin()
        Headless.clock.advance(by: 1)
        #expect(control.isHolding && !control.isWaiting)
        #expect(control.progress == 0)
        #expect(control.direction == (change.isForward ? .forward : .backward))
        #expect(world.coordinator?.isInteractive == true)
        #expect(world.coordinator?.initiallyInteractive == true)
        for fraction in [0.25, 0.75, 0.5] {
            control.scrub(to: fraction)
            #expect(control.progress == fraction)
            #expect(world.events.last == .progress(fraction))
            Headless.clock.advance(by: 1)
            #expect(control.progress == fraction, "it stays where it is")
        }
        if finishes { control.finish() } else { control.cancel() }
        #expect(!control.isHolding && control.progress == 0.5)
        world.settle()
        #expect(Rest(world) == (finishes ? plain : before))
        #expect(world.events.last == (finishes ? .finished : .cancelled))
        #expect(world.events.filter { $0 == .finished || $0 == .cancelled }.count == 1)
        // The next one is nobody's.
        if !finishes {
            world.begin()
            world.settle()
            #expect(Rest(world) == plain)
        }
    }

    @Test(
        "What plays is held where it is, and goes on from there", arguments: Change.allCases, [true, false])
    func whilePlaying(change: Change, finishes: Bool) throws {
        let plain = Rest(.unanimated(change))
        let world = World(change, animator: .slide.duration(1).timing(.linear))
        let before = Rest(world)
        let control = try world.control
        world.begin()
        Headless.clock.advance(by: 0.4)
        let seen = try #require(control.progress)
        #expect(seen > 0.3 && seen < 0.5)
        // UIKit's change is done before the window moves.
        let canHold = change != .wholePush && change != .wholePop
        #expect(control.hold() == canHold)
        #expect(control.hold() == canHold, "twice is once")
        #expect(control.isHolding == canHold && !control.isWaiting)
        Headless.clock.advance(by: 0.2)
        if canHold { #expect(control.progress == seen) } else { #expect(try #require(control.progress) > seen + 0.1) }
        control.scrub(to: 0.9)
        if finishes { control.finish(velocity: 2) } else { control.cancel(velocity: -2) }
        world.settle()
        #expect(Rest(world) == (finishes || !canHold ? plain : before))
        #expect(world.events.last == (finishes || !canHold ? .finished : .cancelled))
    }

    @Test(
        "The rest starts with the velocity that is given", arguments: [-3.0, 0, 3],
        [Change.pop, .nextTab, .dismiss])
    func velocity(velocity: Double, change: Change) throws {
        let world = World(change, animator: .slide.duration(1))
        let control = try world.control
        control.holdNext()
        world.begin()
        Headless.clock.turn()
        Headless.clock.advance(by: 0.1)
        control.scrub(to: 0.5)
        control.finish(velocity: velocity)
        Headless.clock.advance(by: 1.0 / 60)
        let moved = try #require(control.progress) - 0.5
        #expect(abs(moved - velocity / 60) < 0.015, "\(moved)")
        world.settle()
        #expect(world.events.last == .finished)
    }
}
