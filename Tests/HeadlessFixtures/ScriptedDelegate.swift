import Testing
import UIKit

/// Answers as a test says, and notes what it was asked.
@MainActor
package final class ScriptedDelegate: NSObject, UIGestureRecognizerDelegate {
    package var begins = true
    package var receives = true
    package var receivesEvents = true
    package var simultaneous = false
    package var requiresFailure = false
    package var isRequiredToFail = false
    package var asked: [String] = []
    package var onShouldBegin: (UIGestureRecognizer) -> Void = { _ in }

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append("begin")
        onShouldBegin(gestureRecognizer)
        return begins
    }
    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        asked.append("touch")
        return receives
    }
    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        asked.append("event")
        return receivesEvents
    }
    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiresFailure }
    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isRequiredToFail }
}
