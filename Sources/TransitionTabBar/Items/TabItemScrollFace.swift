#if canImport(UIKit)
import TransitionCore
import UIKit

/// The pictures of an item that leads back to the top: one near the top of a list, and one while the list is scrolled
/// far.
///
///     tabBarController.tabItems[0].scrollFace = .init(
///         top: UIImage(named: "Logo"), scrolled: UIImage(named: "Arrow"), scrollView: list, threshold: 400)
///
/// The second picture rolls up when a drag has moved the list up from where the drag began and the list is scrolled
/// further than the threshold, and the first rolls back when a drag has moved it down and it is scrolled less far: once
/// from drag to drag, what scrolls on after the finger has gone included. At the very top it is always the first.
@MainActor
public struct TabItemScrollFace {
    /// The picture near the top of the list.
    public var top: UIImage?
    /// The picture while the list is scrolled far.
    public var scrolled: UIImage?
    /// The list, or any other scroll view. Held weakly; its delegate is left alone.
    public weak var scrollView: UIScrollView?
    /// How far the list must be scrolled, in points of its `contentOffset.y`: further for the second picture, less far
    /// for the first.
    public var threshold: CGFloat
    /// How large the pictures are while the item is selected, in points; 42 by 42 by default.
    public var size: CGSize

    /// Two pictures, the scroll view that decides between them, how far that must be scrolled, and the pictures' size.
    public init(
        top: UIImage?, scrolled: UIImage?, scrollView: UIScrollView?, threshold: CGFloat,
        size: CGSize = CGSize(width: 42, height: 42)
    ) {
        self.top = top
        self.scrolled = scrolled
        self.scrollView = scrollView
        self.threshold = threshold
        self.size = size
    }
}
#endif
