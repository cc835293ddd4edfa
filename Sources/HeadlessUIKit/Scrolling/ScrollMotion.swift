import Foundation

/// A scroll that goes on by itself, as a closed function of time, so that it does not depend on frames.
@MainActor
final class ScrollMotion {
    /// How the offset gets to its goal.
    enum Course {
        /// At a constant velocity, in so many seconds.
        case steady(TimeInterval)
        /// Slower and slower: after each millisecond this fraction of the way is left.
        case slowing(UIScrollView.DecelerationRate)
    }

    let start: CGPoint
    let goal: CGPoint
    let course: Course
    private let began = Headless.clock.now
    private let move: (CGPoint) -> Void
    private let ended: () -> Void
    private var next: Headless.Token?

    init(
        from start: CGPoint, to goal: CGPoint, _ course: Course, move: @escaping (CGPoint) -> Void,
        ended: @escaping () -> Void
    ) {
        self.start = start
        self.goal = goal
        self.course = course
        self.move = move
        self.ended = ended
        waitForFrame()
    }

    /// Stays where it is.
    func stop() {
        next?.cancel()
    }

    private func waitForFrame() {
        next = Headless.clock.schedule(after: Headless.Clock.frame) { [weak self] in self?.step() }
    }

    private func step() {
        let left = remainder(after: Headless.clock.now - began)
        let way = CGVector(dx: (goal.x - start.x) * left, dy: (goal.y - start.y) * left)
        // A movement of less than half a point is not visible.
        guard hypot(way.dx, way.dy) >= 0.5 else {
            move(goal)
            return ended()
        }
        // An observer of the offset may stop this motion.
        waitForFrame()
        move(CGPoint(x: goal.x - way.dx, y: goal.y - way.dy))
    }

    /// The part of the way that is left.
    private func remainder(after seconds: TimeInterval) -> CGFloat {
        switch course {
        case .steady(let duration): duration > 0 ? max(0, 1 - CGFloat(seconds / duration)) : 0
        case .slowing(let rate): pow(rate.rawValue, CGFloat(seconds) * 1000)
        }
    }
}
