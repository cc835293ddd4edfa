import Foundation

/// The calls of a view to the controller that manages it.
@MainActor protocol ViewOwner: UIResponder {
    /// The view is about to place its subviews.
    func ownedViewWillLayout()
    /// The view has placed its subviews.
    func ownedViewDidLayout()
    /// The view did not come into the window that was announced.
    func ownedViewDidMissWindow()
    /// The view's safe area changed.
    func ownedViewSafeAreaDidChange()
    /// The view is about to come into a window, or to leave one (nil).
    func ownedViewWillMove(to window: UIWindow?)
    /// The view came into a window, changed it, or left it.
    func ownedViewDidMove(to window: UIWindow?)
    /// Insets that the owner and its containers add to the view's safe area.
    var ownedViewExtraSafeArea: UIEdgeInsets { get }
    /// The traits of the managed view.
    var ownedViewTraits: UITraitCollection { get }
}
