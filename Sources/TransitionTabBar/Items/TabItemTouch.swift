#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// Reports a finger on one item of the bar without affecting other touches: it recognises simultaneously with all other
/// recognisers, and neither cancels nor delays the bar's touches.
@MainActor
final class TabItemTouch: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UILongPressGestureRecognizer()
    private var target: GestureAction?
    private let holds: @MainActor (_ touch: UITouch, _ bar: UIView) -> Bool
    private let action: @MainActor (Bool) -> Void
    private var isDown = false

    /// - Parameters:
    ///   - holds: Returns whether a touch is on the item.
    ///   - action: Called when the finger comes down, and when the touch ends.
    init(
        holds: @escaping @MainActor (_ touch: UITouch, _ bar: UIView) -> Bool,
        action: @escaping @MainActor (_ isDown: Bool) -> Void
    ) {
        (self.holds, self.action) = (holds, action)
        super.init()
        recognizer.minimumPressDuration = 0
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesBegan = false
        recognizer.delaysTouchesEnded = false
        recognizer.delegate = self
        target = GestureAction(on: recognizer) { [weak self] in self?.stateDidChange() }
    }

    /// Attaches the recogniser to the bar that shows the items.
    func listen(on bar: UIView?) {
        guard recognizer.view !== bar else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        bar?.addGestureRecognizer(recognizer)
    }

    func remove() {
        target?.remove()
        recognizer.view?.removeGestureRecognizer(recognizer)
        tell(false)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let bar = recognizer.view else { return false }
        return holds(touch, bar)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func stateDidChange() {
        switch recognizer.state {
        case .began: tell(true)
        case .ended, .cancelled, .failed: tell(false)
        case .possible, .changed: break
        @unknown default: break
        }
    }

    private func tell(_ isDown: Bool) {
        guard isDown != self.isDown else { return }
        self.isDown = isDown
        action(isDown)
    }
}
#endif
