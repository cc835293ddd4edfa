#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The pictures of an item that scrolls a list back to the top: one near the top of the list, and one while the list is
/// scrolled far.
///
///     tabBarController.tabItems[0].scrollFace = .init(
///         top: UIImage(named: "Logo"), scrolled: UIImage(named: "Arrow"), scrollView: list, threshold: 400)
///
/// If a drag has increased `contentOffset.y` and the offset is above the threshold, ``scrolled`` rolls in. If a drag
/// has decreased `contentOffset.y` and the offset is below the threshold, ``top`` rolls in again. Each drag, including
/// its deceleration, changes the picture at most once. At the top of the list the item always shows ``top``.
@MainActor
public struct TabItemScrollFace {
    /// The picture near the top of the list.
    public var top: UIImage?
    /// The picture while the list is scrolled far.
    public var scrolled: UIImage?
    /// The list, or any other scroll view. Held weakly; its delegate stays in place.
    public weak var scrollView: UIScrollView?
    /// The value of `contentOffset.y` above which ``scrolled`` appears and below which ``top`` returns, in points.
    public var threshold: CGFloat
    /// The size of the pictures while the item is selected, in points; 42 by 42 by default. A side that is not from 0
    /// to 10,000 counts as 42. The system bar draws them in their own size.
    public var size: CGSize

    var usableSize: CGSize { size.usable(otherwise: CGSize(width: 42, height: 42)) }

    /// Creates a scroll face from two pictures, the scroll view that selects between them, its threshold, and the
    /// pictures' size.
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
