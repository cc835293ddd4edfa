import Foundation

/// The presentation controller of the styles that fill the screen or a presentation context.
@MainActor
final class FillingPresentationController: UIPresentationController {
    private let removes: Bool
    private let fillsScreen: Bool

    init(style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?) {
        removes = style == .fullScreen || style == .currentContext
        fillsScreen = style == .fullScreen || style == .overFullScreen || style == .blurOverFullScreen
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { removes }
    override var shouldPresentInFullscreen: Bool { fillsScreen }

    override func containerViewDidLayoutSubviews() {
        guard presentedViewController.modal.presentedBy?.phase == .presented else { return }
        presentedView?.place(at: frameOfPresentedViewInContainerView)
    }
}

/// The presentation controller of the sheet styles: a card that leaves a strip of the screen below visible, dimmed.
@MainActor
final class SheetPresentationController: UIPresentationController {
    /// How far the card stays below the safe area's top, in points.
    private static let gap: CGFloat = 10
    private static let shade: CGFloat = 0.2

    private let dimming = UIView()
    private lazy var gesture = SheetDismissGesture(controller: self)

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let top = containerView.safeAreaInsets.top + Self.gap
        let bounds = containerView.bounds
        return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }

    override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let top = (containerView?.safeAreaInsets.top ?? 0) + Self.gap
        return CGSize(width: parentSize.width, height: max(parentSize.height - top, 0))
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimming, at: 0)
        dim(to: Self.shade)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { gesture.install() } else { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        dim(to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed {
            gesture.uninstall()
            dimming.removeFromSuperview()
        } else {
            dimming.alpha = Self.shade
        }
    }

    override func containerViewDidLayoutSubviews() {
        guard presentedViewController.modal.presentedBy?.phase == .presented else { return }
        presentedView?.place(at: frameOfPresentedViewInContainerView)
    }

    private func dim(to alpha: CGFloat) {
        let dimming = dimming
        let coordinator = presentedViewController.transitionCoordinator
        guard coordinator?.animate(alongsideTransition: { _ in dimming.alpha = alpha }) != true else { return }
        dimming.alpha = alpha
    }
}

extension UIView {
    /// Places the view by bounds and centre: a frame would have no meaning while the view is transformed.
    fileprivate func place(at frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(
            x: frame.minX + layer.anchorPoint.x * frame.width, y: frame.minY + layer.anchorPoint.y * frame.height)
    }
}
