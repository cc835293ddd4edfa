#if canImport(UIKit)
import UIKit

/// What a finger leads.
@MainActor
protocol FingerOwner: AnyObject {
    /// The transition that plays or is held.
    var playing: (any GrabbableTransition)? { get }
    var releaseDecision: ReleaseDecision { get }
    /// The edge that the finger moves towards on the way back, `leading` being the left one.
    var wayBack: TransitionEdge { get }
    /// The points that a whole transition has along a way.
    func distance(towards edge: TransitionEdge) -> Double
    /// Lets go of the transition, or of the one that is still to begin.
    func release(finishes: Bool, velocity: Double)
}

/// Leads a transition with a swipe: one that it begins, or one that it takes hold of.
@MainActor
struct Finger {
    private var tracker = SwipeTracker(towards: .bottom, distance: 0)

    /// Begins a transition of its own.
    mutating func start(towards way: TransitionEdge, distance: Double) {
        tracker = SwipeTracker(towards: way, distance: distance)
    }

    /// Takes hold of what plays; whether it could.
    mutating func grab(with swipe: Swipe, owner: any FingerOwner) -> Bool {
        guard let transition = owner.playing, let fraction = transition.grab() else { return false }
        let way = transition.isWayIn ? owner.wayBack.opposite : owner.wayBack
        tracker = SwipeTracker(towards: way, distance: owner.distance(towards: way), base: fraction)
        // The way to where the pan was recognised is not the finger's doing yet.
        let moved = swipe.translation
        tracker.base -= tracker.fraction(x: Double(moved.x), y: Double(moved.y)) - fraction
        return true
    }

    /// Whether the swipe, let go of now, has gone far enough.
    func finishes(_ swipe: Swipe, by decision: ReleaseDecision) -> Bool {
        let (moved, speed) = (swipe.translation, swipe.velocity)
        return decision.finishes(
            progress: tracker.fraction(x: Double(moved.x), y: Double(moved.y)),
            velocity: tracker.velocity(x: Double(speed.x), y: Double(speed.y)),
            distance: tracker.distance
        )
    }

    func follow(_ swipe: Swipe, owner: any FingerOwner) {
        switch swipe.recognizer.state {
        case .began, .changed:
            let moved = swipe.translation
            owner.playing?.update(tracker.fraction(x: Double(moved.x), y: Double(moved.y)))
        case .ended:
            let speed = swipe.velocity
            let velocity = tracker.velocity(x: Double(speed.x), y: Double(speed.y))
            owner.release(
                finishes: finishes(swipe, by: owner.releaseDecision),
                velocity: tracker.distance > 0 ? velocity / tracker.distance : 0
            )
        case .cancelled, .failed:
            owner.release(finishes: false, velocity: 0)
        case .possible:
            break
        @unknown default:
            break
        }
    }
}
#endif
