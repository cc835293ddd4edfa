import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A finger that is faster than UIKit.
@MainActor
struct EarlyFingerTests {
    private nonisolated static let changes = Change.swiped.filter { !$0.isWhole }

    private func world(_ change: Change) -> World {
        var assumptions = Headless.Assumptions()
        assumptions.presentationsArePreparedAtOnce = false
        assumptions.dismissalsStartNextTurn = true
        assumptions.presentationDelay = 0.1
        assumptions.navigationStartsInLayoutPass = true
        assumptions.tabsStartInNextTurn = true
        return World(change, animator: .slide.duration(1), assumptions: assumptions)
    }

    private func progress(_ world: World) -> Double {
        world.events.reversed().lazy.compactMap { if case .progress(let value) = $0 { value } else { nil } }.first ?? 0
    }

    @Test(
        "F4, F111: a finger that has stopped before UIKit begins is where it stopped when the change begins",
        arguments: changes)
    func stops(change: Change) throws {
        let world = world(change)
        let touch = try world.swipe("0 > 0.3 0s > 0.5 0s")
        Headless.clock.advance(by: 0.5)
        #expect(world.isChanging)
        let shown = progress(world)
        #expect(shown > 0.35 && shown < 0.55, "\(shown)")
        touch.cancel()
        world.expectRest()
        #expect(world.ends == [.cancelled])
    }
}
