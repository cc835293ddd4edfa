#if canImport(UIKit)
    import UIKit

    /// The fingers of a navigation controller: one that begins a pop, and one that takes hold of what plays.
    @MainActor
    final class NavigationSwipe {
        /// What the adapter answers.
        @MainActor
        protocol Owner: AnyObject {
            /// Whether there is something to go back to just now.
            var maySwipeBack: Bool { get }
            /// The transition that plays or is held.
            var running: (any GrabbableTransition)? { get }
            /// Asks UIKit for the pop; whether it will come.
            func beginPop() -> Bool
            /// Lets go of the transition, or of the one that is still to begin.
            func release(finishes: Bool, velocity: Double)
            var releaseDecision: ReleaseDecision { get }
        }

        private weak var owner: (any Owner)?
        private(set) var back: Swipe?
        private var hold: Swipe?
        /// The same on what lies over the window while all of it moves.
        private var windowHold: Swipe?
        private var tracker = SwipeTracker(towards: .trailing, distance: 0)

        init(on view: UIView, place: NavigationTransitionOptions.SwipeBack, owner: any Owner) {
            self.owner = owner
            if place != .off {
                back = Swipe(
                    on: view,
                    start: place == .fromEdge ? .edge(Self.wayBack(in: view).opposite) : .anywhere,
                    rank: .navigation,
                    ways: { [weak self, weak view] in
                        guard let self, let view, self.owner?.maySwipeBack == true else { return [] }
                        return [Self.wayBack(in: view)]
                    },
                    action: { [weak self] in self?.backDidChange($0) }
                )
            }
            hold = makeHold(on: view)
            hold?.recognizer.isEnabled = false
        }

        private func makeHold(on view: UIView) -> Swipe {
            Swipe(
                on: view,
                start: .anywhere,
                rank: .navigation,
                overridesContent: true,
                ways: { [weak self] in self?.owner?.running?.isGrabbable == true ? [.leading, .trailing] : [] },
                action: { [weak self] in self?.holdDidChange($0) }
            )
        }

        func remove() {
            back?.remove()
            hold?.remove()
            windowHold?.remove()
        }

        /// Lets a finger take hold of what moves by a view that lies over it, for as long as it moves.
        func addHold(on view: UIView) {
            windowHold?.remove()
            windowHold = makeHold(on: view)
        }

        /// The finger that takes hold is there only while something plays: it would be in the way of content.
        func runningDidChange() {
            let plays = owner?.running != nil
            if hold?.recognizer.isEnabled != plays { hold?.recognizer.isEnabled = plays }
            if !plays { windowHold = nil }
        }

        /// The leading edge is where the layout direction says.
        func updateEdge() {
            guard let back, let view = back.view else { return }
            back.setEdge(Self.wayBack(in: view).opposite)
        }

        /// The edge that the finger moves towards on the way back, `leading` being the left one.
        private static func wayBack(in view: UIView) -> Edge {
            Edge.trailing.onScreen(isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }

        private func backDidChange(_ swipe: Swipe) {
            guard let view = swipe.view, let owner else { return }
            switch swipe.recognizer.state {
            case .began:
                let way = Self.wayBack(in: view)
                tracker = SwipeTracker(towards: way, distance: swipe.distance(towards: way))
                guard owner.beginPop() else { return }
                follow(swipe)
            default:
                follow(swipe)
            }
        }

        private func holdDidChange(_ swipe: Swipe) {
            guard let view = swipe.view, let driver = owner?.running else { return }
            if swipe.recognizer.state == .began {
                // What lies over the window knows no layout direction of the container's own.
                let back = Self.wayBack(in: hold?.view ?? view)
                guard let fraction = driver.grab() else { return }
                let way = driver.isWayIn ? back.opposite : back
                tracker = SwipeTracker(towards: way, distance: swipe.distance(towards: way), base: fraction)
                // The way to where the pan was recognised is not the finger's doing yet.
                let moved = swipe.translation
                tracker.base -= tracker.fraction(x: Double(moved.x), y: Double(moved.y)) - fraction
            }
            follow(swipe)
        }

        private func follow(_ swipe: Swipe) {
            guard let owner else { return }
            let (moved, speed) = (swipe.translation, swipe.velocity)
            let fraction = tracker.fraction(x: Double(moved.x), y: Double(moved.y))
            switch swipe.recognizer.state {
            case .began, .changed:
                owner.running?.update(fraction)
            case .ended:
                let velocity = tracker.velocity(x: Double(speed.x), y: Double(speed.y))
                let finishes = owner.releaseDecision.finishes(
                    progress: fraction, velocity: velocity, distance: tracker.distance
                )
                owner.release(finishes: finishes, velocity: tracker.distance > 0 ? velocity / tracker.distance : 0)
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
