#if canImport(UIKit)
import TransitionCore
import UIKit

/// A gesture recogniser that moves a transition with a finger, a trackpad or a mouse, together with the rules for where
/// it may begin and what it waits for.
@MainActor
final class TransitionPan: NSObject {
    /// Where a swipe may begin.
    enum Start: Equatable {
        /// At an edge of the screen, by fingers: `UIScreenEdgePanGestureRecognizer` recognises no trackpad scrolls.
        case edge(ScreenEdge)
        /// At an edge of the view, only by a trackpad or a mouse.
        case scrollAtEdge(ScreenEdge)
        /// Anywhere in the view.
        case anywhere
    }

    /// The precedence of swipes on one view that want the same finger: that of the innermost container is first.
    enum Rank: Int {
        case navigation, tab, modal

        init(of kind: ContainerKind) {
            switch kind {
            case .navigation: self = .navigation
            case .tab: self = .tab
            case .modal: self = .modal
            }
        }
    }

    let recognizer: UIPanGestureRecognizer
    let rank: Rank
    let start: Start
    private(set) weak var view: UIView?
    /// Called whenever the recogniser's state or place changes.
    var action: (@MainActor (TransitionPan) -> Void)?
    private var gestureAction: GestureAction?
    /// The edges that the finger may move towards at this moment; none when there is nothing to swipe to. Called when
    /// the finger has moved far enough.
    private let targets: @MainActor () -> [ScreenEdge]
    /// The app's own word on where a swipe may begin, in the coordinates of the view.
    var shouldBegin: (@MainActor (CGPoint) -> Bool)?
    /// Whether scroll views and other recognisers inside the view have no precedence: true for a pan that takes hold of
    /// a transition that plays.
    let overridesContent: Bool
    /// Whether a swipe from the edge has precedence over content, although this pan may begin anywhere.
    var edgeGoesFirst = false
    /// Whether the pan may receive touches. Called at every touch.
    var canReceive: (@MainActor () -> Bool)?
    /// The last condition before the pan begins, called when all others are met.
    var willBegin: (@MainActor () -> Bool)?
    /// Whether a recogniser that is not of this package has to wait until this one has failed.
    var goesBefore: (@MainActor (UIGestureRecognizer) -> Bool)?
    /// Whether the finger that is down came down at the edge.
    private(set) var isFingerAtEdge = false

    /// The width of the zone in which a swipe counts as one from the edge, in points: the same as the system's.
    private static let edgeWidth: CGFloat = 20

    /// The edge that a swipe may begin at now; nil leaves the edge as it was. Called at every touch, because the layout
    /// direction may have changed.
    private let edge: @MainActor () -> ScreenEdge?

    /// - Parameters:
    ///   - view: The container's view.
    ///   - start: Where a swipe may begin.
    ///   - edge: Returns the edge at this moment, if it depends on the layout direction.
    ///   - rank: The container's kind.
    ///   - overridesContent: Whether the pan has precedence over content, as while a transition moves the content.
    ///   - targets: Returns the edges that a finger may move towards at this moment.
    init(
        on view: UIView,
        start: Start,
        edge: @escaping @MainActor () -> ScreenEdge? = { nil },
        rank: Rank,
        overridesContent: Bool = false,
        targets: @escaping @MainActor () -> [ScreenEdge]
    ) {
        switch start {
        case .edge(let edge):
            let edgePan = UIScreenEdgePanGestureRecognizer()
            edgePan.edges = edge.rectEdge
            recognizer = edgePan
        case .scrollAtEdge:
            recognizer = UIPanGestureRecognizer()
            recognizer.allowedTouchTypes = []
            recognizer.allowedScrollTypesMask = .continuous
        case .anywhere:
            recognizer = UIPanGestureRecognizer()
            recognizer.allowedScrollTypesMask = .continuous
        }
        self.view = view
        self.start = start
        self.edge = edge
        self.rank = rank
        self.overridesContent = overridesContent
        self.targets = targets
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        gestureAction = GestureAction(on: recognizer) { [weak self] in
            if let self { action?(self) }
        }
        view.addGestureRecognizer(recognizer)
    }

    /// A pan that takes hold of a transition that plays. It has precedence over content.
    static func overContent(
        on view: UIView, rank: Rank, targets: @escaping @MainActor () -> [ScreenEdge]
    ) -> TransitionPan {
        TransitionPan(on: view, start: .anywhere, rank: rank, overridesContent: true, targets: targets)
    }

    /// Whether the gesture has begun and not ended.
    var isUnderWay: Bool {
        recognizer.view != nil && (recognizer.state == .began || recognizer.state == .changed)
    }

    func remove() {
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// Called when a finger comes down: updates the edge for the current layout direction, and notes whether the finger
    /// is at the edge.
    func fingerIsDown(at point: CGPoint) {
        let edge = edge()
        isFingerAtEdge = edgeGoesFirst && edge.map { isNear($0, point) } == true
        if let edgePan = recognizer as? UIScreenEdgePanGestureRecognizer, let edge, edgePan.edges != edge.rectEdge {
            edgePan.edges = edge.rectEdge
        }
    }

    /// Called when a trackpad scroll begins. It has no place but the pointer's, so it never counts as one from the
    /// edge.
    func scrollBegins() { isFingerAtEdge = false }

    /// Whether a trackpad scroll at a point, towards an edge, comes from the edge that the pan may begin at; true for a
    /// pan that is not bound to an edge.
    func canScroll(at point: CGPoint, towards target: ScreenEdge) -> Bool {
        guard case .scrollAtEdge(let usual) = start else { return true }
        let edge = edge() ?? usual
        return target == edge.opposite && isNear(edge, point)
    }

    private func isNear(_ edge: ScreenEdge, _ point: CGPoint) -> Bool {
        guard let bounds = view?.bounds else { return false }
        switch edge {
        case .left: return point.x - bounds.minX <= Self.edgeWidth
        case .right: return bounds.maxX - point.x <= Self.edgeWidth
        case .top: return point.y - bounds.minY <= Self.edgeWidth
        case .bottom: return bounds.maxY - point.y <= Self.edgeWidth
        }
    }

    /// How far the finger has moved, in points of the window, because the view itself may be moving.
    var translation: CGPoint { recognizer.translation(in: view?.window) }

    /// The velocity of the finger, in points per second of the window.
    var velocity: CGPoint { recognizer.velocity(in: view?.window) }

    /// The view's extent towards an edge, in points: its width or its height.
    func distance(towards edge: ScreenEdge) -> Double {
        guard let size = view?.bounds.size else { return 0 }
        return Double(edge.isHorizontal ? size.width : size.height)
    }

    /// The first of the allowed edges that the movement goes towards; nil if it goes towards none of them.
    var target: ScreenEdge? {
        let (moved, velocity) = (translation, velocity)
        // A pan may count its translation from where it began, so that it is zero at first: then only the velocity
        // tells the direction.
        let hint = moved == .zero ? velocity : moved
        let (x, y) = (Double(hint.x), Double(hint.y))
        return targets().first { SwipeTracker(towards: $0, distance: 1).isAlong(x: x, y: y) }
    }
}

extension ScreenEdge {
    /// The edge as UIKit names it.
    var rectEdge: UIRectEdge {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        }
    }
}
#endif
