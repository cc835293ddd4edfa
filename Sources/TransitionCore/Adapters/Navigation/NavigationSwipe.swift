#if canImport(UIKit)
import UIKit

/// The fingers of a navigation controller: one that begins a pop, and one that takes hold of what plays.
@MainActor
final class NavigationSwipe {
    /// What the adapter answers.
    @MainActor
    protocol Owner: FingerOwner {
        /// Whether the app has not set another delegate, whose swipe back is the system's.
        var isInCharge: Bool { get }
        /// Whether there is something to go back to just now.
        var maySwipeBack: Bool { get }
        /// Whether the finger is ours; if it is not, the system's swipe may have it.
        var takesPop: Bool { get }
        /// Asks UIKit for the pop; whether it will come.
        func beginPop() -> Bool
    }

    private weak var owner: (any Owner)?
    /// What begins a pop: one for fingers, and where that takes no trackpad one for scrolls.
    private var backs: [Swipe] = []
    private var hold: HoldSwipe?
    /// The same on what lies over the window while all of it moves.
    private var windowHold: HoldSwipe?
    private var finger = Finger()

    init(
        on navigationController: UINavigationController,
        place: NavigationTransitionOptions.SwipeBack,
        owner: any Owner
    ) {
        self.owner = owner
        let view: UIView = navigationController.view
        backs = Self.starts(at: place, of: navigationController, edge: owner.wayBack.opposite).map {
            makeBack(on: view, of: navigationController, start: $0)
        }
        hold = HoldSwipe(on: view, rank: .navigation, owner: owner)
        hold?.isEnabled = false
    }

    private static func starts(
        at place: NavigationTransitionOptions.SwipeBack,
        of navigationController: UINavigationController,
        edge: TransitionEdge
    ) -> [Swipe.Start] {
        switch place {
        case .off: []
        case .fromAnywhere: [.anywhere]
        case .fromEdge: [.edge(edge), .scrollAtEdge(edge)]
        case .system:
            starts(
                at: SystemPopGestures.acrossContent(of: navigationController) == nil ? .fromEdge : .fromAnywhere,
                of: navigationController, edge: edge
            )
        }
    }

    private func makeBack(
        on view: UIView, of navigationController: UINavigationController, start: Swipe.Start
    ) -> Swipe {
        let back = Swipe(
            on: view,
            start: start,
            edge: { [weak self] in self?.owner?.wayBack.opposite },
            rank: .navigation,
            ways: { [weak self] in
                guard let owner = self?.owner, owner.maySwipeBack else { return [] }
                return [owner.wayBack]
            },
            action: { [weak self] in self?.backDidChange($0) }
        )
        back.edgeGoesFirst = true
        back.mayReceive = { [weak self] in self?.owner?.isInCharge == true }
        back.willBegin = { [weak self] in self?.owner?.takesPop == true }
        back.goesBefore = { [weak navigationController] other in
            guard let navigationController else { return false }
            return SystemPopGestures.all(of: navigationController).contains { $0 === other }
        }
        return back
    }

    /// The recogniser of fingers that swipe back; nil while there is none.
    var recognizer: UIPanGestureRecognizer? { backs.first?.recognizer }

    /// The app's own word on where a swipe back may begin.
    var shouldBegin: (@MainActor (CGPoint) -> Bool)? {
        didSet { for back in backs { back.shouldBegin = shouldBegin } }
    }

    func remove() {
        for back in backs { back.remove() }
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
