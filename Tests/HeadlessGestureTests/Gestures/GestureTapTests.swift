import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct GestureTapTests {
    private let middle = CGPoint(x: 160, y: 320)

    @Test("A tap is recognised when the finger is lifted, with its place")
    func tap() {
        let stage = GestureStage()
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        var place = CGPoint.zero
        Headless.addAction(to: tap) { recognizer in
            place = recognizer.location(in: stage.view)
            #expect(recognizer.numberOfTouches == 1)
        }
        let touch = Headless.touch(at: CGPoint(x: 30, y: 40), in: stage.window)
        #expect(stage.log.isEmpty)
        touch.lift()
        #expect(stage.log == ["tap ended"])
        #expect(place == CGPoint(x: 30, y: 40))
    }

    @Test("A finger that strays or rests makes no tap")
    func noTap() {
        let stage = GestureStage()
        stage.add(UITapGestureRecognizer(), "tap")
        let touch = Headless.touch(at: middle, in: stage.window)
        touch.move(to: CGPoint(x: 160, y: 320 + Headless.assumptions.tapMovement + 1))
        touch.lift()
        let rest = Headless.touch(at: middle, in: stage.window)
        Headless.clock.advance(by: Headless.assumptions.tapDuration + 0.1)
        rest.lift()
        #expect(stage.log.isEmpty)
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.log == ["tap ended"])
    }

    @Test("A double tap needs both in time")
    func doubleTap() {
        let stage = GestureStage()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        stage.add(double, "double")
        Headless.tap(at: middle, in: stage.window)
        Headless.clock.advance(by: 1)
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.log.isEmpty)
        Headless.clock.advance(by: 0.1)
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.log == ["double ended"])
    }

    @Test("A single tap that requires a double tap to fail waits for it", arguments: [1, 2])
    func singleOrDouble(taps: Int) {
        let stage = GestureStage()
        let single = stage.add(UITapGestureRecognizer(), "single")
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        stage.add(double, "double")
        single.require(toFail: double)
        for _ in 0..<taps {
            Headless.tap(at: middle, in: stage.window)
            Headless.clock.advance(by: 0.05)
        }
        #expect(stage.log == (taps == 2 ? ["double ended"] : []))
        Headless.clock.advance(by: 1)
        #expect(stage.log == (taps == 2 ? ["double ended"] : ["single ended"]))
        #expect(stage.view.heard.last == "cancelled")
    }

    @Test("Without the requirement both are recognised, one after the other")
    func singleThenDouble() {
        let stage = GestureStage()
        stage.add(UITapGestureRecognizer(), "single")
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        stage.add(double, "double")
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.log == ["single ended"])
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.log.contains("double ended"))
    }

    @Test("Two fingers")
    func twoFingers() {
        let stage = GestureStage()
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        stage.add(tap, "tap")
        let one = stage.touch(x: 100)
        let two = stage.touch(x: 200)
        one.lift()
        #expect(stage.log.isEmpty)
        two.lift()
        #expect(stage.log == ["tap ended"])
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.log == ["tap ended"], "one finger is not enough")
    }

    @Test("The innermost tap wins")
    func innermost() {
        let stage = GestureStage()
        let inner = UIView(frame: stage.view.bounds)
        stage.view.addSubview(inner)
        stage.add(UITapGestureRecognizer(), "outer")
        stage.add(UITapGestureRecognizer(), "inner", to: inner)
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.log == ["inner ended"])
    }

    @Test("A tap and a pan on the same view share the fingers sensibly")
    func tapAndPan() {
        let stage = GestureStage()
        stage.add(UITapGestureRecognizer(), "tap")
        stage.add(UIPanGestureRecognizer(), "pan")
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.log == ["tap ended"])
        stage.log = []
        Headless.swipe(from: middle, to: CGPoint(x: 250, y: 320), duration: 0.1, in: stage.window)
        #expect(stage.log.first == "pan began")
        #expect(!stage.log.contains("tap ended"))
    }
}
