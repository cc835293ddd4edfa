import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct GestureArbitrationTests {
    private func swipe(_ stage: GestureStage) {
        let start = CGPoint(x: 100, y: 320)
        Headless.swipe(from: start, to: CGPoint(x: 250, y: 320), duration: 0.05, in: stage.window)
    }

    @Test("Recognition is exclusive: the innermost wins, the others fail")
    func exclusive() {
        let stage = GestureStage()
        let inner = UIView(frame: stage.view.bounds)
        stage.view.addSubview(inner)
        stage.add(UIPanGestureRecognizer(), "outer")
        stage.add(UIPanGestureRecognizer(), "inner", to: inner)
        swipe(stage)
        #expect(!stage.log.isEmpty)
        #expect(stage.log.allSatisfy { $0.hasPrefix("inner") })
    }

    @Test("One yes from either delegate: both recognise", arguments: [true, false])
    func simultaneous(outerSaysSo: Bool) {
        let stage = GestureStage()
        let delegate = ScriptedDelegate()
        delegate.simultaneous = true
        let one = stage.add(UIPanGestureRecognizer(), "one")
        let two = stage.add(UIPanGestureRecognizer(), "two")
        (outerSaysSo ? one : two).delegate = delegate
        swipe(stage)
        #expect(stage.log.contains("one ended"))
        #expect(stage.log.contains("two ended"))
    }

    @Test("A class that cannot prevent, or cannot be prevented, lets others recognise")
    func prevention() {
        final class Tolerant: UIPanGestureRecognizer {
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        final class Stubborn: UIPanGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let stage = GestureStage()
        stage.add(Tolerant(), "tolerant")
        stage.add(UIPanGestureRecognizer(), "plain")
        stage.add(Stubborn(), "stubborn")
        stage.add(UIPanGestureRecognizer(), "last")
        swipe(stage)
        #expect(stage.log.prefix(3) == ["tolerant began", "plain began", "stubborn began"])
        #expect(!stage.log.contains("last began"))
    }

    @Test("A delegate that refuses makes the gesture fail, and the next may have it")
    func shouldBegin() {
        let stage = GestureStage()
        let delegate = ScriptedDelegate()
        delegate.begins = false
        let one = stage.add(UIPanGestureRecognizer(), "one")
        one.delegate = delegate
        stage.add(UIPanGestureRecognizer(), "two")
        swipe(stage)
        #expect(delegate.asked.filter { $0 == "begin" }.count == 1)
        #expect(!stage.log.isEmpty)
        #expect(stage.log.allSatisfy { $0.hasPrefix("two") })
    }

    @Test("When the delegate is asked the movement is known and the state still possible")
    func shouldBeginKnowsTheMovement() {
        let stage = GestureStage()
        let delegate = ScriptedDelegate()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.delegate = delegate
        var seen: (translation: CGFloat, velocity: CGFloat, state: UIGestureRecognizer.State)?
        delegate.onShouldBegin = { _ in
            seen = (pan.translation(in: nil).x, pan.velocity(in: nil).x, pan.state)
        }
        swipe(stage)
        #expect((seen?.translation ?? 0) >= Headless.assumptions.panThreshold)
        #expect((seen?.velocity ?? 0) > 0)
        #expect(seen?.state == .possible)
    }

    @Test("The touched view may refuse a gesture of an ancestor, as a slider does")
    func viewShouldBegin() {
        let stage = GestureStage()
        let inner = RecordingView(frame: stage.view.bounds)
        stage.view.addSubview(inner)
        stage.add(UIPanGestureRecognizer(), "pan")
        inner.refused = { $0 is UIPanGestureRecognizer }
        swipe(stage)
        #expect(stage.log.isEmpty)
        #expect(inner.heard.last == "ended", "the view keeps its touch")
    }

    @Test("A delegate may refuse touches and events")
    func shouldReceive() {
        let stage = GestureStage()
        let delegate = ScriptedDelegate()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.delegate = delegate
        delegate.receives = false
        swipe(stage)
        #expect(stage.log.isEmpty)
        #expect(delegate.asked == ["event", "touch"])
        delegate.receives = true
        delegate.receivesEvents = false
        swipe(stage)
        #expect(stage.log.isEmpty)
        delegate.receivesEvents = true
        pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        swipe(stage)
        #expect(stage.log.isEmpty)
        pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        swipe(stage)
        #expect(stage.log.last == "pan ended")
    }

    enum Requirement: CaseIterable {
        case method, delegateOfWaiting, delegateOfOther, subclassOfWaiting, subclassOfOther
    }

    final class Patient: UIPanGestureRecognizer {
        override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    @Test(
        "A failure requirement holds a gesture in possible until the other has failed", arguments: Requirement.allCases)
    func failureRequirement(_ requirement: Requirement) {
        let stage = GestureStage()
        let delegate = ScriptedDelegate()
        let pan = requirement == .subclassOfWaiting ? Patient() : UIPanGestureRecognizer()
        let other = requirement == .subclassOfOther ? Favoured() : Follower()
        stage.add(pan, "pan")
        stage.add(other, "other")
        switch requirement {
        case .method: pan.require(toFail: other)
        case .delegateOfWaiting:
            delegate.requiresFailure = true
            pan.delegate = delegate
        case .delegateOfOther:
            delegate.isRequiredToFail = true
            other.delegate = delegate
        case .subclassOfWaiting, .subclassOfOther: break
        }
        let touch = stage.touch(x: 20)
        touch.move(to: CGPoint(x: 80, y: 320))
        #expect(pan.state == .possible)
        #expect(stage.log.isEmpty)
        touch.move(to: CGPoint(x: 90, y: 320))
        #expect(stage.log.isEmpty)
        other.next = .failed
        touch.move(to: CGPoint(x: 95, y: 320))
        #expect(stage.log == ["pan began"])
        touch.lift()
        #expect(stage.log == ["pan began", "pan ended"])

        stage.log = []
        let again = stage.touch(x: 20)
        again.move(to: CGPoint(x: 80, y: 320))
        other.next = .began
        again.move(to: CGPoint(x: 90, y: 320))
        again.lift()
        #expect(!stage.log.contains("pan began"))
        #expect(stage.log.first == "other began")
    }

    /// Does what `next` says at the next movement.
    class Follower: UIGestureRecognizer {
        var next: UIGestureRecognizer.State?
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            if let next { state = next }
            next = nil
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }

    final class Favoured: Follower {
        override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    @Test("A required recogniser that recognises makes the waiting one fail, even where both may recognise")
    func requiredRecognizes() {
        let stage = GestureStage()
        let delegate = ScriptedDelegate()
        delegate.simultaneous = true
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let other = stage.add(Follower(), "other")
        pan.require(toFail: other)
        pan.delegate = delegate
        let touch = stage.touch(x: 20)
        touch.move(to: CGPoint(x: 80, y: 320))
        other.next = .began
        touch.move(to: CGPoint(x: 90, y: 320))
        touch.move(to: CGPoint(x: 95, y: 320))
        touch.lift()
        #expect(stage.log == ["other began", "other ended"])
    }

    @Test("A required recogniser that has no touch, or is off, is not waited for")
    func requirementOnIdle() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let other = UIPanGestureRecognizer()
        pan.require(toFail: other)
        swipe(stage)
        #expect(stage.log.last == "pan ended", "the other is on no view")
        stage.add(other, "other")
        other.isEnabled = false
        stage.log = []
        swipe(stage)
        #expect(stage.log.last == "pan ended", "the other is disabled")
    }

    @Test("A continuous gesture whose fingers are up before it could begin does not begin")
    func heldUntilLift() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let other = stage.add(ScriptedRecognizer(), "other")
        other.onEnded = .failed
        pan.require(toFail: other)
        swipe(stage)
        #expect(stage.log.isEmpty)
        #expect(pan.state == .possible)
    }

    @Test("Two that wait for each other recognise nothing, and the next touch finds them as new")
    func circle() {
        let stage = GestureStage()
        let one = stage.add(UIPanGestureRecognizer(), "one")
        let two = stage.add(UIPanGestureRecognizer(), "two")
        one.require(toFail: two)
        two.require(toFail: one)
        swipe(stage)
        #expect(stage.log.isEmpty)
        two.isEnabled = false
        swipe(stage)
        #expect(stage.log.last == "one ended")
    }

    @Test("A required recogniser that is disabled while waited for lets the other go")
    func requirementDisabled() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let other = stage.add(ScriptedRecognizer(), "other")
        pan.require(toFail: other)
        let touch = stage.touch(x: 100)
        touch.move(to: CGPoint(x: 200, y: 320))
        #expect(stage.log.isEmpty)
        other.isEnabled = false
        #expect(stage.log == ["pan began"])
        touch.lift()
        #expect(stage.log == ["pan began", "pan ended"])
    }

    @Test("Gestures of different fingers do not exclude each other")
    func twoFingers() {
        let stage = GestureStage()
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 640))
        let right = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 640))
        stage.view.addSubview(left)
        stage.view.addSubview(right)
        stage.add(UIPanGestureRecognizer(), "left", to: left)
        stage.add(UIPanGestureRecognizer(), "right", to: right)
        let one = stage.touch(x: 50)
        let two = stage.touch(x: 250)
        one.move(to: CGPoint(x: 50, y: 400))
        two.move(to: CGPoint(x: 250, y: 400))
        #expect(stage.log == ["left began", "right began"])
    }
}
