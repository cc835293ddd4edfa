import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A transition that passes from code to a finger, and a finger that has lost its transition to code.
@MainActor
struct ControlHandoverTests {
    @Test(
        "What code has released is the finger's that grabs it: the control neither holds nor moves it",
        arguments: [Change.push, .pop, .nextTab, .present, .dismiss], [true, false])
    func released(change: Change, finishes: Bool) throws {
        let world = World(change, animator: .slide.duration(2).timing(.linear))
        let control = try world.control
        world.begin()
        Headless.clock.advance(by: 0.8)
        #expect(control.hold())
        if finishes { control.finish() } else { control.cancel() }
        Headless.clock.advance(by: 0.1)
        let way = change.isModal ? CGVector(dx: 0, dy: 1) : CGVector(dx: 1, dy: 0)
        let touch = Headless.touch(at: CGPoint(x: 200, y: 600), in: world.window)
        func move(to distance: CGFloat) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 200 + way.dx * distance, y: 600 + way.dy * distance))
        }
        for distance in stride(from: 10.0, through: 40, by: 10) { move(to: distance) }
        #expect(world.coordinator?.isInteractive == true, "the finger holds it")
        #expect(!control.isHolding && !control.hold())
        let before = try #require(control.progress)
        control.scrub(to: 0.99)
        #expect(control.progress == before)
        for distance in stride(from: 50.0, through: 90, by: 10) { move(to: distance) }
        #expect(abs(try #require(control.progress) - before) > 0.03, "it follows the finger")
        control.finish()
        #expect(world.coordinator?.isInteractive == true)
        touch.lift()
        world.settle()
    }

    @Test("A finger whose change has ended neither moves nor releases the next one, which code holds")
    func oldFinger() throws {
        let world = World(.pop)
        let control = try world.control
        let touch = Headless.touch(at: CGPoint(x: 2, y: 200), in: world.window)
        for x in stride(from: 20.0, through: 160, by: 20) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: 200))
        }
        #expect(world.coordinator?.isInteractive == true)
        // A container of another size ends what moves in it.
        Headless.resize(world.window, to: CGSize(width: 844, height: 390))
        world.settle()
        control.holdNext()
        world.navigation?.pushViewController(Screen("next"), animated: true)
        Headless.clock.advance(by: 0.1)
        control.scrub(to: 0.5)
        #expect(control.isHolding)
        touch.move(to: CGPoint(x: 300, y: 200))
        #expect(control.isHolding && control.progress == 0.5)
        touch.lift()
        Headless.clock.advance(by: 0.1)
        #expect(control.isHolding && control.progress == 0.5)
        control.finish()
        world.settle()
        #expect(world.events.last == .finished && world.state.hasSuffix("next"))
    }
}
