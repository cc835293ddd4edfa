import Foundation

/// A view whose content may be larger than itself and can be dragged. The offset of the content is the origin of the
/// bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// The delegate, which is notified of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The size of the content in points. Default zero: nothing to scroll.
    open var contentSize = CGSize.zero
    /// Space around the content in points. Default zero.
    open var contentInset = UIEdgeInsets.zero
    /// How the safe area is added to the inset.
    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic {
        didSet { safeAreaInsetsDidChange() }
    }

    /// Whether fingers scroll. Default true.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }
    /// Whether the content can be dragged past its end, and comes back. Default true.
    open var bounces = true
    /// Whether content that is no higher than the view can be dragged nevertheless, if `bounces`. Default false.
    open var alwaysBounceVertical = false
    /// Whether content that is no wider than the view can be dragged nevertheless, if `bounces`. Default false.
    open var alwaysBounceHorizontal = false
    /// Whether a drag that starts along one direction keeps to it. Default false.
    open var isDirectionalLockEnabled = false
    /// Whether a tap on the status bar scrolls to the top. Default true.
    open var scrollsToTop = true
    /// Whether scrolls come to rest at multiples of the view's size. Default false.
    open var isPagingEnabled = false
    /// How quickly scrolls come to rest.
    open var decelerationRate: UIScrollView.DecelerationRate = .normal
    /// Whether content receives touches only after they have not become a scroll for a moment. Default true.
    open var delaysContentTouches = true
    /// Whether touches that content has begun to follow may still become a scroll. Default true.
    open var canCancelContentTouches = true

    private let pan = ScrollPanGestureRecognizer()
    private let touchDelay = ContentTouchDelay()
    /// The drag under way.
    var drag: ScrollDrag?
    private var motion: ScrollMotion?
    private var lastAdjustedInset = UIEdgeInsets.zero

    /// A scroll view of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// A scroll view; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        clipsToBounds = true
        pan.serve(self)
        pan.allowedScrollTypesMask = .all
        Headless.addAction(to: pan) { [weak self] pan in self?.panned(pan.state) }
        touchDelay.scrollView = self
        // The pan receives touches first, so that the delay knows its state.
        addGestureRecognizer(pan)
        addGestureRecognizer(touchDelay)
    }

    /// The recogniser of the drags. Its delegate is the scroll view, and has to remain so.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    // MARK: Offset

    /// The observers of the offset.
    var offsetWatchers: [(id: Int, body: @MainActor () -> Void)] = []

    /// The point of the content that is at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            bounds.origin = newValue
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            guard newValue.origin != old else { return }
            setNeedsLayout()
            for watcher in offsetWatchers { watcher.body() }
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// Goes to an offset, at a constant velocity if `animated`. A scroll that goes on by itself stops.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopMotion()
        guard animated, window != nil else { return self.contentOffset = contentOffset }
        guard contentOffset != self.contentOffset, contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        move(to: contentOffset, .steady(Headless.assumptions.scrollAnimationDuration)) { view in
            view.delegate?.scrollViewDidEndScrollingAnimation(view)
        }
    }

    /// The inset together with what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets {
        let safe = safeAreaInsets
        let (sides, ends) = adjustedAxes
        return UIEdgeInsets(
            top: contentInset.top + (ends ? safe.top : 0), left: contentInset.left + (sides ? safe.left : 0),
            bottom: contentInset.bottom + (ends ? safe.bottom : 0), right: contentInset.right + (sides ? safe.right : 0)
        )
    }

    /// Whether the safe area counts at the sides, and at top and bottom.
    private var adjustedAxes: (Bool, Bool) {
        let scrollable = (
            contentSize.width > bounds.width || (bounces && alwaysBounceHorizontal),
            contentSize.height > bounds.height || (bounces && alwaysBounceVertical)
        )
        switch contentInsetAdjustmentBehavior {
        case .never: return (false, false)
        case .always: return (true, true)
        case .scrollableAxes: return scrollable
        case .automatic:
            let controller = owner as? UIViewController
            let isInBar = controller?.navigationController != nil || controller?.tabBarController != nil
            return (scrollable.0, scrollable.1 || isInBar)
        }
    }

    /// Content at its top stays there.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        let inset = adjustedContentInset
        let change = inset.top - lastAdjustedInset.top
        guard inset != lastAdjustedInset else { return }
        let wasAtTop = contentOffset.y == -lastAdjustedInset.top
        lastAdjustedInset = inset
        if wasAtTop, drag == nil, Headless.assumptions.scrollViewsStayAtTheTop { contentOffset.y -= change }
    }

    /// The refresh control at the top. It is only stored here: it is not shown and does not act.
    open var refreshControl: UIRefreshControl?

    // MARK: Scrolling

    /// Whether a finger is on the content, though it may not have begun to drag.
    open var isTracking: Bool { isScrollEnabled && pan.numberOfTouches > 0 && pan.current != .failed }
    /// Whether a finger drags the content.
    open var isDragging: Bool { drag != nil }
    /// Whether the content moves on after it was dragged.
    open var isDecelerating: Bool {
        if case .slowing = motion?.course { true } else { false }
    }

    /// Whether touches that a view of the content follows may be taken away from it: true unless it is a control.
    @discardableResult
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Refuses the view's own pan where it cannot scroll, or where content keeps the touch.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        for view in pan.environment?.viewsFollowing(touchesOf: pan) ?? [] where view !== self {
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return canBegin(pan.translation(in: self))
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMotion() }
    }

    /// Goes on by itself.
    func move(to goal: CGPoint, _ course: ScrollMotion.Course, ended: @escaping (UIScrollView) -> Void) {
        motion = ScrollMotion(
            from: contentOffset, to: goal, course,
            move: { [weak self] in self?.contentOffset = $0 },
            ended: { [weak self] in
                guard let self else { return }
                motion = nil
                ended(self)
            })
    }

    /// Stops where it is.
    func stopMotion() {
        let wasDecelerating = isDecelerating
        motion?.stop()
        motion = nil
        if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
    }
}
