#if canImport(UIKit)
import UIKit

/// Who goes first: what lies innermost. A swipe waits for the recognisers of the views within its own. Only the pans of
/// scroll views wait for the swipe, because nobody knows before the finger moves whether they can scroll that way; the
/// swipe then steps back if they can.
extension TransitionPan: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        if event.type == .scroll { scrollBegins() }
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        fingerIsDown(at: touch.location(in: view))
        return canReceive?() != false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view else { return false }
        let point = recognizer.location(in: view)
        guard let target, canScroll(at: point, towards: target), shouldBegin?(point) != false else { return false }
        guard overridesContent || isAtEdge || !ScrollConflict.exists(towards: target, at: startPoint, in: view) else {
            return false
        }
        return willBegin?() != false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard !overridesContent else { return false }
        if let other = otherGestureRecognizer.delegate as? TransitionPan { return goesAfter(other) }
        guard !isAtEdge || otherGestureRecognizer is UIScreenEdgePanGestureRecognizer,
            let inner = otherGestureRecognizer.view, let view, inner !== view || rank != .navigation,
            inner.isDescendant(of: view), let pan = otherGestureRecognizer as? UIPanGestureRecognizer,
            canMeet(pan)
        else { return false }
        // Rows that swipe, maps and the like go first, and so do the system's swipes back where the container's view is a
        // navigation controller's. Scroll views wait for us instead.
        return (inner as? UIScrollView)?.panGestureRecognizer !== otherGestureRecognizer
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if let other = otherGestureRecognizer.delegate as? TransitionPan { return other.goesAfter(self) }
        if goesBefore?(otherGestureRecognizer) == true { return true }
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view,
            scrollView.isDescendant(of: view), scrollView.panGestureRecognizer === otherGestureRecognizer
        else { return false }
        // One finger must scroll although a swipe for two never fails with it.
        return recognizer.minimumNumberOfTouches <= scrollView.panGestureRecognizer.minimumNumberOfTouches
    }

    /// A swipe from an edge goes before everything that begins there.
    private var isAtEdge: Bool { start == .anywhere ? isFingerAtEdge : true }

    /// Whether the same fingers can lead another pan: one for two fingers does not fail as long as there is only one, and
    /// may not be waited for.
    private func canMeet(_ other: UIPanGestureRecognizer) -> Bool {
        other.minimumNumberOfTouches <= recognizer.maximumNumberOfTouches
    }

    /// Whether another container's swipe comes first: the one further within, of two on one view the one of the
    /// lower rank.
    private func goesAfter(_ other: TransitionPan) -> Bool {
        guard other !== self, let view, let otherView = other.view, canMeet(other.recognizer) else { return false }
        if other.overridesContent != overridesContent { return other.overridesContent }
        if otherView === view { return other.rank.rawValue < rank.rawValue }
        return otherView.isDescendant(of: view)
    }

    /// Where the finger came down.
    private var startPoint: CGPoint {
        let point = recognizer.location(in: view)
        // The pointer stays where it is while a trackpad scrolls.
        guard recognizer.numberOfTouches > 0 else { return point }
        let moved = translation
        return CGPoint(x: point.x - moved.x, y: point.y - moved.y)
    }
}
#endif
