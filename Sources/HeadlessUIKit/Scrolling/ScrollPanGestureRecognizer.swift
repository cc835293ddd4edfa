import Foundation

/// The pan of a scroll view. It stops the content when it is touched, and keeps its delegate.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?

    /// Becomes the pan of a scroll view, which is its delegate if its class is one: on Apple all of them are, but do not
    /// say so.
    func serve(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.delegate = scrollView as? any UIGestureRecognizerDelegate
    }

    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            guard newValue === scrollView else {
                return Headless.raise("the delegate of a scroll view's pan has to be the scroll view")
            }
            super.delegate = newValue
        }
    }

    /// Whether the touch has stopped the content.
    private var hasCaught = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        hasCaught = hasCaught || scrollView?.isDecelerating == true
        scrollView?.stopMotion()
        super.touchesBegan(touches, with: event)
    }

    override var threshold: CGFloat {
        hasCaught && Headless.assumptions.caughtScrollsFollowAtOnce ? .ulpOfOne : super.threshold
    }

    override func reset() {
        super.reset()
        hasCaught = false
    }
}

/// Delays touches for the content of a scroll view while they may become a scroll: until the finger has rested for a
/// moment, is lifted, or moves in a direction in which the content cannot scroll.
@MainActor
final class ContentTouchDelay: UIGestureRecognizer {
    weak var scrollView: UIScrollView?
    private var deadline: Headless.Token?

    override init() {
        super.init()
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard scrollView?.delaysContentTouches ?? false, scrollView?.isScrollEnabled ?? false else {
            return state = .failed
        }
        deadline?.cancel()
        deadline = Headless.clock.schedule(after: Headless.assumptions.contentTouchDelay) { [weak self] in
            self?.state = .failed
        }
    }

    /// The pan receives touches first.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if scrollView?.panGestureRecognizer.current == .failed { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        deadline?.cancel()
        deadline = nil
    }
}
