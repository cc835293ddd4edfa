import Foundation

/// Manages a presented controller from the beginning of its presentation to the end of its dismissal: its frame, the
/// views around it, and whether the screen that it covers is removed.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    private weak var presented: UIViewController?
    weak var presenting: UIViewController?
    /// The style that was asked for, before any adaptation.
    var originalStyle = UIModalPresentationStyle.custom

    /// A controller for one presentation.
    ///
    /// - Parameters:
    ///   - presentedViewController: the controller to be shown.
    ///   - presentingViewController: the controller that shows it, nil if that is not known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
        originalStyle = presentedViewController.resolvedPresentationStyle
    }

    /// The delegate, which is notified of adaptation and of dismissals by gesture. Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The presented controller. It must be alive; its presenter keeps it so.
    open var presentedViewController: UIViewController {
        guard let presented else { preconditionFailure("The presented view controller is gone") }
        return presented
    }

    /// The presenter; the presented controller itself while there is none.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }

    /// The view that contains the whole presentation; nil before it begins and after it is over.
    open internal(set) var containerView: UIView?

    /// The view that animators move, with the frame `frameOfPresentedViewInContainerView`; the controller's view by
    /// default.
    open var presentedView: UIView? { presented?.view }

    /// The frame of the presented view at rest, in the container's coordinates; the whole container by default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presenter's view leaves the screen when the presentation is complete; false by default.
    open var shouldRemovePresentersView: Bool { false }

    /// Whether the presentation covers the screen, and not just its presentation context; true by default.
    open var shouldPresentInFullscreen: Bool { true }

    /// The style that was asked for.
    open var presentationStyle: UIModalPresentationStyle { originalStyle }

    // MARK: Adaptation

    /// The style in a compact environment; `.none` if it stays the same.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: containerView?.traitCollection ?? .device)
    }

    /// The style for an environment, after asking the delegate; `.none` if it stays the same.
    @discardableResult
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard let delegate else { return .none }
        let answer = Headless.optional {
            delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        }
        return answer ?? Headless.optional { delegate.adaptivePresentationStyle(for: self) } ?? .none
    }

    /// Traits for the presented controller in place of those of the container. Deprecated on Apple's platforms.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presented?.viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: The course of a presentation

    /// The animations are about to begin; add chrome here and animate it with the presented controller's coordinator.
    open func presentationTransitionWillBegin() {}

    /// The presentation is over.
    ///
    /// - Parameter completed: false if it was cancelled; take the chrome away then.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The animations of the dismissal are about to begin.
    open func dismissalTransitionWillBegin() {}

    /// The dismissal is over.
    ///
    /// - Parameter completed: false if it was cancelled; keep the chrome then.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The container is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// The container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: As a container

    /// The size that the presented controller would like to have.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// The presented controller would like another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The presented controller's size by layout changed.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that the presented controller gets when the container has `parentSize`.
    @discardableResult
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// The container will get another size; the default passes it on to the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let presented else { return }
        let new = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        presented.viewWillTransition(to: new, with: coordinator)
    }

    /// The traits will change; the default passes it on to the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    /// The traits of the container.
    open var traitCollection: UITraitCollection { containerView?.traitCollection ?? .device }

    /// The traits changed. Deprecated on Apple's platforms.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
