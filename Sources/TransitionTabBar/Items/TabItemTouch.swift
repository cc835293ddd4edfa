#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// Reports a finger on one item of the bar without affecting other touches: it recognises simultaneously with all other
/// recognisers, and neither cancels nor delays the bar's touches.
@MainActor
final class TabItemTouch: NSObject, UIGestureRecognizerDelegate {
    private weak var handle: TabItem?
    private let recognizer = UILongPressGestureRecognizer()
    private var target: GestureAction?
    private let action: @MainActor (Bool) -> Void
    private var isDown = false

    init(of handle: TabItem, action: @escaping @MainActor (_ isDown: Bool) -> Void) {
        self.handle = handle
        self.action = action
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
        return handle?.holds(touch, in: bar) == true
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
