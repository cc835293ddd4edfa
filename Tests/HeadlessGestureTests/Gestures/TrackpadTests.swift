import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uipangesturerecognizer/allowedscrolltypesmask, uiscrolltype,
// uievent/eventtype; "Handle trackpad and mouse input" (WWDC 2020). That there are no touches is also what apps report:
// github.com/mapbox/mapbox-maps-ios/issues/1744, github.com/software-mansion/react-native-gesture-handler/pull/3865.
@MainActor
struct TrackpadTests {
    private let middle = CGPoint(x: 160, y: 320)

    @Test("Only pans whose mask allows the type of a scroll see it")
    func mask() {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "none")
        stage.add(UITapGestureRecognizer(), "tap")
        let wheel = stage.add(UIPanGestureRecognizer(), "wheel")
        wheel.allowedScrollTypesMask = .discrete
        Headless.scroll(by: CGVector(dx: 60, dy: 0), at: middle, duration: 0.05, in: stage.window)
        #expect(stage.log.isEmpty)
        Headless.scroll(by: CGVector(dx: 60, dy: 0), at: middle, duration: 0, type: .discrete, in: stage.window)
        #expect(stage.log == ["wheel began", "wheel ended"])
        #expect(stage.view.heard.isEmpty)
    }

    @Test("A scroll drives a pan without touches; the pointer is its location")
    func drives() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        pan.minimumNumberOfTouches = 2
        let scroll = Headless.scroll(at: middle, in: stage.window)
        #expect(stage.log.isEmpty)
        for _ in 1...4 {
            Headless.clock.advance(by: 0.01)
            scroll.move(by: CGVector(dx: 20, dy: -5))
        }
        #expect(pan.state == .changed)
        #expect(pan.numberOfTouches == 0)
        #expect(pan.location(in: stage.window) == middle)
        #expect(pan.translation(in: nil) == CGPoint(x: 80, y: -20))
        #expect(abs(pan.velocity(in: nil).x - 2000) < 1)
        scroll.end()
        #expect(stage.log.first == "pan began")
        #expect(stage.log.last == "pan ended")
        #expect(pan.state == .possible)
        scroll.move(by: CGVector(dx: 20, dy: 0))
        #expect(!scroll.isActive && stage.log.last == "pan ended")
    }

    @Test("The delegate is asked for the event, of type scroll and without touches, and for no touch")
    func shouldReceive() {
        final class Gate: NSObject, UIGestureRecognizerDelegate {
            var types: [UIEvent.EventType] = []
            var touches = 0
            var receives = true
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                types.append(event.type)
                touches += event.allTouches?.count ?? 0
                return receives
            }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                Issue.record("asked for a touch")
                return false
            }
        }
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        let gate = Gate()
        pan.delegate = gate
        Headless.scroll(by: CGVector(dx: 60, dy: 0), at: middle, duration: 0, in: stage.window)
        #expect(gate.types == [.scroll] && gate.touches == 0)
        #expect(stage.log == ["pan began", "pan ended"])
        gate.receives = false
        Headless.scroll(by: CGVector(dx: 60, dy: 0), at: middle, duration: 0, in: stage.window)
        #expect(stage.log.count == 2)
    }

    @Test("Views and delegates decide about a scroll as about a drag, and one recogniser excludes the others")
    func arbitration() {
        let stage = GestureStage()
        let inner = RecordingView(frame: stage.view.bounds)
        stage.view.addSubview(inner)
        let outer = stage.add(UIPanGestureRecognizer(), "outer")
        let first = stage.add(UIPanGestureRecognizer(), "inner", to: inner)
        for pan in [outer, first] { pan.allowedScrollTypesMask = .all }
        Headless.scroll(by: CGVector(dx: 60, dy: 0), at: middle, duration: 0, in: stage.window)
        #expect(stage.log == ["inner began", "inner ended"])
        stage.log = []
        inner.refused = { $0 === first }
        Headless.scroll(by: CGVector(dx: 60, dy: 0), at: middle, duration: 0, in: stage.window)
        #expect(stage.log == ["outer began", "outer ended"])
        stage.log = []
        first.isEnabled = false
        let scroll = Headless.scroll(at: middle, in: stage.window)
        scroll.move(by: CGVector(dx: 60, dy: 0))
        scroll.cancel()
        #expect(stage.log == ["outer began", "outer cancelled"])
    }

    @Test("By assumption a scroll has to be so far before a pan begins")
    func threshold() {
        let stage = GestureStage()
        Headless.assumptions.scrollThreshold = 25
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        let scroll = Headless.scroll(at: middle, in: stage.window)
        scroll.move(by: CGVector(dx: 24, dy: 0))
        #expect(stage.log.isEmpty)
        scroll.move(by: CGVector(dx: 2, dy: 0))
        #expect(stage.log == ["pan began"])
        scroll.end()
    }

    @Test(
        "A pan that fingers drive takes no scroll, one that a scroll drives no fingers; the screen's touches hide none")
    func oneAtATime() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        let touch = stage.touch()
        touch.move(to: CGPoint(x: 200, y: 320))
        Headless.scroll(by: CGVector(dx: 60, dy: 0), at: middle, duration: 0, in: stage.window)
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
        touch.lift()
        stage.log = []
        let scroll = Headless.scroll(at: middle, in: stage.window)
        scroll.move(by: CGVector(dx: 60, dy: 0))
        let second = stage.touch()
        second.move(to: CGPoint(x: 300, y: 320))
        #expect(pan.numberOfTouches == 0 && pan.translation(in: nil) == CGPoint(x: 60, y: 0))
        #expect(stage.view.heard.suffix(2) == ["began", "moved"])
        Headless.cancelTouches(in: stage.window)
        #expect(stage.log.last == "pan cancelled")
        #expect(pan.state == .possible)
    }

    @Test("The touches of an event do not count a scroll that goes on meanwhile")
    func noTouch() {
        final class Counting: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts.append(event?.allTouches?.count ?? 0)
            }
        }
        let stage = GestureStage()
        let view = Counting(frame: stage.view.bounds)
        stage.view.addSubview(view)
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        let scroll = Headless.scroll(at: middle, in: stage.window)
        scroll.move(by: CGVector(dx: 60, dy: 0))
        stage.touch().lift()
        #expect(view.counts == [1])
        scroll.end()
        #expect(stage.log.last == "pan ended")
    }

    @Test("A scroll ends with the view that it scrolls, and with its window")
    func gone() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        let scroll = Headless.scroll(at: middle, in: stage.window)
        scroll.move(by: CGVector(dx: 60, dy: 0))
        stage.view.removeFromSuperview()
        Headless.clock.advance(by: 0.1)
        #expect(stage.log == ["pan began", "pan cancelled"])
        #expect(pan.state == .possible)
        scroll.end()
        #expect(stage.log.count == 2)
    }

    @Test("A scroll view takes scrolls of every type, and slows down after them")
    func scrollView() {
        let stage = ScrollStage(content: CGSize(width: 320, height: 9000))
        let scroll = Headless.scroll(at: middle, in: stage.window)
        scroll.move(by: CGVector(dx: 0, dy: -10))
        Headless.clock.advance(by: 0.02)
        scroll.move(by: CGVector(dx: 0, dy: -30))
        #expect(stage.scrollView.isDragging)
        #expect(stage.scrollView.contentOffset.y == 30)
        scroll.end()
        #expect(stage.scrollView.isDecelerating)
        Headless.clock.settle()
        #expect(stage.listener.heard.last == "did slow")
        #expect(stage.scrollView.contentOffset.y > 100)
    }
}
