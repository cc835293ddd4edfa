#if canImport(UIKit) && !PARTIAL_UIKIT
import UIKit

/// The context of a change of children: what UIKit's containers give to an animator, for a container of the app.
@MainActor
final class ChildContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let from: UIViewController?
    private let to: UIViewController
    /// Called once, with whether the change was completed.
    private var onEnd: (@MainActor (Bool) -> Void)?

    let isAnimated = true
    private(set) var isInteractive: Bool
    private(set) var transitionWasCancelled = false
    let presentationStyle = UIModalPresentationStyle.none
    let targetTransform = CGAffineTransform.identity

    init(
        in view: UIView, from: UIViewController?, to: UIViewController, isInteractive: Bool,
        onEnd: @escaping @MainActor (Bool) -> Void
    ) {
        containerView = view
        self.from = from
        self.to = to
        self.isInteractive = isInteractive
        self.onEnd = onEnd
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from?.viewIfLoaded : key == .to ? to.viewIfLoaded : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }

    // MARK: Calls from the driver

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}

    func pauseInteractiveTransition() {
        isInteractive = true
        transitionWasCancelled = false
    }

    func finishInteractiveTransition() { release(cancels: false) }

    func cancelInteractiveTransition() { release(cancels: true) }

    private func release(cancels: Bool) {
        isInteractive = false
        transitionWasCancelled = cancels
    }

    func completeTransition(_ didComplete: Bool) {
        let onEnd = onEnd
        self.onEnd = nil
        isInteractive = false
        transitionWasCancelled = !didComplete
        onEnd?(didComplete)
    }
}
#endif
