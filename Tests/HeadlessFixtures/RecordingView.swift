import Testing
import UIKit

/// Notes what happens to its touches.
@MainActor
package final class RecordingView: UIView {
    package var heard: [String] = []
    package var refused: (UIGestureRecognizer) -> Bool = { _ in false }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !refused(gestureRecognizer)
    }
}
