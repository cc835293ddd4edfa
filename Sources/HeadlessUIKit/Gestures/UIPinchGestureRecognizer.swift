import Foundation

/// Two fingers that move towards each other or apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers now, as a factor of that at the start.
    open var scale: CGFloat = 1

    /// The distance of the fingers when they came down, and at the last change, in points.
    private var start: CGFloat = 0
    private var last: CGFloat = 0

    private var distance: CGFloat {
        guard tracked.count == 2 else { return 0 }
        return hypot(tracked[0].point.x - tracked[1].point.x, tracked[0].point.y - tracked[1].point.y)
    }

    /// Takes two fingers; others are ignored.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where tracked.count > 2 { ignore(touch, for: event) }
        guard tracked.count == 2 else { return }
        last = distance
        if current == .possible { start = distance }
    }

    /// Follows the distance.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard tracked.count == 2, last > 0 else { return }
        scale *= distance / last
        last = distance
        if current != .possible {
            state = .changed
        } else if abs(distance - start) >= Headless.assumptions.panThreshold {
            state = .began
        }
    }

    /// Ends with the last finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard tracked.isEmpty else { return }
        state = current == .possible && held == nil ? .failed : .ended
    }

    /// Broken off with the last finger.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if tracked.isEmpty { state = .cancelled }
    }

    /// Forgets the fingers.
    open override func reset() {
        super.reset()
        scale = 1
        start = 0
        last = 0
    }
}
