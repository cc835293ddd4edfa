import Foundation

/// Decides how a presentation adapts to a compact environment, and is told of dismissals that the user starts with a
/// gesture. All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style for a compact environment; `.none` keeps the one that was asked for.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style for an environment; asked in place of the method without traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Another presentation controller takes over because of an adaptation.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepareAdaptivePresentationController adaptivePresentationController: UIPresentationController
    )

    /// The presentation is about to begin in a style, `.none` if it is the one asked for.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Whether a gesture may dismiss the presentation.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// A gesture begins to dismiss the presentation. It may be cancelled yet. Not called for `dismiss(animated:)`.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// A gesture dismissed the presentation. Not called for `dismiss(animated:)`.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user tried to dismiss what must not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The default for an absent method.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        Headless.methodIsAbsent()
        return .none
    }

    /// The default for an absent method.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        Headless.methodIsAbsent()
        return .none
    }

    /// The default for an absent method.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepareAdaptivePresentationController adaptivePresentationController: UIPresentationController
    ) {
        Headless.methodIsAbsent()
    }

    /// The default for an absent method.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        Headless.methodIsAbsent()
    }

    /// The default for an absent method.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        Headless.methodIsAbsent()
        return true
    }

    /// The default for an absent method.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        Headless.methodIsAbsent()
    }

    /// The default for an absent method.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        Headless.methodIsAbsent()
    }

    /// The default for an absent method.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        Headless.methodIsAbsent()
    }
}
