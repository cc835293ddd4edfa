#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A gesture recogniser that drives a transition with a finger, a trackpad or a mouse. It decides where the gesture may
/// begin and which recognisers it waits for.
@MainActor
final class TransitionPan: NSObject {
    /// The area where a swipe may begin.
    enum Start: Equatable {
        /// At an edge of the screen, by fingers: `UIScreenEdgePanGestureRecognizer` recognises no trackpad scrolls.
        case edge(ScreenEdge)
        /// At an edge of the view by a trackpad or a mouse, and by fingers beside a ``SideStrip`` at that edge, where they
        /// are not at the edge of the screen.
        case scrollAtEdge(ScreenEdge)
        /// Anywhere in the view.
        case anywhere
    }

    let recognizer: UIPanGestureRecognizer
    /// The kind of container. It decides which of several swipes on one view has precedence.
    let kind: ContainerKind
    let start: Start
    private(set) weak var view: UIView?
    /// Called when the recogniser's state or location changes.
    var action: (@MainActor (TransitionPan) -> Void)?
    private var gestureAction: GestureAction?
    /// Returns the edges that the finger may move towards; none if there is nothing to swipe to. Called when the finger
    /// has moved far enough.
    let targets: @MainActor () -> [ScreenEdge]
    /// The app's condition for where a swipe may begin, in the coordinates of the view. Called once for a finger or a
    /// trackpad scroll.
    var allowsPlace: (@MainActor (CGPoint) -> Bool)?
    /// Whether the pan has precedence over scroll views and other recognisers inside the view, as a pan that grabs a
    /// playing transition has.
    let overridesContent: Bool
    /// Whether a swipe from the edge has precedence over content even if this pan may begin anywhere.
    var edgeGoesFirst = false
    /// Whether the pan may receive a touch or a trackpad scroll: false if it cannot begin wherever it goes. Called at
    /// every touch.
    var canReceive: (@MainActor () -> Bool)?
    /// The last condition before the pan begins, called when all others are met.
    var willBegin: (@MainActor () -> Bool)?
    /// Whether a recogniser of the app or the system waits until this one has failed.
    var goesBefore: (@MainActor (UIGestureRecognizer) -> Bool)?
    /// Whether the current touch began at the edge.
    private(set) var isFingerAtEdge = false
    /// The view that UIKit has found for the first touch; nil for a trackpad scroll.
    private(set) weak var touched: UIView?
    /// The edge that the finger moved towards when the pan was about to begin.
    var aim: ScreenEdge?

    /// The width of the edge zone in points, the same as the system's.
    private static let edgeWidth: CGFloat = 20

    /// Returns the edge for swipes from an edge; nil keeps the current edge. Called at every touch, because the layout
    /// direction may have changed.
    private let edge: @MainActor () -> ScreenEdge?

    /// - Parameters:
    ///   - view: The container's view.
    ///   - start: The area in which a swipe may begin.
    ///   - edge: Returns the current edge, if it depends on the layout direction.
    ///   - kind: The kind of container.
    ///   - overridesContent: Whether the pan has precedence over content, for example while a transition moves the
    ///     content.
    ///   - targets: Returns the edges that a finger may move towards.
    init(
        on view: UIView,
        start: Start,
        edge: @escaping @MainActor () -> ScreenEdge? = { nil },
        kind: ContainerKind,
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
            recognizer.allowedScrollTypesMask = .continuous
        case .anywhere:
            recognizer = UIPanGestureRecognizer()
            recognizer.allowedScrollTypesMask = .continuous
        }
        self.view = view
        self.start = start
        self.edge = edge
        self.kind = kind
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

    /// Makes a pan that grabs a playing transition. It has precedence over content.
    static func overContent(
        on view: UIView, kind: ContainerKind, targets: @escaping @MainActor () -> [ScreenEdge]
    ) -> TransitionPan {
        TransitionPan(on: view, start: .anywhere, kind: kind, overridesContent: true, targets: targets)
    }

