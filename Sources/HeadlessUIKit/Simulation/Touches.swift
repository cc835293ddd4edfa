import Foundation

extension Headless {
    /// Calls a closure whenever a target would get its action: began, changed, ended or recognised, cancelled. It
    /// replaces `addTarget(_:action:)`, which needs selectors. The recogniser keeps the closure until the token is
    /// cancelled.
    @discardableResult
    public static func addAction(
        to recognizer: UIGestureRecognizer,
        _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) -> Token {
        let entry = RecognizerAction(action)
        recognizer.actions.append(entry)
        return Token { [weak entry, weak recognizer] in
            entry?.isAlive = false
            recognizer?.actions.removeAll { $0 === entry }
        }
    }

    /// A finger on the screen, moved by the caller. Everything takes effect at the current virtual time; what is
    /// impossible (a point that is not a number, a finger that is already lifted) is ignored, as a screen would not
    /// report it.
    @MainActor
    public final class Touch {
        private var touch: UITouch?

        init(at point: CGPoint, in window: UIWindow) {
            guard point.x.isFinite, point.y.isFinite else { return }
            let touch = UITouch()
            touch.window = window
            touch.point = point
            touch.previousPoint = point
            self.touch = touch
            send(.began)
        }

        /// Whether the finger is on the screen.
        public var isDown: Bool { current != nil }

        /// The touch, unless it was lifted or the system took it away.
        private var current: UITouch? {
            touch.flatMap { $0.phase == .ended || $0.phase == .cancelled ? nil : $0 }
        }

        /// Moves the finger to a point of the window.
        public func move(to point: CGPoint) {
            guard let touch = current, point.x.isFinite, point.y.isFinite, point != touch.point else { return }
            touch.previousPoint = touch.point
            touch.point = point
            send(.moved)
        }

        /// Lifts the finger where it is.
        public func lift() {
            finish(.ended)
        }

        /// Cancels the touch, as the system does when the app leaves the foreground.
        public func cancel() {
            finish(.cancelled)
        }

        private func finish(_ phase: UITouch.Phase) {
            defer { touch = nil }
            guard let touch = current else { return }
            touch.previousPoint = touch.point
            send(phase)
        }

        private func send(_ phase: UITouch.Phase) {
            guard let touch else { return }
            if let window = touch.window { return GestureEnvironment.of(window).receive(touch, phase) }
            // The window no longer exists, and with it the environment that would have delivered the touch.
            for recognizer in touch.gestureRecognizers ?? [] where recognizer.environment == nil {
                recognizer.breakOff()
            }
            touch.gestureRecognizers = nil
        }
    }

    /// Puts a finger on a window. Outside of the window, or where no view takes touches, the touch is not delivered.
    @discardableResult
    public static func touch(at point: CGPoint, in window: UIWindow) -> Touch {
        Touch(at: point, in: window)
    }

    /// Cancels all touches of a window, as the system does when the app leaves the foreground or a system alert
    /// appears.
    public static func cancelTouches(in window: UIWindow) {
        GestureEnvironment.of(window).cancelAll()
    }

    /// A short tap; the clock moves by a twentieth of a second.
    public static func tap(at point: CGPoint, in window: UIWindow) {
        let touch = touch(at: point, in: window)
        clock.advance(by: 0.05)
        touch.lift()
        clock.turn()
    }

    /// A finger that goes straight from one point to another in `duration` seconds, and is lifted there. The clock
    /// moves with it, a frame at a time.
    public static func swipe(
        from start: CGPoint,
        to end: CGPoint,
        duration: CFTimeInterval,
        in window: UIWindow
    ) {
        let touch = touch(at: start, in: window)
        let seconds = duration.isFinite ? max(duration, 0) : 0
        let steps = max(1, Int((min(seconds, 60) * 60).rounded()))
        for step in 1...steps {
            clock.advance(by: seconds / Double(steps))
            let fraction = CGFloat(step) / CGFloat(steps)
            touch.move(
                to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
            )
        }
        touch.lift()
        clock.turn()
    }
}
