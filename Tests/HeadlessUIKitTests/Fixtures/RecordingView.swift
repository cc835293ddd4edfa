import Testing
import UIKit

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
