#if canImport(UIKit) && !PARTIAL_UIKIT
/// The animation of an item when another item is selected instead.
public enum TabItemDeselection {
    /// The animation of the item's selection, backward.
    case reversed
    /// Another animation.
    case animation(any TabItemAnimator)
}
#endif
