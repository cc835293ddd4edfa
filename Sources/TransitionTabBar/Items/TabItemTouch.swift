#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// A finger on one item of the bar.
///
/// The recogniser is attached to the view of the tab bar controller, because from iOS 26 on the items may lie outside the
/// view of the bar (F176). It affects no other touches: it recognises simultaneously with all other recognisers, also with
/// the one of iOS 26 that selects (F194), and neither cancels nor delays touches.
@MainActor
final class TabItemTouch: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UILongPressGestureRecognizer()
    private var target: GestureAction?
    private let holds: @MainActor (_ touch: UITouch, _ view: UIView) -> Bool
    private let action: @MainActor (UIGestureRecognizer.State) -> Void
    /// Whether the finger has rested long enough and has not been lifted.
    private(set) var isDown = false

    /// - Parameters:
    ///   - seconds: The time for which the finger rests before it counts.
    ///   - movement: The greatest movement of the finger during this time, in points.
    ///   - holds: Returns whether a touch is on the item.
    ///   - action: Called with `began` when the finger counts, and then once with `ended` or `cancelled`.
    init(
        after seconds: TimeInterval = 0, movement: CGFloat = 10,
        holds: @escaping @MainActor (_ touch: UITouch, _ view: UIView) -> Bool,
        action: @escaping @MainActor (UIGestureRecognizer.State) -> Void
    ) {
        (self.holds, self.action) = (holds, action)
        super.init()
        recognizer.minimumPressDuration = seconds.isFinite ? max(seconds, 0) : 0
        recognizer.allowableMovement = movement.isFinite ? max(movement, 0) : 0
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesBegan = false
        recognizer.delaysTouchesEnded = false
        recognizer.delegate = self
        target = GestureAction(on: recognizer) { [weak self] in self?.stateDidChange() }
    }

    deinit {
        // An item is freed together with its tab. Without its delegate the recogniser would take the touches of all others.
        let recognizer = recognizer
        MainQueue.inNextTurn { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    /// Attaches the recogniser to a view.
    func listen(on view: UIView?) {
        guard recognizer.view !== view else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        view?.addGestureRecognizer(recognizer)
    }

    func remove() {
        target?.remove()
        recognizer.view?.removeGestureRecognizer(recognizer)
        end(.cancelled)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = recognizer.view else { return false }
        return holds(touch, view)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func stateDidChange() {
        switch recognizer.state {
        case .began:
            isDown = true
            action(.began)
        case .ended: end(.ended)
        case .cancelled, .failed: end(.cancelled)
        case .possible, .changed: break
        @unknown default: break
        }
    }

    private func end(_ state: UIGestureRecognizer.State) {
        guard isDown else { return }
        isDown = false
        action(state)
    }
}
#endif
