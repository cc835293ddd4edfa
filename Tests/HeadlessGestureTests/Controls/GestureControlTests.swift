import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct GestureControlTests {
    private func makeButton(_ stage: GestureStage) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in stage.log.append("go") })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        stage.view.addSubview(button)
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
            (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchCancel, "cancel"),
        ]
        for (event, name) in events {
            button.addAction(UIAction { _ in stage.log.append(name) }, for: event)
        }
        return button
    }

    @Test("A tap on a button: down, up inside, and the primary action")
    func tap() {
        let stage = GestureStage()
        let button = makeButton(stage)
        let touch = stage.touch(x: 150, y: 120)
        #expect(button.isHighlighted)
        #expect(button.isTracking)
        touch.lift()
        #expect(!button.isHighlighted)
        #expect(stage.log == ["down", "up inside", "go"])
    }

    @Test("A finger that slides off a button and back")
    func dragging() {
        let stage = GestureStage()
        let button = makeButton(stage)
        let touch = stage.touch(x: 150, y: 120)
        touch.move(to: CGPoint(x: 150, y: 500))
        #expect(!button.isHighlighted)
        touch.move(to: CGPoint(x: 150, y: 121))
        #expect(button.isHighlighted)
        touch.move(to: CGPoint(x: 150, y: 500))
        touch.lift()
        #expect(stage.log == ["down", "exit", "enter", "exit", "up outside"])
    }

    @Test("A disabled button does nothing, a cancelled touch neither")
    func noAction() {
        let stage = GestureStage()
        let button = makeButton(stage)
        button.isEnabled = false
        Headless.tap(at: CGPoint(x: 150, y: 120), in: stage.window)
        #expect(stage.log.isEmpty)
        #expect(button.state == .disabled)
        button.isEnabled = true
        stage.touch(x: 150, y: 120).cancel()
        #expect(stage.log == ["down", "cancel"])
    }

    @Test("A tap on a button is not also a tap on the view around it; a pan may take the finger")
    func within() {
        let stage = GestureStage()
        _ = makeButton(stage)
        stage.add(UITapGestureRecognizer(), "tap")
        stage.add(UIPanGestureRecognizer(), "pan")
        Headless.tap(at: CGPoint(x: 150, y: 120), in: stage.window)
        #expect(stage.log == ["down", "up inside", "go"])
        stage.log = []
        Headless.tap(at: CGPoint(x: 10, y: 600), in: stage.window)
        #expect(stage.log == ["tap ended"])
        stage.log = []
        Headless.swipe(
            from: CGPoint(x: 150, y: 120), to: CGPoint(x: 160, y: 400), duration: 0.1, in: stage.window)
        #expect(stage.log.first == "down")
        #expect(stage.log.contains("cancel"))
        #expect(stage.log.last == "pan ended")
    }

    @Test("Actions are replaced by identifier, removed by event, and know their sender")
    func actions() {
        let stage = GestureStage()
        let control = UIControl(frame: .zero, primaryAction: nil)
        let name = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: name) { _ in stage.log.append("old") }, for: .valueChanged)
        let action = UIAction(identifier: name) { action in
            stage.log.append("new \(action.sender as? UIControl === control)")
        }
        control.addAction(action, for: .valueChanged)
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.sendActions(for: .valueChanged)
        #expect(stage.log == ["new true"])
        control.removeAction(action, for: [.valueChanged, .touchDown])
        #expect(control.allControlEvents == .touchUpInside)
        control.sendActions(for: .allEvents)
        #expect(stage.log == ["new true", "new true"])
        #expect(action.sender == nil)
    }

    @Test("A button shows the title, picture and colour of its state")
    func button() {
        let stage = GestureStage()
        let button = UIButton(type: .system)
        stage.view.addSubview(button)
        button.tintColor = .red
        #expect(button.currentTitleColor == .red)
        button.setTitle("Save", for: .normal)
        button.setTitle("Wait", for: .disabled)
        #expect(button.titleLabel?.text == "Save")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Wait")
        button.setTitleColor(.blue, for: .disabled)
        #expect(button.titleLabel?.textColor == .blue)
        button.isEnabled = true
        button.setTitleColor(.green, for: .normal)
        #expect(button.currentTitleColor == .green)
        button.setTitle(nil, for: .normal)
        #expect(button.currentTitle == nil)
        #expect(button.sizeThatFits(.zero) == .zero)
    }

    @Test("A button lays out its picture before its title, in the direction of reading")
    func buttonLayout() throws {
        let stage = GestureStage()
        let button = UIButton(type: .system)
        button.setTitle("Back", for: .normal)
        button.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        stage.view.addSubview(button)
        button.layoutIfNeeded()
        let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
        #expect(image.frame.width > 0)
        #expect(label.frame.minX >= image.frame.maxX)
        #expect(abs((image.frame.minX + label.frame.maxX) / 2 - 100) < 0.01)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(image.frame.minX >= label.frame.maxX)
        button.frame.size.width = 30
        button.layoutIfNeeded()
        // The title has the room that the picture leaves.
        #expect(label.frame.width > 0 && abs(image.frame.union(label.frame).width - 30) < 0.01)
    }
}
