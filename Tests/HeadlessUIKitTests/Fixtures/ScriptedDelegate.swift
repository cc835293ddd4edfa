import Testing
import UIKit

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
