import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct GestureStateTests {
    @Test("F97: raw values 0…5, recognized is ended")
    func rawValues() {
        let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test("F97: a continuous gesture goes possible, began, changed, ended and back to possible")
    func continuous() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let touch = stage.touch()
        #expect(pan.state == .possible)
        touch.move(to: CGPoint(x: 200, y: 320))
        #expect(pan.state == .began)
        touch.move(to: CGPoint(x: 220, y: 320))
        touch.move(to: CGPoint(x: 230, y: 320))
        #expect(pan.state == .changed)
        touch.lift()
        #expect(stage.log == ["pan began", "pan changed", "pan changed", "pan ended"])
        #expect(pan.state == .possible)
    }

    @Test("F97: a discrete gesture sends one action")
    func discrete() {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer(), "r")
        recognizer.onEnded = .recognized
        stage.touch().lift()
        #expect(stage.log == ["r ended"])
        #expect(recognizer.resets == 1)
        #expect(recognizer.state == .possible)
    }

    @Test("F97: a gesture that fails sends nothing and hears no more of its touch")
    func failed() {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer(), "r")
        recognizer.onMoved = .failed
        let touch = stage.touch()
        touch.move(to: .zero)
        touch.move(to: CGPoint(x: 50, y: 50))
        touch.lift()
        #expect(stage.log.isEmpty)
        #expect(recognizer.heard == ["began", "moved"])
        #expect(recognizer.resets == 1)
    }

    @Test("F97: a recognised gesture that is said to fail is cancelled")
    func failingAfterBegan() {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer(), "r")
        recognizer.onBegan = .began
        recognizer.onMoved = .failed
        stage.touch().move(to: .zero)
        #expect(stage.log == ["r began", "r cancelled"])
    }

    @Test("F97: the system takes the touch away: a recognised gesture is cancelled")
    func systemCancels() {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "pan")
        let recognizer = stage.add(ScriptedRecognizer(), "r")
        let touch = stage.touch()
        touch.move(to: CGPoint(x: 200, y: 320))
        touch.cancel()
        #expect(stage.log == ["pan began", "pan cancelled"])
        #expect(stage.view.heard == ["began", "cancelled"])
        #expect(!touch.isDown)
        #expect(recognizer.state == .possible)
    }

    @Test("P45: the app leaves the foreground: all touches are taken away, and their fingers do nothing more")
    func allTouchesCancelled() {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "pan")
        let one = stage.touch(x: 100)
        let two = stage.touch(x: 200)
        one.move(to: CGPoint(x: 140, y: 320))
        Headless.cancelTouches(in: stage.window)
        #expect(stage.log == ["pan began", "pan cancelled"])
        #expect(!one.isDown)
        #expect(!two.isDown)
        one.move(to: CGPoint(x: 200, y: 320))
        one.lift()
        two.cancel()
        #expect(stage.log == ["pan began", "pan cancelled"])
        #expect(stage.view.heard == ["began", "cancelled"])
    }

    @Test("P45: a gesture class that ignores the cancellation is broken off all the same")
    func systemCancelsUnwilling() {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer(), "r")
        recognizer.onBegan = .began
        stage.touch().cancel()
        #expect(stage.log == ["r began", "r cancelled"])
        #expect(recognizer.heard == ["began", "cancelled"])
    }

    @Test("F98: disabling while recognising cancels, the action is sent", arguments: [false, true])
    func disabling(later: Bool) {
        let stage = GestureStage()
        Headless.assumptions.disablingRecognizerActsNextTurn = later
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let touch = stage.touch()
        touch.move(to: CGPoint(x: 200, y: 320))
        pan.isEnabled = false
        #expect(stage.log == (later ? ["pan began"] : ["pan began", "pan cancelled"]))
        Headless.clock.turn()
        #expect(stage.log == ["pan began", "pan cancelled"])
        pan.isEnabled = true
        touch.move(to: CGPoint(x: 300, y: 320))
        touch.lift()
        #expect(stage.log == ["pan began", "pan cancelled"], "the finger that was cancelled is ignored")
        Headless.swipe(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 10), duration: 0.1, in: stage.window)
        #expect(stage.log.last == "pan ended", "the next finger is not")
    }

    @Test("F98: disabling before anything is recognised sends nothing")
    func disablingEarly() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let touch = stage.touch()
        pan.isEnabled = false
        touch.move(to: CGPoint(x: 300, y: 320))
        touch.lift()
        #expect(stage.log.isEmpty)
        #expect(pan.state == .possible)
    }

    @Test("F98: a recogniser disabled in its own action")
    func disablingItself() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        Headless.addAction(to: pan) { recognizer in
            guard recognizer.state == .changed else { return }
            recognizer.isEnabled = false
            #expect(recognizer.state == .cancelled)
            recognizer.isEnabled = true
        }
        let touch = stage.touch()
        for x in [200, 220, 240] { touch.move(to: CGPoint(x: CGFloat(x), y: 320)) }
        touch.lift()
        #expect(stage.log == ["pan began", "pan changed", "pan cancelled"])
    }

    @Test("F101: a subclass sets its state, and hears reset after it")
    func subclass() {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer(), "r")
        recognizer.onBegan = .began
        recognizer.onMoved = .changed
        recognizer.onEnded = .ended
        let touch = stage.touch()
        touch.move(to: .zero)
        #expect(recognizer.resets == 0)
        touch.lift()
        #expect(stage.log == ["r began", "r changed", "r ended"])
        #expect(recognizer.resets == 1)
    }

    @Test("F101: a state that cannot follow is not entered")
    func illegalStates() {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer(), "r")
        recognizer.onBegan = .ended
        recognizer.onMoved = .began
        let touch = stage.touch()
        touch.move(to: .zero)
        touch.lift()
        #expect(stage.log == ["r ended"])
        #expect(recognizer.heard == ["began"], "what is still down after reset is ignored")
    }

    @Test("A subclass may recognise without a touch")
    func withoutTouch() {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer(), "r")
        recognizer.state = .began
        recognizer.state = .ended
        #expect(stage.log == ["r began", "r ended"])
        #expect(recognizer.state == .possible)
    }

    @Test("A cancelled token silences its action alone")
    func tokens() {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer(), "r")
        recognizer.onEnded = .ended
        let token = Headless.addAction(to: recognizer) { _ in stage.log.append("second") }
        stage.touch().lift()
        token.cancel()
        token.cancel()
        stage.touch().lift()
        #expect(stage.log == ["r ended", "second", "r ended"])
    }
}
