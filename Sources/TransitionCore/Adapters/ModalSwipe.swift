#if canImport(UIKit)
    import UIKit

    /// What a modal finger leads.
    @MainActor
    protocol ModalSwipeOwner: AnyObject {
        /// The transition that plays or is held.
        var running: TransitionDriver? { get }
        var releaseDecision: ReleaseDecision { get }
        /// The edge that the finger moves towards on the way back, `leading` being the left one.
        var wayBack: Edge { get }
        /// The points that the presented screen takes along an edge.
        func distance(towards edge: Edge) -> Double
        /// Lets go of the transition, or of the one that is still to begin.
        func release(finishes: Bool, velocity: Double)
    }

    /// Leads a presentation or a dismissal with a swipe.
    @MainActor
    struct ModalFinger {
        private var tracker = SwipeTracker(towards: .bottom, distance: 0)

        /// Begins a transition of its own.
        mutating func start(towards way: Edge, distance: Double) {
            tracker = SwipeTracker(towards: way, distance: distance)
        }

        /// Takes hold of what plays; whether it could.
        mutating func grab(with swipe: Swipe, owner: any ModalSwipeOwner) -> Bool {
            guard let driver = owner.running, let fraction = driver.grab() else { return false }
            let way = driver.isWayIn ? owner.wayBack.opposite : owner.wayBack
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

        func follow(_ swipe: Swipe, owner: any ModalSwipeOwner) {
            switch swipe.recognizer.state {
            case .began, .changed:
                let moved = swipe.translation
                owner.running?.update(tracker.fraction(x: Double(moved.x), y: Double(moved.y)))
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

    /// The finger that dismisses.
    @MainActor
    final class DismissSwipe {
        /// What the adapter answers.
        @MainActor
        protocol Owner: ModalSwipeOwner {
            /// Whether there is something to dismiss just now.
            var maySwipe: Bool { get }
            /// Asks the app and then UIKit for the dismissal; whether it will come.
            func beginDismissal() -> Bool
            /// The finger has gone all the way although the app does not allow it.
            func didAttemptDismissal()
        }

        private(set) var swipe: Swipe?
        private weak var owner: (any Owner)?
        private var finger = ModalFinger()
        private var isRefused = false

        init(on view: UIView, place: ModalTransitionOptions.DismissSwipe, owner: any Owner) {
            self.owner = owner
            swipe = Swipe(
                on: view,
                start: place == .fromEdge ? .edge(owner.wayBack.opposite) : .anywhere,
                rank: .modal,
                ways: { [weak self] in
                    guard let owner = self?.owner, owner.maySwipe else { return [] }
                    return [owner.wayBack]
                },
                action: { [weak self] in self?.didChange($0) }
            )
        }

        func remove() { swipe?.remove() }

        private func didChange(_ swipe: Swipe) {
            guard let owner else { return }
            if swipe.recognizer.state == .began {
                let way = owner.wayBack
                finger.start(towards: way, distance: owner.distance(towards: way))
                isRefused = !owner.beginDismissal()
            }
            if !isRefused {
                finger.follow(swipe, owner: owner)
            } else if swipe.recognizer.state == .ended, finger.finishes(swipe, by: owner.releaseDecision) {
                owner.didAttemptDismissal()
            }
        }
    }

    /// The finger that takes hold of what plays. It is there only while something does: it would be in the way of
    /// content.
    @MainActor
    final class HoldSwipe {
        private var swipe: Swipe?
        private weak var owner: (any ModalSwipeOwner)?
        private var finger = ModalFinger()
        private var isHolding = false

        init(on container: UIView, owner: any ModalSwipeOwner) {
            self.owner = owner
            swipe = Swipe(
                on: container,
                start: .anywhere,
                rank: .modal,
                overridesContent: true,
                ways: { [weak self] in
                    guard let owner = self?.owner, owner.running?.isGrabbable == true else { return [] }
                    return [owner.wayBack, owner.wayBack.opposite]
                },
                action: { [weak self] in self?.didChange($0) }
            )
        }

        func remove() { swipe?.remove() }

        private func didChange(_ swipe: Swipe) {
            guard let owner else { return }
            if swipe.recognizer.state == .began { isHolding = finger.grab(with: swipe, owner: owner) }
            if isHolding { finger.follow(swipe, owner: owner) }
        }
    }
#endif
