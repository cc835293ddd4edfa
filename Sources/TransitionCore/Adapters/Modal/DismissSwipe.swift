#if canImport(UIKit)
import UIKit

/// The finger that dismisses.
@MainActor
final class DismissSwipe {
    /// What the adapter answers.
    @MainActor
    protocol Owner: FingerOwner {
        /// Whether there is something to dismiss just now.
        var maySwipe: Bool { get }
        /// Asks the app and then UIKit for the dismissal; whether it will come.
        func beginDismissal() -> Bool
        /// The finger has gone all the way although the app does not allow it.
        func didAttemptDismissal()
    }

    /// Where it may begin.
    let place: ModalTransitionOptions.DismissSwipe
    private(set) var swipe: Swipe?
    private weak var owner: (any Owner)?
    private var finger = Finger()
    private var isRefused = false

    init(on view: UIView, place: ModalTransitionOptions.DismissSwipe, owner: any Owner) {
        self.owner = owner
        self.place = place
        swipe = Swipe(
            on: view,
            start: place == .fromEdge ? .edge(owner.wayBack.opposite) : .anywhere,
            edge: { [weak owner] in owner?.wayBack.opposite },
            rank: .modal,
            ways: { [weak self] in
                guard let owner = self?.owner, owner.maySwipe else { return [] }
                return [owner.wayBack]
            },
            action: { [weak self] in self?.didChange($0) }
        )
    }

    /// Whether a finger leads a dismissal, or the one that is still to begin.
    var isLeading: Bool { swipe?.isUnderWay == true && !isRefused }

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
#endif
