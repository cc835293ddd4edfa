#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// The package's own bar, as the items on it see it.
@MainActor
protocol TabItemCanvas: AnyObject {
    /// The bar's view.
    var view: UIView { get }
    /// The items on the bar.
    var sources: [TabItemSource] { get }
    /// The selected item.
    var selectedSource: TabItemSource? { get }
    /// Shows the changes of this turn immediately.
    func refresh()
    /// Shows the changes of this turn at its end.
    func setNeedsRefresh()
    /// The items that the bar shows, without changes that it has not read.
    var shownSources: [TabItemSource] { get }
    /// Whether a button stands in for an item.
    func replaces(_ item: NSObject) -> Bool
    /// Returns the frame of an item in a view's coordinates; nil while it is not shown.
    func frame(of source: TabItemSource, in view: UIView) -> CGRect?
    /// Returns the animation that an item always plays when it is selected.
    func ownAnimator(of source: TabItemSource) -> (any TabItemAnimator)?
    /// Plays an animation on an item; returns nil if nothing moves.
    func play(
        _ source: TabItemSource, animator: any TabItemAnimator, drawing: (any TabItemDrawing)?,
        as occasion: TabItemOccasion, onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> TabItemPlay?
    /// Returns the view of an item's badge.
    func badge(of source: TabItemSource) -> TabItemBadgeView?
    /// Called when the face of an item has changed.
    func roll(_ source: TabItemSource, to face: TabItemScrollRule.Face)
    /// Called when the app has switched all transitions off or on.
    func switchDidChange()
}

/// The tab bar controller of an item, and the bar that shows it.
@MainActor
protocol TabItemHost: AnyObject {
    var tabBarController: UITabBarController? { get }
    /// The bar that replaces the system bar.
    var bar: (any TabItemCanvas)? { get }
    /// Called when a setting of an item has changed.
    func update()
    /// Returns the item at a point of a view; nil for no item, or if the places of the items are uncertain.
    func object(at point: CGPoint, in view: UIView) -> NSObject?
    func isSelected(_ item: TabItem) -> Bool
    /// Plays an animation on an item, selected or not; nil plays the one for its selection.
    ///
    /// - Returns: Whether something moves.
    func play(
        _ animation: (any TabItemAnimator)?, on item: TabItem, onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> Bool
    /// Ends the animation of an item.
    func stop(_ item: TabItem)
    /// Animates the badge of an item, independently of the item.
    ///
    /// - Returns: The animation on the system bar; nil on the package's own bar, which plays it itself.
    func play(_ animation: TabItemBadgeAnimation, on source: TabItemSource) -> TabItemBadgePlay?
    /// Ends the badge animation of an item on the package's own bar.
    func stopBadge(of source: TabItemSource)
}
#endif
