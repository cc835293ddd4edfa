import Testing
import TransitionCore
import TransitionWorld
import UIKit

/// A phone that opens like a book, in every container alike.
@MainActor
struct FoldingTests {
    /// What is not known of such a phone.
    enum Unknown: CaseIterable {
        case likely, keepsTouches, traitsFirst

        var assumptions: Headless.Assumptions {
            var assumptions = Headless.Assumptions()
            switch self {
            case .likely: break
            case .keepsTouches: assumptions.openingCancelsTouches = false
            case .traitsFirst: assumptions.openingChangesTraitsFirst = true
            }
            return assumptions
        }
    }

    private func world(_ change: Change, _ unknown: Unknown) -> World {
        let world = World(change, animator: .slide.duration(1), assumptions: unknown.assumptions)
        Headless.setPosture(.open, of: world.window)
        world.settle()
        return world
    }

    @Test("F142, F144, U3: closed while it plays, a change goes to its end", arguments: Change.kinds, Unknown.allCases)
    func plays(change: Change, unknown: Unknown) {
        let world = world(change, unknown)
        world.begin()
        Headless.clock.advance(by: 0.1)
        Headless.change(world.window, to: .closed)
        Headless.clock.advance(by: 0.1)
        #expect(!world.isChanging)
        world.expectRest()
        #expect(world.ends == [.finished])
    }

    @Test(
        "F142, F144, U3: closed and opened under a finger, a change goes back", arguments: Change.swiped,
        Unknown.allCases)
    func held(change: Change, unknown: Unknown) throws {
        for posture in [Headless.Posture.closed, .leftHalf, .openUpright] {
            let world = world(change, unknown)
            let before = world.state
            let touch = try world.swipe("0 > 0.4")
            #expect(world.isChanging)
            Headless.change(world.window, to: posture)
            Headless.clock.advance(by: 0.2)
            #expect(!world.isChanging, "\(posture)")
            touch.move(to: CGPoint(x: 200, y: 300))
            Headless.change(world.window, to: .open)
            Headless.clock.advance(by: 0.05)
            touch.lift()
            world.expectRest()
            #expect(world.state == before && world.ends == [.cancelled], "\(posture)")
        }
    }

    @Test("F142, F144, U3: closed after the finger was lifted, a change ends", arguments: Change.swiped)
    func letGo(change: Change) throws {
        let world = world(change, .likely)
        try world.swipe("0 > 0.4 release")
        Headless.clock.advance(by: 0.05)
        Headless.change(world.window, to: .closed)
        Headless.clock.advance(by: 0.1)
        #expect(!world.isChanging)
        world.expectRest()
    }
}
