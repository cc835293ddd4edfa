import Foundation

/// The system's own swipes back: from the leading edge, and across the content.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    let edge = UIScreenEdgePanGestureRecognizer()
    let content = UIPanGestureRecognizer()
    /// Whether the swipe across the content exists: from iOS 26.
    let hasContent = Headless.assumptions.hasContentPopGesture
    private lazy var zoom = ZoomDismissal(navigation: navigation, pop: self)
    private var interaction: UIPercentDrivenInteractiveTransition?

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        for recognizer in [edge, content] {
            recognizer.delegate = self
            Headless.addAction(to: recognizer) { [weak self] in
                guard let pan = $0 as? UIPanGestureRecognizer else { return }
                self?.handle(pan)
            }
        }
        content.require(toFail: edge)
    }

    // The animations keep the controller that moves them, and only this object would end them.
    deinit {
        guard let interaction else { return }
        MainActor.assumeIsolated { interaction.cancel() }
    }

    func install(in view: UIView) {
        view.addGestureRecognizer(edge)
        if hasContent { view.addGestureRecognizer(content) }
        zoom.install(in: view)
        updateEdge()
    }

    /// Sets the edge of the swipe: the leading one, which in right-to-left layout is the right one.
    func updateEdge() {
        edge.edges = navigation.isRightToLeft ? .right : .left
    }

    /// The conditions of the system's own delegate, which hold until the app replaces that delegate.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard navigation.viewControllers.count > 1, navigation.running == nil, navigation.waiting == nil else {
            return false
        }
        guard !navigation.isNavigationBarHidden, !hasOwnLeftItem, !isStoppedByAction else { return false }
        guard !navigation.delegateCalls.suppliesAnimators(in: navigation) else { return false }
        return gestureRecognizer === edge || goesBack(gestureRecognizer)
    }

    private var hasOwnLeftItem: Bool {
        guard let item = navigation.topViewController?.navigationItem else { return false }
        if item.hidesBackButton { return true }
        return !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    }

    private var isStoppedByAction: Bool {
        Headless.assumptions.backActionsStopTheSwipeBack
            && navigation.topViewController?.navigationItem.backAction != nil
    }

    private func goesBack(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let velocity = pan.velocity(in: navigation.view)
        return velocity.x * forward > abs(velocity.y)
    }

    /// The horizontal direction of a swipe back: 1 to the right.
    private var forward: CGFloat { navigation.isRightToLeft ? -1 : 1 }

    private func handle(_ pan: UIPanGestureRecognizer) {
        let width = max(navigation.view.bounds.width, 1)
        let progress = pan.translation(in: navigation.view).x * forward / width
        switch pan.state {
        case .began:
            begin()
        case .changed:
            update(progress)
        case .ended:
            let speed = pan.velocity(in: navigation.view).x * forward
            end(finishes: progress + speed / width * 0.25 > 0.5)
        case .cancelled, .failed:
            end(finishes: false)
        default:
            break
        }
    }

    /// Begins a pop that the gesture moves.
    func begin() {
        // A delegate of the app may start a pop with its own animator when it is asked whether the swipe may begin:
        // then the finger belongs to that transition.
        guard navigation.running == nil, navigation.waiting == nil else { return }
        let interaction = UIPercentDrivenInteractiveTransition()
        self.interaction = interaction
        // With a delegate of the app the swipe may begin at the root. Then nothing pops, and the next change is taken
        // for the gesture's: the stack is stuck, as on a device.
        navigation.gestureInteraction = interaction
        let popped = navigation.popViewController(animated: true)
        navigation.startWaitingChange()
        // A navigation controller that is leaving the screen pops without a transition.
        if popped != nil, navigation.running == nil { navigation.gestureInteraction = nil }
    }

    /// Moves the pop to a fraction of the way.
    func update(_ progress: CGFloat) {
        interaction?.update(max(0, progress))
    }

    /// Ends the gesture.
    func end(finishes: Bool) {
        guard let interaction else { return }
        self.interaction = nil
        finishes ? interaction.finish() : interaction.cancel()
    }
}
