#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Decides which recogniser has precedence: the innermost one. A swipe waits until the recognisers of the views inside
/// its view have failed. The pans of scroll views are the exception: they wait for the swipe, because the direction is
/// unknown until the finger moves. If the scroll view can scroll in that direction, the swipe fails. A swipe that cannot
/// begin receives no touch, so no scroll view waits for it (F241).
extension TransitionPan: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        guard event.type == .scroll else { return Transitions.isEnabled }
        scrollBegins()
        return Transitions.isEnabled && canReceive?() != false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        fingerIsDown(on: touch)
        guard Transitions.isEnabled, canReceive?() != false else { return false }
        let point = touch.location(in: view)
        return isBesideStrip(point, isFinger: true) && (!asksAtTouch || allowsPlace?(point) != false)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A finger may be down when the app switches all transitions off.
        guard Transitions.isEnabled, let view else { return false }
        let point = recognizer.location(in: view)
        aim = target
        guard recognizer.numberOfTouches > 0 || isBesideStrip(point, isFinger: false) else { return false }
        guard let aim, canScroll(at: point, towards: aim) else { return false }
        let start = start(from: point)
        guard asksAtTouch && recognizer.numberOfTouches > 0 || allowsPlace?(start) != false else { return false }
        guard
            overridesContent || isAtEdge
                || !ScrollConflict.exists(towards: aim, from: touched, at: start, in: view)
        else { return false }
        return willBegin?() != false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard !overridesContent else { return false }
        if let other = otherGestureRecognizer.delegate as? TransitionPan { return goesAfter(other) }
        guard !isAtEdge || otherGestureRecognizer is UIScreenEdgePanGestureRecognizer,
            let inner = otherGestureRecognizer.view, let view, inner !== view || kind != .navigation,
            inner.isDescendant(of: view), let pan = otherGestureRecognizer as? UIPanGestureRecognizer,
            canMeet(pan)
        else { return false }
        // Rows with swipe actions, maps and similar views have precedence. So does the system's swipe back if the
        // container's view belongs to a navigation controller. Scroll views wait for this recogniser instead.
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
        // A swipe for two fingers does not fail while only one is down, so a scroll view for one finger must not wait
        // for it.
        return recognizer.minimumNumberOfTouches <= scrollView.panGestureRecognizer.minimumNumberOfTouches
            && !yields(to: scrollView)
    }

    /// Whether a scroll view keeps the finger wherever the swipe could go.
    private func yields(to scrollView: UIScrollView) -> Bool {
        guard !overridesContent, !isAtEdge else { return false }
        let targets = targets()
        return !targets.isEmpty && targets.allSatisfy { ScrollConflict.canScroll(scrollView, finger: $0) }
    }

    /// Whether the app's condition for a finger's place is asked at the touch, so that nothing waits for a pan that
    /// cannot begin. A pan that begins at an edge fails by itself elsewhere.
    private var asksAtTouch: Bool { start == .anywhere }

    /// A swipe from an edge has precedence over everything that begins there.
    private var isAtEdge: Bool { start == .anywhere ? isFingerAtEdge : true }

    /// Whether another pan can recognise the same fingers. A pan for two fingers does not fail while only one is down,
    /// so a pan for one finger must not wait for it.
    private func canMeet(_ other: UIPanGestureRecognizer) -> Bool {
        other.minimumNumberOfTouches <= recognizer.maximumNumberOfTouches
    }

    /// Whether another container's swipe has precedence. Of two swipes, the one on the inner view has precedence. If
    /// both are on the same view, the order of precedence is: navigation controller, tab bar controller, presented
    /// screen.
    private func goesAfter(_ other: TransitionPan) -> Bool {
        guard other !== self, let view, let otherView = other.view, canMeet(other.recognizer) else { return false }
        if other.overridesContent != overridesContent { return other.overridesContent }
        if otherView === view { return other.kind != kind && (other.kind == .navigation || kind == .modal) }
        return otherView.isDescendant(of: view)
    }

    /// Returns the point at which the finger came down, if the finger is now at `point`.
    private func start(from point: CGPoint) -> CGPoint {
        // During a trackpad scroll the pointer stays in place, so its location needs no correction.
        guard recognizer.numberOfTouches > 0 else { return point }
        let moved = translation
        return CGPoint(x: point.x - moved.x, y: point.y - moved.y)
    }
}
#endif
