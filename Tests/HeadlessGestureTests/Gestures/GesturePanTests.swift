import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct GesturePanTests {
    private func near(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
        abs(a.x - x) <= tolerance && abs(a.y - y) <= tolerance
    }

    @Test("F99: defaults of minimum and maximum")
    func defaults() {
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == Int.max)
        #expect(pan.numberOfTouches == 0)
    }

    @Test("F100: a pan begins when the threshold is passed, already displaced")
    func threshold() {
        let stage = GestureStage()
        Headless.assumptions.panThreshold = 25
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let touch = stage.touch()
        touch.move(to: CGPoint(x: 184, y: 320))
        #expect(stage.log.isEmpty)
        touch.move(to: CGPoint(x: 186, y: 320))
        #expect(stage.log == ["pan began"])
        #expect(near(pan.location(in: stage.view), 186, 320))
        #expect(near(pan.translation(in: stage.view), 26, 0))
    }

    @Test("F100: the other guess, a translation that counts from the beginning of the pan")
    func thresholdTakenOff() {
        let stage = GestureStage()
        Headless.assumptions.panTranslationStartsAtZero = true
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let touch = stage.touch()
        touch.move(to: CGPoint(x: 180, y: 320))
        #expect(near(pan.translation(in: nil), 0, 0))
        touch.move(to: CGPoint(x: 185, y: 318))
        #expect(near(pan.translation(in: nil), 5, -2))
    }

    @Test("F99: setTranslation starts the count anew, and by assumption the velocity", arguments: [true, false])
    func setTranslation(resets: Bool) {
        let stage = GestureStage()
        Headless.assumptions.settingTranslationResetsVelocity = resets
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let touch = stage.touch(x: 10)
        for step in 1...5 {
            Headless.clock.advance(by: 0.01)
            touch.move(to: CGPoint(x: 10 + CGFloat(step) * 10, y: 320))
        }
        pan.setTranslation(CGPoint(x: 7, y: 0), in: stage.view)
        #expect(near(pan.translation(in: stage.view), 7, 0))
        #expect(near(pan.velocity(in: stage.view), resets ? 0 : 1000, 0, within: 1e-6))
        Headless.clock.advance(by: 0.01)
        touch.move(to: CGPoint(x: 70, y: 320))
        #expect(near(pan.translation(in: stage.view), 17, 0))
        #expect(near(pan.velocity(in: stage.view), 1000, 0, within: 1e-6), "the next movement has a speed again")
        pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: stage.view)
        #expect(near(pan.translation(in: stage.view), 17, 0))
    }

    @Test("F99: velocity is that of the recent movement, in points a second")
    func velocity() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        var released = CGPoint.zero
        Headless.addAction(to: pan) { recognizer in
            if recognizer.state == .ended { released = pan.velocity(in: stage.view) }
        }
        // Slow first, then fast: the slow part is forgotten.
        let touch = stage.touch(x: 10)
        for step in 1...60 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 10 + CGFloat(step), y: 320))
        }
        for step in 1...10 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 70 + CGFloat(step) * 20, y: 320))
        }
        touch.lift()
        #expect(near(released, 1200, 0, within: 1e-6))
    }

    @Test("F99: a finger that rested has no velocity; no time, no velocity")
    func restingVelocity() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let touch = stage.touch(x: 10)
        touch.move(to: CGPoint(x: 100, y: 320))
        #expect(near(pan.velocity(in: nil), 0, 0))
        Headless.clock.advance(by: 0.02)
        touch.move(to: CGPoint(x: 200, y: 320))
        #expect(pan.velocity(in: nil).x > 0)
        Headless.clock.advance(by: 0.5)
        #expect(near(pan.velocity(in: nil), 0, 0))
    }

    @Test("F99: translation and velocity in the coordinates of a scaled view")
    func scaledView() {
        let stage = GestureStage()
        stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let touch = stage.touch()
        Headless.clock.advance(by: 0.05)
        touch.move(to: CGPoint(x: 200, y: 320))
        #expect(near(pan.translation(in: stage.view), 20, 0, within: 1e-6))
        #expect(near(pan.translation(in: stage.window), 40, 0, within: 1e-6))
        #expect(near(pan.velocity(in: stage.view), 400, 0, within: 1e-6))
        pan.setTranslation(CGPoint(x: 5, y: 0), in: stage.view)
        #expect(near(pan.translation(in: stage.window), 10, 0, within: 1e-6))
    }

    @Test("F99: the minimum number of touches")
    func minimum() {
        let stage = GestureStage()
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        stage.add(pan, "pan")
        let one = stage.touch(x: 100)
        one.move(to: CGPoint(x: 150, y: 320))
        #expect(stage.log.isEmpty)
        let two = stage.touch(x: 200)
        #expect(pan.numberOfTouches == 2)
        two.move(to: CGPoint(x: 260, y: 320))
        #expect(stage.log == ["pan began"])
        #expect(near(pan.location(in: nil), 205, 320))
        #expect(near(pan.location(ofTouch: 1, in: nil), 260, 320))
        one.lift()
        #expect(stage.log == ["pan began"], "ended when all are up, not before")
        two.lift()
        #expect(stage.log == ["pan began", "pan ended"])
    }

    @Test("F99: more touches than the maximum: no pan; when it has begun, the others are ignored")
    func maximum() {
        let stage = GestureStage()
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        stage.add(pan, "pan")
        let one = stage.touch(x: 100)
        let two = stage.touch(x: 200)
        one.move(to: CGPoint(x: 150, y: 320))
        one.lift()
        two.lift()
        #expect(stage.log.isEmpty)
        let three = stage.touch(x: 100)
        three.move(to: CGPoint(x: 150, y: 320))
        let four = stage.touch(x: 200)
        four.move(to: CGPoint(x: 300, y: 320))
        #expect(near(pan.translation(in: nil), 50, 0))
        three.lift()
        four.lift()
        #expect(stage.log == ["pan began", "pan ended"])
    }

    @Test("F99: a finger lifted from a pan of two does not move the translation")
    func liftingOneOfTwo() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let one = stage.touch(x: 100)
        let two = stage.touch(x: 200)
        one.move(to: CGPoint(x: 140, y: 320))
        two.move(to: CGPoint(x: 240, y: 320))
        #expect(near(pan.translation(in: nil), 40, 0))
        one.lift()
        #expect(near(pan.translation(in: nil), 40, 0))
        two.move(to: CGPoint(x: 250, y: 320))
        #expect(near(pan.translation(in: nil), 50, 0))
        two.lift()
        #expect(near(pan.translation(in: nil), 0, 0))
    }

    @Test("Screen edge: only from one of its edges, and inwards", arguments: [true, false])
    func screenEdge(nested: Bool) {
        let stage = GestureStage()
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        let inner = UIView(frame: stage.view.bounds)
        stage.view.addSubview(inner)
        stage.add(edge, "edge", to: nested ? inner : stage.view)
        func swipe(_ x: CGFloat, _ toX: CGFloat, _ toY: CGFloat = 320) -> [String] {
            stage.log = []
            let start = CGPoint(x: x, y: 320)
            Headless.swipe(from: start, to: CGPoint(x: toX, y: toY), duration: 0.1, in: stage.window)
            return stage.log
        }
        #expect(swipe(3, 200).first == "edge began")
        #expect(swipe(3, 200).last == "edge ended")
        #expect(swipe(100, 200).isEmpty)
        #expect(swipe(317, 100).isEmpty, "the other edge was not asked for")
        #expect(swipe(3, 40, 600).isEmpty, "along the edge")
        edge.edges = [.right]
        #expect(swipe(317, 100).first == "edge began")
        #expect(swipe(3, 200).isEmpty)
        edge.edges = []
        #expect(swipe(3, 200).isEmpty)
    }

    @Test("Screen edge: top and bottom")
    func screenEdgeVertical() {
        let stage = GestureStage()
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = [.top, .bottom]
        stage.add(edge, "edge")
        Headless.swipe(from: CGPoint(x: 100, y: 2), to: CGPoint(x: 100, y: 200), duration: 0.1, in: stage.window)
        #expect(stage.log.first == "edge began")
        stage.log = []
        Headless.swipe(from: CGPoint(x: 100, y: 638), to: CGPoint(x: 110, y: 400), duration: 0.1, in: stage.window)
        #expect(stage.log.first == "edge began")
    }
}
