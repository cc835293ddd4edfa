import Foundation

/// A finger, or several, dragged over the screen.
///
/// Begins when enough touches have moved far enough, changes with every movement and ends when all are up.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest touches that make a pan. Default 1.
    open var minimumNumberOfTouches = 1
    /// The most touches that make a pan. Default: no limit.
    open var maximumNumberOfTouches = Int.max
    /// The scrolls that count as pans. Default: none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The translation, in window coordinates.
    private var moved = CGVector.zero
    /// The whole distance of the touches, whatever the translation was set to.
    private var way = CGVector.zero
    private var velocity = VelocityEstimate()

    /// How far the touches have moved since the pan began, or since `setTranslation`, in the coordinates of `view`.
    @discardableResult
    open func translation(in view: UIView?) -> CGPoint {
        convert(moved, to: view)
    }

    /// Sets the translation from which later movement counts. The velocity starts again with it.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        let start = windowPoint(.zero, from: view)
        let end = windowPoint(translation, from: view)
        moved = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        if Headless.assumptions.settingTranslationResetsVelocity {
            velocity.reset()
            velocity.add(way, at: Headless.clock.now)
        }
    }

    /// How fast the touches move, in points a second of `view`.
    @discardableResult
    open func velocity(in view: UIView?) -> CGPoint {
        convert(velocity.value(at: Headless.clock.now), to: view)
    }

    /// Counts the touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if tracked.count > maximumNumberOfTouches {
            if current == .possible { return state = .failed }
            for touch in touches { ignore(touch, for: event) }
        }
        velocity.add(way, at: Headless.clock.now)
    }

    /// Follows the middle of the touches.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard !tracked.isEmpty else { return }
        for touch in touches {
            advance(
                by: CGVector(
                    dx: (touch.point.x - touch.previousPoint.x) / CGFloat(tracked.count),
                    dy: (touch.point.y - touch.previousPoint.y) / CGFloat(tracked.count)))
        }
        follow(canBegin: tracked.count >= minimumNumberOfTouches, from: threshold)
    }

    /// Follows a scroll of a trackpad or wheel, in which there are no touches.
    func scroll(_ phase: UITouch.Phase, by movement: CGVector) {
        switch phase {
        case .began:
            velocity.add(way, at: Headless.clock.now)
        case .moved:
            advance(by: movement)
            follow(canBegin: true, from: Headless.assumptions.scrollThreshold)
        case .ended:
            state = current == .possible && held == nil ? .failed : .ended
        default:
            state = .cancelled
        }
    }

    private func advance(by movement: CGVector) {
        moved = CGVector(dx: moved.dx + movement.dx, dy: moved.dy + movement.dy)
        way = CGVector(dx: way.dx + movement.dx, dy: way.dy + movement.dy)
    }

    private func follow(canBegin: Bool, from threshold: CGFloat) {
        velocity.add(way, at: Headless.clock.now)
        if current != .possible {
            state = .changed
        } else if canBegin, hypot(way.dx, way.dy) >= threshold {
            state = accepts(way) ? .began : .failed
        }
    }

    /// Ends with the last touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard tracked.isEmpty else { return }
        state = current == .possible && held == nil ? .failed : .ended
    }

    /// Broken off with the last touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if tracked.isEmpty { state = .cancelled }
    }

    /// Forgets the way.
    open override func reset() {
        super.reset()
        moved = .zero
        way = .zero
        velocity.reset()
    }

    override func willRecognize() {
        if Headless.assumptions.panTranslationStartsAtZero { moved = .zero }
    }

    /// Whether a movement that is far enough is this gesture.
    func accepts(_ movement: CGVector) -> Bool { true }

    /// How far touches move before the pan begins.
    var threshold: CGFloat { Headless.assumptions.panThreshold }

    private var window: UIWindow? { tracked.first?.window ?? lastWindow ?? view?.window }

    private func convert(_ vector: CGVector, to view: UIView?) -> CGPoint {
        let start = UITouch.convert(.zero, of: window, to: view)
        let end = UITouch.convert(CGPoint(x: vector.dx, y: vector.dy), of: window, to: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    private func windowPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
        view?.convert(point, to: nil) ?? point
    }
}
