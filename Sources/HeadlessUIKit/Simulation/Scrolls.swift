import Foundation

extension Headless {
    /// A trackpad or mouse wheel scroll: the pointer rests while the content moves. Everything takes effect at the
    /// current virtual time; what is impossible (a movement that is not a number, a scroll that is over) is ignored.
    @MainActor
    public final class Scroll {
        private let type: UIScrollType
        private var place: UITouch?

        init(at point: CGPoint, type: UIScrollType, in window: UIWindow) {
            self.type = type
            guard point.x.isFinite, point.y.isFinite else { return }
            let place = UITouch()
            place.window = window
            place.point = point
            place.previousPoint = point
            self.place = place
            send(.began)
        }

        /// Whether the scroll goes on.
        public var isActive: Bool { place != nil }

        /// Scrolls on by a number of points: positive values move the content to the right and down, as a finger would.
        public func move(by movement: CGVector) {
            guard movement.dx.isFinite, movement.dy.isFinite, movement != .zero else { return }
            send(.moved, movement)
        }

        /// The fingers leave the trackpad, or the wheel rests.
        public func end() {
            send(.ended)
            place = nil
        }

        /// Cancels the scroll, as the system does.
        public func cancel() {
            send(.cancelled)
            place = nil
        }

        private func send(_ phase: UITouch.Phase, _ movement: CGVector = .zero) {
            guard let place, let window = place.window else { return }
            GestureEnvironment.of(window).receive(
                ScrollChange(place: place, phase: phase, type: type, movement: movement))
        }
    }

    /// Begins a scroll with the pointer at a point of a window.
    @discardableResult
    public static func scroll(
        at point: CGPoint, type: UIScrollType = .continuous, in window: UIWindow
    ) -> Scroll {
        Scroll(at: point, type: type, in: window)
    }

    /// Scrolls by a number of points in `duration` seconds. The clock moves with it, a frame at a time.
    public static func scroll(
        by movement: CGVector, at point: CGPoint, duration: CFTimeInterval, type: UIScrollType = .continuous,
        in window: UIWindow
    ) {
        let scroll = scroll(at: point, type: type, in: window)
        let seconds = duration.isFinite ? max(duration, 0) : 0
        let steps = max(1, Int((min(seconds, 60) * 60).rounded()))
        for _ in 1...steps {
            clock.advance(by: seconds / Double(steps))
            scroll.move(by: CGVector(dx: movement.dx / CGFloat(steps), dy: movement.dy / CGFloat(steps)))
        }
        scroll.end()
        clock.turn()
    }
}
