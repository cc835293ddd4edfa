import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder(), .../keyboardwillshownotification and the
// pages beside them: no object, frames in screen coordinates.
/// A window with two text fields, and what the keyboard announced.
@MainActor
private final class TextInputStage {
    let window: UIWindow
    let first = UITextField(frame: CGRect(x: 10, y: 100, width: 300, height: 40))
    let second = UITextField(frame: CGRect(x: 10, y: 200, width: 300, height: 40))
    var heard: [String] = []
    var notices: [Notification] = []
    nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

    init() {
        Headless.reset()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        window.addSubview(first)
        window.addSubview(second)
        window.makeKeyAndVisible()
        Headless.clock.turn()
        let names = [
            UIResponder.keyboardWillShowNotification: "will show",
            UIResponder.keyboardDidShowNotification: "did show",
            UIResponder.keyboardWillHideNotification: "will hide",
            UIResponder.keyboardDidHideNotification: "did hide",
        ]
        for (name, word) in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notice in
                    nonisolated(unsafe) let notice = notice
                    MainActor.assumeIsolated {
                        self?.heard.append(word)
                        self?.notices.append(notice)
                    }
                })
        }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}

@MainActor
struct TextInputTests {
    @Test("The keyboard comes up with the first responder and goes with it, and says where and how fast")
    func comesAndGoes() throws {
        let stage = TextInputStage()
        #expect(Headless.keyboardFrame == nil)
        #expect(stage.first.becomeFirstResponder() && stage.first.isEditing)
        #expect(stage.heard == ["will show"])
        let info = try #require(stage.notices[0].userInfo)
        let end = try #require(info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue).cgRectValue
        let begin = try #require(info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue).cgRectValue
        #expect(end == CGRect(x: 0, y: 304, width: 320, height: 336))
        #expect(begin == CGRect(x: 0, y: 640, width: 320, height: 336))
        #expect(Headless.keyboardFrame == end)
        #expect((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25)
        #expect(stage.notices[0].object == nil)
        Headless.clock.advance(by: 0.3)
        #expect(stage.heard == ["will show", "did show"])
        #expect(stage.first.resignFirstResponder() && !stage.first.isEditing)
        #expect(Headless.keyboardFrame == nil)
        Headless.clock.advance(by: 0.3)
        #expect(stage.heard == ["will show", "did show", "will hide", "did hide"])
        let hidden = stage.notices[2].userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        #expect(hidden?.cgRectValue.minY == 640)
    }

    @Test("The keyboard stays while it passes from one field to another")
    func passedOn() {
        let stage = TextInputStage()
        stage.first.becomeFirstResponder()
        stage.second.becomeFirstResponder()
        #expect(!stage.first.isEditing && stage.second.isEditing)
        #expect(stage.heard == ["will show"])
    }

    @Test("A change and its opposite: the keyboard that comes back has not gone")
    func comesBack() {
        let stage = TextInputStage()
        stage.first.becomeFirstResponder()
        Headless.clock.settle()
        stage.window.endEditing(true)
        stage.first.becomeFirstResponder()
        Headless.clock.settle()
        #expect(stage.heard == ["will show", "did show", "will hide", "will show", "did show"])
    }

    @Test("endEditing(_:) reaches the field in the view, and no other")
    func endEditing() {
        let stage = TextInputStage()
        let other = UIView()
        stage.window.addSubview(other)
        stage.first.becomeFirstResponder()
        #expect(other.endEditing(true) && stage.first.isEditing)
        #expect(stage.window.endEditing(false) && !stage.first.isEditing)
    }

    @Test("Those that take no text bring up no keyboard; a refusal changes nothing")
    func others() {
        let stage = TextInputStage()
        final class Plain: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        final class Stubborn: UITextField {
            override var canResignFirstResponder: Bool { false }
        }
        let plain = Plain()
        stage.window.addSubview(plain)
        plain.becomeFirstResponder()
        #expect(plain.isFirstResponder && stage.heard.isEmpty)
        let stubborn = Stubborn()
        stage.window.addSubview(stubborn)
        stubborn.becomeFirstResponder()
        #expect(!stage.first.becomeFirstResponder() && stubborn.isEditing && stage.heard == ["will show"])
        stage.first.isEnabled = false
        #expect(!stage.first.canBecomeFirstResponder)
    }

    /// Documentation of `becomeFirstResponder`: only a view in an active view hierarchy, which one with a window is.
    @Test("A field that leaves the window under a finger does not take the keyboard when the finger is lifted")
    func tapOnWhatLeaves() {
        let stage = TextInputStage()
        let touch = Headless.touch(at: CGPoint(x: 100, y: 120), in: stage.window)
        stage.first.removeFromSuperview()
        touch.lift()
        Headless.clock.settle()
        #expect(!stage.first.isEditing && Headless.keyboardFrame == nil)
    }

