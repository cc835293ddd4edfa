#if canImport(UIKit)
import UIKit

/// The fingers of a navigation controller: one that begins a pop, and one that takes hold of what plays.
@MainActor
final class NavigationSwipe {
    /// What the adapter answers.
    @MainActor
    protocol Owner: FingerOwner {
        /// Whether there is something to go back to just now.
        var maySwipeBack: Bool { get }
        /// Asks UIKit for the pop; whether it will come.
        func beginPop() -> Bool
    }

    private weak var owner: (any Owner)?
    private(set) var back: Swipe?
    private var hold: HoldSwipe?
    /// The same on what lies over the window while all of it moves.
    private var windowHold: HoldSwipe?
    private var finger = Finger()

    init(on view: UIView, place: NavigationTransitionOptions.SwipeBack, owner: any Owner) {
        self.owner = owner
        if place != .off {
            back = Swipe(
                on: view,
                start: place == .fromEdge ? .edge(owner.wayBack.opposite) : .anywhere,
                edge: { [weak owner] in owner?.wayBack.opposite },
                rank: .navigation,
                ways: { [weak self] in
                    guard let owner = self?.owner, owner.maySwipeBack else { return [] }
                    return [owner.wayBack]
                },
                action: { [weak self] in self?.backDidChange($0) }
            )
        }
        hold = HoldSwipe(on: view, rank: .navigation, owner: owner)
        hold?.isEnabled = false
    }

    func remove() {
        back?.remove()
        hold?.remove()
        windowHold?.remove()
    }

    /// Lets a finger take hold of what moves by a view that lies over it, for as long as it moves.
    func addHold(on view: UIView) {
        windowHold?.remove()
        windowHold = owner.map { HoldSwipe(on: view, rank: .navigation, owner: $0) }
    }

    /// The finger that takes hold is there only while something plays: it would be in the way of content.
    func runningDidChange() {
        let plays = owner?.playing != nil
        hold?.isEnabled = plays
        if !plays { windowHold = nil }
    }

    private func backDidChange(_ swipe: Swipe) {
        guard let owner else { return }
        if swipe.recognizer.state == .began {
            finger.start(towards: owner.wayBack, distance: owner.distance(towards: owner.wayBack))
            guard owner.beginPop() else { return }
        }
        finger.follow(swipe, owner: owner)
    }
}
#endif
