import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// How a scroll view shares touches with its content, and with the recognisers around it.
@MainActor
struct ScrollTouchTests {
    private func addContent(_ stage: ScrollStage) -> RecordingView {
        let content = RecordingView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
        stage.scrollView.addSubview(content)
        return content
    }

    private func addButton(_ stage: ScrollStage) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in stage.stage.log.append("go") })
        button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
        stage.scrollView.addSubview(button)
        return button
    }

    @Test("delaysContentTouches: content hears of a touch when it rested, and of a drag nothing")
    func delay() {
        let stage = ScrollStage()
        let content = addContent(stage)
        let resting = stage.stage.touch()
        Headless.clock.advance(by: 0.1)
        #expect(content.heard.isEmpty)
        Headless.clock.advance(by: 0.1)
        #expect(content.heard == ["began"])
        resting.lift()
        #expect(content.heard == ["began", "ended"])
        content.heard = []
        stage.flick(dy: -100)
        #expect(content.heard.isEmpty)
        stage.scrollView.delaysContentTouches = false
        Headless.clock.settle()
        _ = stage.stage.touch()
        #expect(content.heard == ["began"])
    }

    @Test("A quick tap reaches the content nevertheless")
    func tap() {
        let stage = ScrollStage()
        let content = addContent(stage)
        Headless.tap(at: CGPoint(x: 160, y: 320), in: stage.window)
        #expect(content.heard == ["began", "ended"])
        #expect(addButton(stage).isEnabled)
        Headless.tap(at: CGPoint(x: 160, y: 320), in: stage.window)
        #expect(stage.stage.log == ["go"])
    }

    @Test("Content that follows a touch loses it to a drag, unless the view cannot cancel")
    func cancelling() {
        let stage = ScrollStage()
        let content = addContent(stage)
        let touch = stage.stage.touch()
        Headless.clock.advance(by: 0.3)
        touch.move(to: CGPoint(x: 160, y: 250))
        #expect(content.heard == ["began", "cancelled"])
        #expect(stage.scrollView.isDragging)
        touch.lift()
        Headless.clock.settle()
        content.heard = []
        stage.scrollView.canCancelContentTouches = false
        let second = stage.stage.touch()
        Headless.clock.advance(by: 0.3)
        second.move(to: CGPoint(x: 160, y: 250))
        #expect(content.heard == ["began", "moved"])
        #expect(!stage.scrollView.isDragging)
        second.lift()
    }

    @Test("touchesShouldCancel(in:): a control that follows a touch keeps it by default")
    func controls() {
        let stage = ScrollStage()
        let button = addButton(stage)
        let touch = stage.stage.touch()
        Headless.clock.advance(by: 0.3)
        #expect(button.isHighlighted)
        touch.move(to: CGPoint(x: 160, y: 250))
        #expect(!stage.scrollView.isDragging)
        #expect(button.isTracking)
        touch.lift()
        stage.flick(dy: -100)
        #expect(stage.listener.heard.first == "will drag")
        #expect(!stage.scrollView.touchesShouldCancel(in: button))
        #expect(stage.scrollView.touchesShouldCancel(in: UIView()))
    }

    @Test("The inner of two scroll views takes the drag if it can, the outer one the drag across it")
    func nested() {
        let stage = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
        inner.contentSize = CGSize(width: 900, height: 200)
        stage.scrollView.addSubview(inner)
        _ = stage.drag(by: CGVector(dx: -100, dy: 0))
        #expect(inner.contentOffset == CGPoint(x: 90, y: 0))
        #expect(stage.scrollView.contentOffset == .zero)
        _ = stage.drag(by: CGVector(dx: 0, dy: -100))
        #expect(inner.contentOffset == CGPoint(x: 90, y: 0))
        #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 90))
    }

    @Test("A recogniser around it that requires the pan to fail gets what the scroll view refuses, and no more")
    func failureRequirement() {
        let stage = ScrollStage()
        let outer = stage.stage.add(UIPanGestureRecognizer(), "outer")
        outer.require(toFail: stage.scrollView.panGestureRecognizer)
        _ = stage.drag(by: CGVector(dx: 0, dy: -100))
        #expect(stage.stage.log.isEmpty)
        _ = stage.drag(by: CGVector(dx: 100, dy: 0))
        #expect(stage.stage.log.first == "outer began")
    }

    @Test("The delegate of the pan is the scroll view, and stays it")
    func delegate() {
        final class Own: UIScrollView, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        Headless.reset()
        var reasons: [String] = []
        Headless.exceptionHandler = { reasons.append($0) }
        let view = Own()
        #expect(view.panGestureRecognizer.delegate === view)
        view.panGestureRecognizer.delegate = ScriptedDelegate()
        #expect(reasons.count == 1)
        #expect(view.panGestureRecognizer.delegate === view)
    }

    @Test("A scroll view that leaves the window, or is freed, scrolls no more")
    func gone() {
        var stage: ScrollStage? = ScrollStage(content: CGSize(width: 320, height: 9000))
        stage?.flick(dy: -300)
        stage?.scrollView.removeFromSuperview()
        #expect(stage?.scrollView.isDecelerating == false)
        if let view = stage?.scrollView { stage?.stage.view.addSubview(view) }
        stage?.flick(dy: -300)
        weak var view: UIScrollView?
        view = stage?.scrollView
        stage = nil
        #expect(view == nil)
        #expect(Headless.clock.settle())
    }
}
