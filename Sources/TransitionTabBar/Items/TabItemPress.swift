#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
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

/// The long press of one item.
@MainActor
final class TabItemLongPress {
    private var touch: TabItemTouch?
    /// Whether the tap of the finger that has pressed is not a tap on the item. The bar reports that tap when the finger is
    /// lifted, after the recogniser.
    private(set) var refusesTap = false

    /// - Parameters:
    ///   - holds: Returns whether a touch is on the item.
    ///   - action: Called at the beginning and at the end of the long press.
    init(
        after seconds: TimeInterval, movement: CGFloat, haptic: TabItemHaptic?,
        holds: @escaping @MainActor (_ touch: UITouch, _ view: UIView) -> Bool,
        action: @escaping @MainActor (TabItemPress.Phase) -> Void
    ) {
        let feedback = haptic.map { TabItemFeedback($0) }
        touch = TabItemTouch(after: seconds, movement: movement) { touch, view in
            guard holds(touch, view) else { return false }
            feedback?.prepare()
            return true
        } action: { [weak self] state in
            if state == .began { feedback?.play() }
            self?.take(state)
            action(state == .began ? .began : state == .ended ? .ended : .cancelled)
        }
    }

    private func take(_ state: UIGestureRecognizer.State) {
        guard state != .began else { return refusesTap = true }
        MainQueue.inNextTurn { [weak self] in
            if self?.touch?.isDown != true { self?.refusesTap = false }
        }
    }

    func listen(on view: UIView?) { touch?.listen(on: view) }

    func remove() { touch?.remove() }
}
#endif
