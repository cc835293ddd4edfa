import Foundation

/// Fingers that come down and stay where they are.
///
/// Begins when enough fingers have rested long enough, changes when one of them moves and ends when one is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long, in seconds, the fingers have to rest. Default 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far, in points, a finger may stray before the gesture begins. Default 10.
    open var allowableMovement: CGFloat = 10
    /// How many fingers are needed. Default 1.
    open var numberOfTouchesRequired = 1
    /// How many taps have to come before. Default 0.
    open var numberOfTapsRequired = 0

    private var taps = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var deadline: Headless.Token?

    /// Waits for enough fingers, and for the time to pass.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard current == .possible else {
            // The gesture has begun with other fingers, so this one is ignored.
            for touch in touches { ignore(touch, for: event) }
            return
        }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.point }
        if tracked.count > numberOfTouchesRequired { return state = .failed }
        if taps < numberOfTapsRequired { return wait(Headless.assumptions.tapDuration) { $0.state = .failed } }
        guard tracked.count == numberOfTouchesRequired else {
            return wait(Headless.assumptions.tapDuration) { $0.state = .failed }
        }
        wait(minimumPressDuration.isFinite ? minimumPressDuration : 0) { $0.state = .began }
    }

    /// Fails when a finger strays too early.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard current == .possible else { return state = .changed }
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if hypot(touch.point.x - start.x, touch.point.y - start.y) > allowableMovement { state = .failed }
        }
    }

    /// Ends with the first finger that is lifted. Before it began that was a tap, or too early.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard current == .possible else { return state = .ended }
        guard taps < numberOfTapsRequired else { return state = .failed }
        guard tracked.isEmpty else { return }
        if starts.count < numberOfTouchesRequired { return state = .failed }
        taps += 1
        starts = [:]
        wait(Headless.assumptions.tapInterval) { $0.state = .failed }
    }

    /// Broken off with the touches.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the fingers.
    open override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
        taps = 0
        starts = [:]
    }

    private func wait(_ delay: TimeInterval, then act: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
        deadline?.cancel()
        deadline = Headless.clock.schedule(after: delay) { [weak self] in
            guard let self, self.current == .possible, self.held == nil else { return }
            act(self)
        }
    }
}
