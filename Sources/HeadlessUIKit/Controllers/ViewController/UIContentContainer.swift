import Foundation

/// An object that has a size and traits and is told before they change.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size it would like to have.
    var preferredContentSize: CGSize { get }
    /// A child would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// A child's size by layout changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that a child gets when this container has `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// The size will change.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The traits will change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    )
}
