import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct GestureDeliveryTests {
    private let middle = CGPoint(x: 160, y: 320)

    @Test("A view hears of its touch; when a gesture is recognised the touch is cancelled for it")
    func cancelsTouchesInView() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let touch = stage.touch()
        touch.move(to: CGPoint(x: 161, y: 320))
        touch.move(to: CGPoint(x: 260, y: 320))
        touch.lift()
        #expect(stage.view.heard == ["began", "moved", "cancelled"])
        pan.cancelsTouchesInView = false
        stage.view.heard = []
        Headless.swipe(from: middle, to: CGPoint(x: 250, y: 320), duration: 1.0 / 60, in: stage.window)
        #expect(stage.view.heard == ["began", "moved", "ended"])
    }

    @Test("delaysTouchesBegan holds everything back until the gesture has failed")
    func delaysBegan() {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer(), "r")
        recognizer.delaysTouchesBegan = true
        recognizer.onEnded = .failed
        let touch = stage.touch()
        touch.move(to: .zero)
        #expect(stage.view.heard.isEmpty)
        touch.lift()
        #expect(stage.view.heard == ["began", "moved", "ended"])
        stage.view.heard = []
        recognizer.onEnded = .recognized
        stage.touch().lift()
        #expect(stage.view.heard.isEmpty, "never heard of a touch that a gesture took")
    }

    @Test("delaysTouchesEnded holds the end back until the gesture has failed", arguments: [true, false])
    func delaysEnded(delays: Bool) {
        let stage = GestureStage()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = delays
        stage.add(double, "double")
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.view.heard == (delays ? ["began"] : ["began", "ended"]))
        Headless.clock.advance(by: 1)
        #expect(stage.view.heard == ["began", "ended"])
    }

    @Test("A recogniser hears before the view, and its action comes before the view hears")
    func order() {
        final class Ordered: UIView {
            var onBegan: () -> Void = {}
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onBegan() }
        }
        let stage = GestureStage()
        let view = Ordered(frame: stage.view.bounds)
        stage.view.addSubview(view)
        view.onBegan = { stage.log.append("view") }
        let recognizer = ScriptedRecognizer()
        recognizer.cancelsTouchesInView = false
        recognizer.onBegan = .began
        stage.add(recognizer, "r", to: view)
        _ = stage.touch()
        #expect(stage.log == ["r began", "view"])
    }

    @Test("Touches know their view, their places and their count")
    func touchValues() {
        final class Noting: UIView {
            var notes: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
            private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
                guard let touch = touches.first, let event else { return }
                let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
                notes.append("\(touch.phase) \(Int(now.x)) \(Int(before.x)) \(touch.tapCount) \(touch.timestamp)")
                #expect(touch.view === self)
                #expect(event.type == .touches)
                #expect(event.touches(for: self) == touches)
                #expect(event.timestamp == Headless.clock.now)
            }
        }
        let stage = GestureStage()
        let view = Noting(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        stage.view.addSubview(view)
        let touch = stage.touch(x: 110, y: 110)
        touch.move(to: CGPoint(x: 130, y: 110))
        touch.lift()
        stage.touch(x: 130, y: 110).lift()
        #expect(
            view.notes == ["began 10 10 1 0.0", "moved 30 10 1 0.0", "ended 30 30 1 0.0"] + [
                "began 30 30 2 0.0", "ended 30 30 2 0.0",
            ])
    }

    @Test("A view for single touches hears of one finger; its recognisers hear of all")
    func multipleTouch() {
        let stage = GestureStage()
        let recognizer = stage.add(ScriptedRecognizer(), "r")
        let touches = [stage.touch(x: 100), stage.touch(x: 200)]
        #expect(stage.view.heard == ["began"])
        #expect(recognizer.heard == ["began", "began"])
        #expect(recognizer.numberOfTouches == 2)
        for touch in touches { touch.lift() }
        stage.view.isMultipleTouchEnabled = true
        stage.view.heard = []
        _ = [stage.touch(x: 100), stage.touch(x: 200)]
        #expect(stage.view.heard == ["began", "began"])
    }

    @Test("Hidden, disabled and transparent views are not touched, nor are the recognisers on them")
    func untouchable() {
        let stage = GestureStage()
        let inner = UIView(frame: stage.view.bounds)
        stage.view.addSubview(inner)
        stage.add(UITapGestureRecognizer(), "inner", to: inner)
        stage.add(UITapGestureRecognizer(), "outer")
        let changes: [(UIView) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
        ]
        for change in changes {
            change(inner)
            Headless.tap(at: middle, in: stage.window)
            inner.isHidden = false
            inner.alpha = 1
            inner.isUserInteractionEnabled = true
        }
        #expect(stage.log == ["outer ended", "outer ended", "outer ended"])
    }

    @Test("F96: a view under animation ignores touches unless they are allowed", arguments: [true, false])
    func animatedViews(allowed: Bool) {
        let stage = GestureStage()
        let inner = UIView(frame: stage.view.bounds)
        stage.view.addSubview(inner)
        stage.add(UITapGestureRecognizer(), "inner", to: inner)
        Headless.clock.turn()
        UIView.animate(withDuration: 1, delay: 0, options: allowed ? [.allowUserInteraction] : []) { inner.alpha = 0.5 }
        Headless.clock.advance(by: 0.1)
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.log == (allowed ? ["inner ended"] : []))
        Headless.clock.advance(by: 2)
        stage.log = []
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.log == ["inner ended"], "when the animation is over touches are taken again")
    }

    @Test("What cannot be is ignored: no number, outside, lifted twice")
    func badInput() {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "pan")
        let nowhere = Headless.touch(at: CGPoint(x: CGFloat.nan, y: 0), in: stage.window)
        #expect(!nowhere.isDown)
        nowhere.move(to: middle)
        nowhere.lift()
        let outside = Headless.touch(at: CGPoint(x: -50, y: 900), in: stage.window)
        outside.move(to: middle)
        outside.lift()
        #expect(stage.view.heard.isEmpty)
        let touch = stage.touch()
        touch.move(to: CGPoint(x: CGFloat.infinity, y: 0))
        touch.move(to: CGPoint(x: 0, y: -CGFloat.nan))
        #expect(stage.view.heard == ["began"])
        touch.lift()
        touch.lift()
        touch.cancel()
        touch.move(to: .zero)
        #expect(stage.view.heard == ["began", "ended"])
        Headless.swipe(from: middle, to: .zero, duration: .nan, in: stage.window)
        Headless.swipe(from: middle, to: .zero, duration: -1, in: stage.window)
        #expect(stage.log.suffix(2) == ["pan began", "pan ended"])
    }

    @Test("A touch that index does not exist is an error, as on Apple")
    func touchIndex() {
        let stage = GestureStage()
        var reasons: [String] = []
        Headless.exceptionHandler = { reasons.append($0) }
        defer { Headless.exceptionHandler = nil }
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        #expect(pan.location(ofTouch: 0, in: nil) == .zero)
        #expect(pan.location(ofTouch: -1, in: nil) == .zero)
        #expect(UITapGestureRecognizer().location(ofTouch: 3, in: nil) == .zero)
        #expect(reasons.count == 3)
    }

    @Test("A view that leaves the window in mid-gesture: its gestures are cancelled", arguments: [true, false])
    func viewRemoved(byFrame: Bool) {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "pan")
        let touch = stage.touch()
        touch.move(to: CGPoint(x: 200, y: 320))
        stage.view.removeFromSuperview()
        if byFrame { Headless.clock.advance(by: 0.05) } else { touch.move(to: CGPoint(x: 210, y: 320)) }
        #expect(stage.log == ["pan began", "pan cancelled"])
        touch.lift()
        #expect(stage.log == ["pan began", "pan cancelled"])
    }

    @Test("A recogniser removed in mid-gesture hears no more", arguments: [true, false])
    func recognizerRemoved(hears: Bool) {
        let stage = GestureStage()
        Headless.assumptions.removingRecognizerSendsCancelled = hears
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let touch = stage.touch()
        touch.move(to: CGPoint(x: 200, y: 320))
        stage.view.removeGestureRecognizer(pan)
        touch.move(to: CGPoint(x: 230, y: 320))
        touch.lift()
        #expect(stage.log == (hears ? ["pan began", "pan cancelled"] : ["pan began"]))
        #expect(pan.state == .possible)
    }

    @Test("A recogniser removed in its own action")
    func removedInAction() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        Headless.addAction(to: pan) { recognizer in recognizer.view?.removeGestureRecognizer(recognizer) }
        let touch = stage.touch()
        touch.move(to: CGPoint(x: 200, y: 320))
        touch.move(to: CGPoint(x: 230, y: 320))
        touch.lift()
        #expect(stage.log == ["pan began", "pan cancelled"])
    }

    @Test("View, recogniser and window freed in mid-gesture: nothing traps, nothing stays")
    func freed() {
        Headless.reset()
        var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        window?.isHidden = false
        weak var view: UIView?
        weak var pan: UIPanGestureRecognizer?
        var touch: Headless.Touch?
        do {
            let (newView, newPan) = (
                UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640)), UIPanGestureRecognizer()
            )
            newView.addGestureRecognizer(newPan)
            window?.addSubview(newView)
            (view, pan) = (newView, newPan)
        }
        weak var weakWindow: UIWindow?
        weakWindow = window
        touch = window.map { Headless.touch(at: middle, in: $0) }
        touch?.move(to: CGPoint(x: 200, y: 320))
        #expect(pan?.state == .began)
        view?.removeFromSuperview()
        window = nil
        Headless.clock.advance(by: 0.1)
        touch?.move(to: CGPoint(x: 260, y: 320))
        touch?.lift()
        #expect(weakWindow == nil)
        #expect(view == nil)
        #expect(pan == nil)
    }

    @Test("A touch injected from within an action comes after it")
    func reentrant() {
        let stage = GestureStage()
        let button = UITapGestureRecognizer()
        let small = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.view.addSubview(small)
        stage.add(button, "small", to: small)
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        Headless.addAction(to: tap) { _ in
            Headless.tap(at: CGPoint(x: 10, y: 10), in: stage.window)
            stage.log.append("done")
        }
        Headless.tap(at: middle, in: stage.window)
        #expect(stage.log == ["tap ended", "done", "small ended"])
    }
}
