import Testing
import UIKit

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
