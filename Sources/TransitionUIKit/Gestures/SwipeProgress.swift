#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// Drives a session's transition with a finger. The finger has either begun the transition or grabbed it.
@MainActor
struct SwipeProgress {
    private var tracker = SwipeTracker(towards: .bottom, distance: 0)
    /// The distance that the finger had moved when it grabbed the transition.
    private var base = CGPoint.zero
    /// Whether the transition follows the finger; nil until that is known.
    private var isFollowed: Bool?
    /// The place of the finger at the start, in the window; read once.
    private var start: CGPoint?

    /// Prepares for a transition that the finger begins.
    mutating func start(towards edge: ScreenEdge, distance: Double) {
        tracker = SwipeTracker(towards: edge, distance: distance)
        (base, isFollowed, start) = (.zero, nil, nil)
    }

    /// Grabs the transition that plays.
    ///
    /// - Returns: Whether a transition was grabbed.
    mutating func grab(with pan: TransitionPan, session: ContainerSession) -> Bool {
        guard let transition = session.current, let fraction = transition.grab() else { return false }
        let edge = transition.direction == .forward ? session.backwardEdge.opposite : session.backwardEdge
        tracker = SwipeTracker(towards: edge, distance: session.distance(towards: edge), base: fraction)
        // The distance that the finger moved before the pan was recognised does not count.
        tracker.base -= self.fraction(of: pan) - fraction
        (base, isFollowed, start) = (pan.translation, nil, nil)
        return true
    }

    /// Whether the swipe would finish if the finger were lifted now.
    func finishes(_ pan: TransitionPan, by rule: ReleaseRule) -> Bool {
        finishes(pan, velocity: velocity(of: pan), by: rule)
    }

    private func finishes(_ pan: TransitionPan, velocity: Double, by rule: ReleaseRule) -> Bool {
        rule.finishes(progress: fraction(of: pan), velocity: velocity, distance: tracker.distance)
    }

    /// Passes the finger's position, or its release, on to the session.
    mutating func follow(_ pan: TransitionPan, session: ContainerSession) {
        switch pan.recognizer.state {
        case .began, .changed:
            let moved = pan.translation
            if isFollowed != false { note(pan, moved, session: session) }
            session.update(tracker.fraction(x: Double(moved.x), y: Double(moved.y)))
        case .ended:
            let velocity = velocity(of: pan)
            session.release(
                finishes: finishes(pan, velocity: velocity, by: session.releaseRule),
                velocity: tracker.distance > 0 ? velocity / tracker.distance : 0
            )
        case .cancelled, .failed:
            session.release(finishes: false, velocity: 0)
        case .possible:
            break
        @unknown default:
            break
        }
    }

    /// Reads the finger itself, which is needed only by transitions that follow it.
    private mutating func note(_ pan: TransitionPan, _ moved: CGPoint, session: ContainerSession) {
        isFollowed = session.current?.run.followsFinger
        guard isFollowed != false else { return }
        if start == nil {
            let place = pan.location
            start = CGPoint(x: place.x - moved.x, y: place.y - moved.y)
        }
        session.note(
            FingerPull(
                start: start ?? .zero, translation: CGVector(dx: moved.x - base.x, dy: moved.y - base.y)))
    }

    private func fraction(of pan: TransitionPan) -> Double {
        let moved = pan.translation
        return tracker.fraction(x: Double(moved.x), y: Double(moved.y))
    }

    /// The velocity towards the end, in points per second.
    private func velocity(of pan: TransitionPan) -> Double {
        let speed = pan.velocity
        return tracker.velocity(x: Double(speed.x), y: Double(speed.y))
    }
}
#endif
