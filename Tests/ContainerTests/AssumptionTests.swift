import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Every container ends alike, however UIKit behaves where that is not documented.
@MainActor
struct AssumptionTests {
    /// One value of an assumption that is not its default.
    struct Choice: CustomTestStringConvertible {
        let assumption: Int
        let value: Int

        var testDescription: String {
            let all = Headless.Assumptions.all[assumption]
            return "\(all.name): \(all.alternatives[value])"
        }
        var assumptions: Headless.Assumptions { .init(choosing: [assumption: value]) }

        static let all: [Choice] = Headless.Assumptions.all.indices.flatMap { index in
            Headless.Assumptions.all[index].alternatives.indices.map { Choice(assumption: index, value: $0) }
        }
    }

    /// All changes for each choice; in a debug build one, because half of all choices come together in each round below.
    private static func changes(of choice: Choice) -> [Change] {
        takesWholeCatalogue ? Change.kinds : [Change.kinds[(choice.assumption + choice.value) % Change.kinds.count]]
    }

    @Test("The same ends under each value of each assumption", arguments: Choice.all)
    func each(choice: Choice) throws {
        for change in Self.changes(of: choice) { try run(change, .cube, choice.assumptions, "\(change)") }
        guard takesWholeCatalogue else { return }
        try run(.dismissCard, .tiltUnder, choice.assumptions, "posed")
        try interrupt(choice.assumptions)
    }

    @Test("And under half of them at a time", arguments: 1...(takesWholeCatalogue ? 100 : 8))
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var choices: [Int: Int] = [:]
        for (index, assumption) in Headless.Assumptions.all.enumerated() where Bool.random(using: &random) {
            choices[index] = assumption.alternatives.indices.randomElement(using: &random)
        }
        let assumptions = Headless.Assumptions(choosing: choices)
        for change in Change.kinds { try run(change, .cube, assumptions, "\(change)") }
        try run(.dismissCard, .tiltUnder, assumptions, "posed")
        try interrupt(assumptions)
    }

    /// Takes a change to its ends: by a finger and cancelled by it, caught and turned back, and by code where no finger can.
    private func run(
        _ change: Change, _ animator: CatalogueAnimator, _ assumptions: Headless.Assumptions, _ note: String
    ) throws {
        let animator = animator.duration(0.3)
        let plain = World.unanimated(change, animator: animator, assumptions: assumptions).look
        let world = World(change, animator: animator, assumptions: assumptions)
        let before = world.look
        let isSwiped = Change.swiped.contains(change)
        if isSwiped {
            try world.swipe("0 > 0.3 0.1s cancel")
            world.expectRest(before, "\(note), swiped and cancelled")
        }
        if Change.grabbed.contains(change) {
            world.begin()
            Headless.clock.advance(by: 0.1)
            try world.grab("0 > -0.5 0.1s release")
            world.expectRest(before, "\(note), turned back")
        }
        if isSwiped { try world.swipe("0 > 0.5 0.1s release") } else { world.begin() }
        world.expectRest(plain, note)
    }

    /// T8: taps, selections and fingers while tabs change.
    private func interrupt(_ assumptions: Headless.Assumptions) throws {
        let plain = World.unanimated(.nextTab, assumptions: assumptions).look
        let world = World(.nextTab, animator: .cube.duration(0.3), assumptions: assumptions)
        let before = world.look
        // Taps and a selection while others play.
        world.tap(1)
        Headless.clock.advance(by: 0.1)
        world.tap(2)
        Headless.clock.advance(by: 0.1)
        world.tabs?.selectedIndex = 0
        world.expectRest(before)
        // A finger that turns a tap's change round.
        world.tap(1)
        Headless.clock.advance(by: 0.1)
        try world.drag("0.2 > 0.9 0.15s release")
        world.expectRest(before)
        // One that goes over the start to the other neighbour.
        world.tap(1)
        world.expectRest(plain)
        try world.drag("0.5 > 0.2 0.1s > 0.95 release")
        world.expectRest(before)
        // One that may no longer swipe.
        let touch = try world.drag("0.9 > 0.5")
        world.tabs?.transitions.isSwipeEnabled = false
        Headless.clock.advance(by: 0.1)
        touch.lift()
        world.expectRest(before)
    }
}
