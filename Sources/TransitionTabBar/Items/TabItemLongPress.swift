#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// A long press on an item.
public struct TabItemPress: Equatable, Sendable {
    /// The phase of a long press.
    public enum Phase: Sendable, Equatable {
        /// The finger has rested long enough.
        case began
        /// The finger was lifted.
        case ended
        /// The system has cancelled the touch, or the long press was removed.
        case cancelled
    }

    /// The phase of the long press.
    public var phase: Phase
    /// The item's frame in the coordinates of the tab bar controller's view, for a menu or a popover; nil if the item
    /// is not shown any more.
    public var frame: CGRect?
}

/// Recognises the long press of one item. The recogniser is attached to the bar, and receives only touches in the
/// item's frame.
@MainActor
final class TabItemLongPress: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UILongPressGestureRecognizer()
    private var target: GestureAction?
    private let holds: @MainActor (_ touch: UITouch, _ bar: UIView) -> Bool
    private let action: @MainActor (TabItemPress.Phase) -> Void
    private let feedback: TabItemFeedback?
    private var isPressed = false

    /// - Parameters:
    ///   - holds: Returns whether a touch is on the item.
    ///   - action: Called at the beginning and at the end of the long press.
    init(
        after seconds: TimeInterval, movement: CGFloat, haptic: TabItemHaptic?,
        holds: @escaping @MainActor (_ touch: UITouch, _ bar: UIView) -> Bool,
        action: @escaping @MainActor (TabItemPress.Phase) -> Void
    ) {
        (self.holds, self.action) = (holds, action)
        feedback = haptic.map { TabItemFeedback($0) }
        super.init()
        recognizer.minimumPressDuration = max(seconds, 0)
        recognizer.allowableMovement = max(movement, 0)
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
        if isPressed { tell(.cancelled) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let bar = recognizer.view, holds(touch, bar) else { return false }
        feedback?.prepare()
        return true
    }

    private func stateDidChange() {
        switch recognizer.state {
        case .began:
            feedback?.play()
            tell(.began)
        case .ended: tell(.ended)
        case .cancelled, .failed: if isPressed { tell(.cancelled) }
        case .possible, .changed: break
        @unknown default: break
        }
    }

    private func tell(_ phase: TabItemPress.Phase) {
        isPressed = phase == .began
        action(phase)
    }
}
#endif
