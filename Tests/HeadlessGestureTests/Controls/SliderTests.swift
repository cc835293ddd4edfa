import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/uikit/attaching-gesture-recognizers-to-uikit-controls: a control does its action on
// a swipe along a slider on its knob and on a pan along a switch, whatever recognisers the views around it have; one on
// the control itself comes first.
@MainActor
struct SliderTests {
    private func slider(_ stage: GestureStage) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 60, y: 300, width: 231, height: 40))
        stage.view.addSubview(slider)
        slider.value = 0.5
        slider.addAction(UIAction { _ in stage.log.append("value") }, for: .valueChanged)
        Headless.clock.turn()
        return slider
    }

    /// The middle of the knob of `slider` at half its value, in the window.
    private let knob = CGPoint(x: 60 + 115.5, y: 320)

    @Test("Values stay within their limits")
    func limits() {
        let slider = UISlider()
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.setValue(7, animated: false)
        slider.minimumValue = 8
        #expect(slider.value == 8)
        slider.value = .nan
        #expect(slider.value == 8)
        slider.minimumValue = 20
        #expect(slider.maximumValue == 20 && slider.value == 20)
    }

    @Test("The knob follows the finger, and every step is an event; a finger beside it moves nothing")
    func dragging() {
        let stage = GestureStage()
        let slider = slider(stage)
        let touch = Headless.touch(at: knob, in: stage.window)
        touch.move(to: CGPoint(x: knob.x + 50, y: 325))
        #expect(abs(slider.value - 0.75) < 0.001)
        touch.move(to: CGPoint(x: 400, y: 325))
        #expect(slider.value == 1)
        touch.lift()
        #expect(stage.log == ["value", "value"])
        stage.log = []
        Headless.swipe(from: knob, to: CGPoint(x: 70, y: 320), duration: 0.1, in: stage.window)
        #expect(slider.value == 1 && stage.log.isEmpty)
        slider.value = 0.5
        slider.isContinuous = false
        Headless.swipe(from: knob, to: CGPoint(x: 75, y: 320), duration: 0.1, in: stage.window)
        #expect(slider.value < 0.1 && stage.log == ["value"])
    }

    @Test("The track runs the other way where text does")
    func mirrored() {
        let stage = GestureStage()
        let slider = slider(stage)
        slider.semanticContentAttribute = .forceRightToLeft
        let touch = Headless.touch(at: knob, in: stage.window)
        touch.move(to: CGPoint(x: knob.x + 50, y: 320))
        #expect(abs(slider.value - 0.25) < 0.001)
        touch.lift()
    }

    @Test("A pan of the view around does not get a swipe along the slider on its knob, but any other")
    func aroundTheSlider() {
        let stage = GestureStage()
        let slider = slider(stage)
        stage.add(UIPanGestureRecognizer(), "pan")
        Headless.swipe(from: knob, to: CGPoint(x: 250, y: 330), duration: 0.1, in: stage.window)
        #expect(slider.value > 0.7)
        #expect(!stage.log.contains("pan began"))
        slider.value = 0.5
        stage.log = []
        Headless.swipe(from: CGPoint(x: 80, y: 320), to: CGPoint(x: 150, y: 320), duration: 0.1, in: stage.window)
        #expect(stage.log.first == "pan began" && slider.value == 0.5)
        stage.log = []
        Headless.swipe(from: knob, to: CGPoint(x: knob.x, y: 500), duration: 0.1, in: stage.window)
        #expect(stage.log.first == "pan began")
    }

    @Test("A pan on the slider itself comes before it")
    func onTheSlider() {
        let stage = GestureStage()
        let slider = slider(stage)
        stage.add(UIPanGestureRecognizer(), "pan", to: slider)
        Headless.swipe(from: knob, to: CGPoint(x: 250, y: 320), duration: 0.1, in: stage.window)
        #expect(stage.log.contains("pan began") && stage.log.last == "pan ended")
        #expect(slider.value < 0.6)
    }

    @Test("A slider in a scroll view: the swipe along it is its own, the drag across it scrolls")
    func inAScrollView() {
        let stage = ScrollStage(content: CGSize(width: 2000, height: 2000))
        let slider = UISlider(frame: CGRect(x: 60, y: 300, width: 231, height: 40))
        slider.value = 0.5
        stage.scrollView.addSubview(slider)
        Headless.clock.turn()
        let touch = Headless.touch(at: knob, in: stage.window)
        touch.move(to: CGPoint(x: knob.x + 12, y: 320))
        touch.move(to: CGPoint(x: knob.x + 62, y: 320))
        #expect(stage.scrollView.contentOffset == .zero)
        #expect(slider.value > 0.7)
        touch.lift()
        slider.value = 0.5
        stage.flick(dy: -100)
        #expect(stage.scrollView.contentOffset.y > 0)
    }

    @Test("A switch: a tap, and a pan along it, which nobody around it gets")
    func switching() {
        let stage = GestureStage()
        let control = UISwitch(frame: CGRect(x: 100, y: 300, width: 60, height: 30))
        stage.view.addSubview(control)
        control.addAction(UIAction { _ in stage.log.append("value") }, for: .valueChanged)
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.add(UITapGestureRecognizer(), "tap")
        Headless.tap(at: CGPoint(x: 130, y: 315), in: stage.window)
        #expect(control.isOn && stage.log == ["value"])
        Headless.swipe(from: CGPoint(x: 150, y: 315), to: CGPoint(x: 100, y: 315), duration: 0.1, in: stage.window)
        #expect(!control.isOn && stage.log == ["value", "value"])
        control.setOn(true, animated: true)
        #expect(control.isOn && stage.log.count == 2)
        Headless.swipe(from: CGPoint(x: 130, y: 315), to: CGPoint(x: 130, y: 515), duration: 0.1, in: stage.window)
        #expect(control.isOn && stage.log.last == "pan ended")
    }
}
