#if canImport(UIKit)
import UIKit

/// A recogniser that leads a transition with a finger, a trackpad or a mouse, and what its place means.
@MainActor
final class TransitionPan: NSObject {
    /// Where a swipe may begin.
    enum Start: Equatable {
        /// At an edge of the screen, by fingers: the system's recogniser for that takes no scrolls.
        case edge(ScreenEdge)
        /// At an edge of the view, by a trackpad or a mouse alone.
        case scrollAtEdge(ScreenEdge)
        /// Anywhere in it.
        case anywhere
    }

    /// Which swipe goes first when several want the same finger: the innermost container's.
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
    /// The edges that the finger may move towards just now; none when there is nothing to swipe to. Asked when the finger
    /// has moved far enough.
    private let targets: @MainActor () -> [ScreenEdge]
    /// The app's own word on where a swipe may begin, in the coordinates of the view.
    var shouldBegin: (@MainActor (CGPoint) -> Bool)?
    /// Whether scroll views and other recognisers within give way: true for one that takes hold of what moves
    /// already.
    let overridesContent: Bool
    /// Whether a swipe from the edge goes before content, although this one may begin anywhere.
    var edgeGoesFirst = false
    /// Whether fingers are followed just now. Asked at every touch.
    var canReceive: (@MainActor () -> Bool)?
    /// The last word before it begins, when everything else is in favour.
    var willBegin: (@MainActor () -> Bool)?
    /// Which recognisers of others wait until this one has failed.
    var goesBefore: (@MainActor (UIGestureRecognizer) -> Bool)?
    /// Whether the finger that is down came down at the edge.
    private(set) var isFingerAtEdge = false

    /// How far from an edge, in points, a swipe counts as one from there: as far as the system's own.
    private static let edgeWidth: CGFloat = 20

    /// The edge that a swipe may begin at just now; nil leaves it where it was. Asked at every touch, because the layout
    /// direction may have changed.
    private let edge: @MainActor () -> ScreenEdge?

    /// - Parameters:
    ///   - view: The container's view.
    ///   - start: Where a swipe may begin.
    ///   - edge: Where that edge is just now, if it moves with the layout direction.
    ///   - rank: The container's kind.
    ///   - overridesContent: Whether content gives way, as it does while a transition moves it.
    ///   - targets: The edges that a finger may move towards just now.
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

    /// One that takes hold of what moves already: content gives way.
    static func overContent(
        on view: UIView, rank: Rank, targets: @escaping @MainActor () -> [ScreenEdge]
    ) -> TransitionPan {
        TransitionPan(on: view, start: .anywhere, rank: rank, overridesContent: true, targets: targets)
    }

    /// Whether a finger leads just now.
    var isUnderWay: Bool {
        recognizer.view != nil && (recognizer.state == .began || recognizer.state == .changed)
    }

    func remove() {
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// Lets a swipe from an edge begin where that edge is now, and notes whether a finger is there.
    func fingerIsDown(at point: CGPoint) {
        let edge = edge()
        isFingerAtEdge = edgeGoesFirst && edge.map { isNear($0, point) } == true
        if let edgePan = recognizer as? UIScreenEdgePanGestureRecognizer, let edge, edgePan.edges != edge.rectEdge {
            edgePan.edges = edge.rectEdge
        }
    }

    /// A scroll has no place of its own but the pointer's.
    func scrollBegins() { isFingerAtEdge = false }

    /// Whether a scroll at a point, towards an edge, is one from the edge that it may begin at; true for all others.
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

    /// How far the finger has moved, in points of the window: the view itself may be moving.
    var translation: CGPoint { recognizer.translation(in: view?.window) }

    /// How fast it moves, in points per second of the window.
    var velocity: CGPoint { recognizer.velocity(in: view?.window) }

    /// Points across the view, towards an edge.
    func distance(towards edge: ScreenEdge) -> Double {
        guard let size = view?.bounds.size else { return 0 }
        return Double(edge.isHorizontal ? size.width : size.height)
    }

    /// The edge, of those allowed, that the movement goes towards; nil if it goes towards none.
    var target: ScreenEdge? {
        let (moved, velocity) = (translation, velocity)
        // A pan may count its movement from where it began: then only the speed tells the direction.
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