    @Test("A tap begins editing, and editing tells of its begin and end")
    func tap() {
        let stage = TextInputStage()
        stage.first.addAction(UIAction { [weak stage] _ in stage?.heard.append("began") }, for: .editingDidBegin)
        stage.first.addAction(UIAction { [weak stage] _ in stage?.heard.append("ended") }, for: .editingDidEnd)
        Headless.tap(at: CGPoint(x: 100, y: 120), in: stage.window)
        #expect(stage.first.isEditing)
        stage.first.becomeFirstResponder()
        stage.first.resignFirstResponder()
        stage.first.resignFirstResponder()
        #expect(stage.heard.filter { $0 == "began" || $0 == "ended" } == ["began", "ended"])
        #expect(stage.first.text == "")
        stage.first.text = "word"
        stage.first.text = nil
        #expect(stage.first.text == "")
    }

    @Test("By assumption a field that leaves the window takes the keyboard along", arguments: [true, false])
    func removed(resigns: Bool) {
        let stage = TextInputStage()
        Headless.assumptions.removedViewsResign = resigns
        stage.first.becomeFirstResponder()
        stage.first.removeFromSuperview()
        #expect(stage.first.isEditing == !resigns)
        #expect(stage.heard.last == (resigns ? "will hide" : "will show"))
    }

    @Test("By assumption the keyboard announces itself later, and then only what came of it")
    func later() {
        let stage = TextInputStage()
        Headless.assumptions.keyboardIsAnnouncedNextTurn = true
        stage.first.becomeFirstResponder()
        #expect(stage.heard.isEmpty)
        stage.first.resignFirstResponder()
        Headless.clock.turn()
        #expect(stage.heard.isEmpty)
        stage.first.becomeFirstResponder()
        Headless.clock.turn()
        #expect(stage.heard == ["will show"])
    }

    @Test("A reset forgets the first responder and the keyboard")
    func reset() {
        let stage = TextInputStage()
        stage.first.becomeFirstResponder()
        Headless.reset()
        #expect(!stage.first.isEditing && Headless.keyboardFrame == nil)
    }
}

@MainActor
struct KeyboardFrameTests {
    /// What was announced: the name without its prefix and suffix, and the upper edge before and after.
    @MainActor
    private final class Announcements {
        var lines: [String] = []
        nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

        init() {
            let names: [(NSNotification.Name, String)] = [
                (UIResponder.keyboardWillChangeFrameNotification, "frame"),
                (UIResponder.keyboardWillShowNotification, "show"), (UIResponder.keyboardWillHideNotification, "hide"),
                (UIResponder.keyboardDidChangeFrameNotification, "did"),
            ]
            for (name, word) in names {
                observers.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
                        let begin = $0.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
                        let end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                        let curve = $0.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
                        let edges = [begin, end].map { Int($0?.cgRectValue.minY ?? -1) }
                        MainActor.assumeIsolated {
                            self?.lines.append("\(word) \(edges[0]) \(edges[1])\(curve == nil ? " no curve" : "")")
                        }
                    })
            }
        }

        deinit {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    // developer.apple.com/documentation/uikit/uiresponder/keyboardwillchangeframenotification
    @Test("F230: each change of its frame is announced; taken off its edge it goes, put back it comes")
    func frames() {
        let stage = TextInputStage()
        let heard = Announcements()
        stage.first.becomeFirstResponder()
        #expect(heard.take() == ["frame 640 304", "show 640 304"])
        Headless.clock.settle()
        #expect(heard.take() == ["did 640 304"])
        Headless.moveKeyboard(to: CGRect(x: 0, y: 580, width: 320, height: 60))
        Headless.clock.settle()
        #expect(heard.take() == ["frame 304 580", "show 304 580", "did 304 580"])
        Headless.moveKeyboard(to: CGRect(x: 20, y: 200, width: 200, height: 200))
        Headless.clock.settle()
        #expect(heard.take() == ["frame 580 200", "hide 580 200", "did 580 200"])
        Headless.moveKeyboard(to: CGRect(x: 20, y: 100, width: 200, height: 200))
        Headless.clock.settle()
        #expect(heard.take() == ["frame 200 100", "did 200 100"])
        Headless.moveKeyboard(to: nil)
        Headless.clock.settle()
        #expect(heard.take() == ["frame 100 304", "show 100 304", "did 100 304"])
        stage.first.resignFirstResponder()
        #expect(heard.take() == ["frame 304 640", "hide 304 640"])
        // What is not shown moves nowhere.
        Headless.moveKeyboard(to: CGRect(x: 0, y: 580, width: 320, height: 60))
        Headless.clock.settle()
        #expect(heard.take() == ["did 304 640"] && Headless.keyboardFrame == nil)
    }

    @Test("It stays at the lower edge of a window that turns")
    func turns() {
        let stage = TextInputStage()
        stage.window.rootViewController = UIViewController()
        stage.window.addSubview(stage.first)
        stage.first.becomeFirstResponder()
        Headless.rotate(stage.window)
        Headless.clock.settle()
        #expect(Headless.keyboardFrame == CGRect(x: 0, y: -16, width: 640, height: 336))
    }

    @Test("A window converts from another one and from the screen by its place")
    func windows() {
        Headless.reset()
        let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        let second = UIWindow(frame: CGRect(x: 320, y: 10, width: 320, height: 640))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(second.convert(rect, from: nil as UIWindow?) == rect.offsetBy(dx: -320, dy: -10))
        #expect(first.convert(rect, from: second) == rect.offsetBy(dx: 320, dy: 10))
    }
}
