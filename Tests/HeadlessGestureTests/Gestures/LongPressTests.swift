import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uilongpressgesturerecognizer and the pages of its members.
@MainActor
struct LongPressTests {
    @Test("The documented defaults")
    func defaults() {
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
    }

    @Test("Begins when the time is over, changes with every movement, ends with the finger")
    func press() {
        let stage = GestureStage()
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        let touch = stage.touch()
        Headless.clock.advance(by: 0.45)
        #expect(stage.log.isEmpty)
        touch.move(to: CGPoint(x: 168, y: 320))
        Headless.clock.advance(by: 0.1)
        #expect(stage.log == ["press began"])
        #expect(stage.view.heard == ["began", "moved", "cancelled"])
        touch.move(to: CGPoint(x: 300, y: 320))
        #expect(press.location(in: nil) == CGPoint(x: 300, y: 320))
        touch.lift()
        #expect(stage.log == ["press began", "press changed", "press ended"])
        #expect(press.state == .possible)
    }

    @Test("Fails when the finger is lifted too early, or strays before the time is over")
    func failures() {
        let stage = GestureStage()
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        let early = stage.touch()
        Headless.clock.advance(by: 0.4)
        early.lift()
        let stray = stage.touch()
        stray.move(to: CGPoint(x: 172, y: 320))
        Headless.clock.advance(by: 1)
        stray.lift()
        #expect(stage.log.isEmpty)
        press.minimumPressDuration = 0.3
        press.allowableMovement = 20
        let touch = stage.touch()
        touch.move(to: CGPoint(x: 172, y: 320))
        Headless.clock.advance(by: 0.35)
        #expect(stage.log == ["press began"])
        touch.cancel()
        #expect(stage.log == ["press began", "press cancelled"])
    }

    @Test("Several fingers: the time counts from the last one, the first to be lifted ends it")
    func fingers() {
        let stage = GestureStage()
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.numberOfTouchesRequired = 2
        let first = stage.touch()
        Headless.clock.advance(by: 0.4)
        let second = stage.touch(x: 200)
        Headless.clock.advance(by: 0.4)
        #expect(stage.log.isEmpty)
        Headless.clock.advance(by: 0.2)
        #expect(stage.log == ["press began"])
        second.lift()
        #expect(stage.log == ["press began", "press ended"])
        first.lift()
        let alone = stage.touch()
        Headless.clock.advance(by: 1)
        #expect(stage.log.count == 2)
        alone.lift()
        let three = [stage.touch(), stage.touch(x: 190), stage.touch(x: 220)]
        Headless.clock.advance(by: 1)
        #expect(stage.log.count == 2)
        for touch in three { touch.lift() }
    }

    @Test("Taps that have to come before the press")
    func taps() {
        let stage = GestureStage()
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.numberOfTapsRequired = 1
        let alone = stage.touch()
        Headless.clock.advance(by: 1)
        alone.lift()
        Headless.clock.advance(by: 1)
        #expect(stage.log.isEmpty)
        Headless.tap(at: CGPoint(x: 160, y: 320), in: stage.window)
        Headless.clock.advance(by: 0.1)
        let touch = stage.touch()
        Headless.clock.advance(by: 0.6)
        #expect(stage.log == ["press began"])
        touch.lift()
        Headless.tap(at: CGPoint(x: 160, y: 320), in: stage.window)
        Headless.clock.advance(by: 0.6)
        let late = stage.touch()
        Headless.clock.advance(by: 0.6)
        #expect(stage.log.count == 2)
        late.lift()
    }

    @Test("A drag is a pan before the time is over, and a press afterwards")
    func withPan() {
        let stage = GestureStage()
        stage.add(UILongPressGestureRecognizer(), "press")
        stage.add(UIPanGestureRecognizer(), "pan")
        Headless.swipe(
            from: CGPoint(x: 160, y: 320), to: CGPoint(x: 260, y: 320), duration: 0.1, in: stage.window)
        #expect(stage.log.allSatisfy { $0.hasPrefix("pan") } && stage.log.count > 2)
        stage.log = []
        let touch = stage.touch()
        Headless.clock.advance(by: 0.6)
        touch.move(to: CGPoint(x: 260, y: 320))
        touch.lift()
        #expect(stage.log == ["press began", "press changed", "press ended"])
    }
}
