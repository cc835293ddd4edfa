import Testing
import UIKit

/// A window with one view that fills it, and what recognisers and views were told.
@MainActor
final class GestureStage {
    let window: UIWindow
    let view: RecordingView
    var log: [String] = []

    init() {
        Headless.reset()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        view = RecordingView(frame: window.bounds)
        window.addSubview(view)
        window.isHidden = false
        Headless.clock.turn()
    }

    /// Adds a recogniser that logs its states under a name.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String,
        to target: UIView? = nil
    ) -> Recognizer {
        (target ?? view).addGestureRecognizer(recognizer)
        Headless.addAction(to: recognizer) { [unowned self] recognizer in
            log.append("\(name) \(recognizer.state)")
        }
        return recognizer
    }

    /// A finger at the middle of the window.
    func touch(x: CGFloat = 160, y: CGFloat = 320) -> Headless.Touch {
        Headless.touch(at: CGPoint(x: x, y: y), in: window)
    }
}

/// Notes what happens to its touches.
@MainActor
final class RecordingView: UIView {
    var heard: [String] = []
    var refused: (UIGestureRecognizer) -> Bool = { _ in false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !refused(gestureRecognizer)
    }
}

/// Sets whatever state a test asks for.
@MainActor
final class ScriptedRecognizer: UIGestureRecognizer {
    var onBegan: UIGestureRecognizer.State?
    var onMoved: UIGestureRecognizer.State?
    var onEnded: UIGestureRecognizer.State?
    var heard: [String] = []
    var resets = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("began")
        if let onBegan { state = onBegan }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("moved")
        if let onMoved { state = onMoved }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("ended")
        if let onEnded { state = onEnded }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { heard.append("cancelled") }
    override func reset() {
        super.reset()
        resets += 1
    }
}

/// Answers as a test says, and notes what it was asked.
@MainActor
final class ScriptedDelegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var receivesEvents = true
    var simultaneous = false
    var requiresFailure = false
    var isRequiredToFail = false
    var asked: [String] = []
    var onShouldBegin: (UIGestureRecognizer) -> Void = { _ in }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append("begin")
        onShouldBegin(gestureRecognizer)
        return begins
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        asked.append("touch")
        return receives
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        asked.append("event")
        return receivesEvents
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiresFailure }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequiredToFail }
}
