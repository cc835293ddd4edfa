import Testing
import UIKit

/// Sets whatever state a test asks for.
@MainActor
package final class ScriptedRecognizer: UIGestureRecognizer {
    package var onBegan: UIGestureRecognizer.State?
    package var onMoved: UIGestureRecognizer.State?
    package var onEnded: UIGestureRecognizer.State?
    package var heard: [String] = []
    package var resets = 0

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("began")
        if let onBegan { state = onBegan }
    }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("moved")
        if let onMoved { state = onMoved }
    }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        heard.append("ended")
        if let onEnded { state = onEnded }
    }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { heard.append("cancelled") }
    package override func reset() {
        super.reset()
        resets += 1
    }
}
