#if canImport(UIKit)
import UIKit

/// The finger that takes hold of what plays. It is there only while something does: it would be in the way of
/// content.
@MainActor
final class HoldSwipe {
    private var swipe: Swipe?
    private weak var owner: (any FingerOwner)?
    private var finger = Finger()
    private var isHolding = false

    /// - Parameters:
    ///   - view: The container, or what lies over it while it moves.
    ///   - rank: The container's kind.
    ///   - owner: What plays there.
    init(on view: UIView, rank: Swipe.Rank, owner: any FingerOwner) {
        self.owner = owner
        swipe = Swipe(
            on: view,
            start: .anywhere,
            rank: rank,
            overridesContent: true,
            ways: { [weak self] in
                guard let owner = self?.owner, owner.playing?.isGrabbable == true else { return [] }
                return [owner.wayBack, owner.wayBack.opposite]
            },
            action: { [weak self] in self?.didChange($0) }
        )
    }

    /// Whether fingers are listened to. One that holds is let go of when they are not any more.
    var isEnabled: Bool {
        get { swipe?.recognizer.isEnabled == true }
        set { if newValue != isEnabled { swipe?.recognizer.isEnabled = newValue } }
    }

    func remove() { swipe?.remove() }

    private func didChange(_ swipe: Swipe) {
        guard let owner else { return }
        if swipe.recognizer.state == .began { isHolding = finger.grab(with: swipe, owner: owner) }
        if isHolding { finger.follow(swipe, owner: owner) }
    }
}
#endif
