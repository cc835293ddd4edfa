import Foundation

/// The gestures that take a zoomed screen away, besides the swipes back: a drag down and a pinch.
///
/// F202: like those swipes they do not begin while the delegate has the animator method.
@MainActor
final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    private unowned let pop: InteractivePop
    private let drag = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()

    /// The fraction of the way from which a release goes back; a quarter of a second of the finger's velocity is added.
    private static let enough: CGFloat = 0.5
    private static let lookAhead: CGFloat = 0.25

    init(navigation: UINavigationController, pop: InteractivePop) {
        self.navigation = navigation
        self.pop = pop
        super.init()
        drag.maximumNumberOfTouches = 1
        for recognizer in [drag, pinch] { recognizer.delegate = self }
        Headless.addAction(to: drag) { [weak self] _ in self?.dragged() }
        Headless.addAction(to: pinch) { [weak self] _ in self?.pinched() }
    }

    func install(in view: UIView) {
        view.addGestureRecognizer(drag)
        view.addGestureRecognizer(pinch)
    }

    private var zoom: UIViewController.Transition.Zoom? { navigation.topViewController?.preferredTransition?.zoom }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        zoom != nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard navigation.viewControllers.count > 1, navigation.running == nil, navigation.waiting == nil,
            let top = navigation.topViewController, let zoom,
            !navigation.delegateCalls.suppliesAnimators(in: navigation)
        else { return false }
        let velocity = gestureRecognizer === drag ? drag.velocity(in: top.view) : .zero
        let willBegin = gestureRecognizer === pinch ? pinch.scale < 1 : velocity.y > abs(velocity.x)
        guard let isAllowed = zoom.options?.interactiveDismissShouldBegin else { return willBegin }
        return isAllowed(
            UIViewController.Transition.ZoomOptions.InteractionContext(
                location: gestureRecognizer.location(in: top.view),
                velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin))
    }

    private func dragged() {
        let height = max(navigation.view.bounds.height, 1)
        let progress = drag.translation(in: navigation.view).y / height
        let speed = drag.velocity(in: navigation.view).y / height
        follow(drag.state, progress: progress, finishes: progress + speed * Self.lookAhead > Self.enough)
    }

    private func pinched() {
        let progress = 1 - pinch.scale
        follow(pinch.state, progress: progress, finishes: progress > Self.enough)
    }

    private func follow(_ state: UIGestureRecognizer.State, progress: CGFloat, finishes: Bool) {
        switch state {
        case .began: pop.begin()
        case .changed: pop.update(progress)
        case .ended: pop.end(finishes: finishes)
        case .cancelled, .failed: pop.end(finishes: false)
        default: break
        }
    }
}
