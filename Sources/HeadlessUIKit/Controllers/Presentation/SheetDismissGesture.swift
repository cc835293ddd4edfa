import Foundation

/// The swipe down that dismisses a sheet; the only dismissal of which the presentation controller's delegate is told.
@MainActor
final class SheetDismissGesture: NSObject, UIGestureRecognizerDelegate {
    /// The fraction of the way from which a release dismisses; a quarter of a second of the finger's velocity is added.
    private static let enough: CGFloat = 0.5
    private static let lookAhead: CGFloat = 0.25

    private weak var controller: UIPresentationController?
    private let pan = UIPanGestureRecognizer()
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var isRefused = false

    init(controller: UIPresentationController) {
        self.controller = controller
        super.init()
        pan.delegate = self
        Headless.addAction(to: pan) { [weak self] _ in self?.handle() }
    }

    /// Adds the gesture. A controller with its own animators gets none, because it has its own gestures too.
    func install() {
        guard let controller, controller.presentedViewController.transitioningDelegate == nil else { return }
        controller.presentedView?.addGestureRecognizer(pan)
    }

    func uninstall() {
        pan.view?.removeGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard controller?.presentedViewController.modal.presentedBy?.phase == .presented else { return false }
        let velocity = pan.velocity(in: pan.view)
        return velocity.y > abs(velocity.x)
    }

    private func handle() {
        guard let controller, let container = controller.containerView else { return }
        let way = max(container.bounds.height - controller.frameOfPresentedViewInContainerView.minY, 1)
        let progress = pan.translation(in: container).y / way
        switch pan.state {
        case .began:
            begin(controller)
        case .changed:
            interaction?.update(max(0, progress))
        case .ended:
            let speed = pan.velocity(in: container).y / way
            let goes = progress + speed * Self.lookAhead > Self.enough
            if isRefused, goes { attempted(controller) }
            end { goes ? $0.finish() : $0.cancel() }
        case .cancelled, .failed:
            end { $0.cancel() }
        default:
            break
        }
    }

    private func begin(_ controller: UIPresentationController) {
        let presented = controller.presentedViewController
        let delegate = controller.delegate
        let mayGo = delegate.flatMap { delegate in
            Headless.optional { delegate.presentationControllerShouldDismiss(controller) }
        }
        isRefused = presented.isModalInPresentation || mayGo == false
        // A controller that presents another one cannot be dismissed alone.
        guard !isRefused, let presentation = presented.modal.presentedBy, presented.modal.presentation == nil else {
            return
        }
        let interaction = UIPercentDrivenInteractiveTransition()
        self.interaction = interaction
        presentation.interaction = interaction
        if let delegate { Headless.optional { delegate.presentationControllerWillDismiss(controller) } }
        presentation.dismiss(animated: true) { [weak presentation] in
            guard let delegate, presentation?.phase == .over else { return }
            Headless.optional { delegate.presentationControllerDidDismiss(controller) }
        }
    }

    private func attempted(_ controller: UIPresentationController) {
        guard let delegate = controller.delegate else { return }
        Headless.optional { delegate.presentationControllerDidAttemptToDismiss(controller) }
    }

    private func end(_ how: (UIPercentDrivenInteractiveTransition) -> Void) {
        guard let interaction else { return }
        self.interaction = nil
        how(interaction)
    }
}