    /// Whether the gesture has begun and has not ended.
    var isUnderWay: Bool {
        recognizer.view != nil && (recognizer.state == .began || recognizer.state == .changed)
    }

    func remove() {
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// Called at a touch. Updates the edge for the current layout direction and notes whether the finger is at
    /// the edge.
    func fingerIsDown(on touch: UITouch) {
        if recognizer.numberOfTouches == 0 { touched = touch.view }
        let edge = edge()
        isFingerAtEdge = edgeGoesFirst && edge.map { isNear($0, touch.location(in: view)) } == true
        if let edgePan = recognizer as? UIScreenEdgePanGestureRecognizer, let edge, edgePan.edges != edge.rectEdge {
            edgePan.edges = edge.rectEdge
        }
    }

    /// Whether a swipe may begin at a point of the view, as far as bars at the side are concerned. A grab may begin
    /// everywhere.
    ///
    /// - Parameter isFinger: Whether a finger is at the point; otherwise a pointer is.
    func isBesideStrip(_ point: CGPoint, isFinger: Bool) -> Bool {
        guard !overridesContent, let view else { return true }
        let strip = SideStrip(in: view.window)
        if strip?.contains(point, of: view) == true { return false }
        guard isFinger, case .scrollAtEdge(let usual) = start else { return true }
        let edge = edge() ?? usual
        return strip?.edge == edge && isNear(edge, point)
    }

    /// Called when a trackpad scroll begins. A scroll has only the pointer's location, so it never counts as a swipe
    /// from the edge.
    func scrollBegins() {
        isFingerAtEdge = false
        touched = nil
    }

    /// Whether a trackpad scroll at a point and towards an edge begins at the pan's edge. Always true for a pan without
    /// an edge. A finger began there if it was received.
    func canScroll(at point: CGPoint, towards target: ScreenEdge) -> Bool {
        guard case .scrollAtEdge(let usual) = start else { return true }
        let edge = edge() ?? usual
        return target == edge.opposite && (recognizer.numberOfTouches > 0 || isNear(edge, point))
    }

    /// Whether a point is in the zone at an edge, which begins beside the strip if there is one.
    private func isNear(_ edge: ScreenEdge, _ point: CGPoint) -> Bool {
        guard let view else { return false }
        let bounds = view.bounds
        let zone = Self.edgeWidth + (SideStrip(in: view.window)?.width(in: view, at: edge) ?? 0)
        switch edge {
        case .left: return point.x - bounds.minX <= zone
        case .right: return bounds.maxX - point.x <= zone
        case .top: return point.y - bounds.minY <= Self.edgeWidth
        case .bottom: return bounds.maxY - point.y <= Self.edgeWidth
        }
    }

    /// The finger's translation in points of the window, because the view itself may move.
    var translation: CGPoint { recognizer.translation(in: view?.window) }

    /// The finger's place in the window, moved by the translation. A pointer that scrolls stays in its place.
    var location: CGPoint {
        let place = recognizer.location(in: view?.window)
        guard recognizer.numberOfTouches == 0 else { return place }
        let moved = translation
        return CGPoint(x: place.x + moved.x, y: place.y + moved.y)
    }

    /// The finger's velocity in points of the window per second.
    var velocity: CGPoint { recognizer.velocity(in: view?.window) }

    /// The view's width or height towards an edge, in points.
    func distance(towards edge: ScreenEdge) -> Double {
        guard let size = view?.bounds.size else { return 0 }
        return Double(edge.isHorizontal ? size.width : size.height)
    }

    /// The first allowed edge in the direction of the movement; nil if the finger moves towards none of them.
    var target: ScreenEdge? {
        // A pan may measure its translation from the point at which it was recognised. The translation is then zero at
        // first, and only the velocity has a direction.
        let moved = translation
        let hint = moved == .zero ? velocity : moved
        let (x, y) = (Double(hint.x), Double(hint.y))
        return targets().first { SwipeTracker(towards: $0, distance: 1).isAlong(x: x, y: y) }
    }
}

extension ScreenEdge {
    /// The edge as a `UIRectEdge`.
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
