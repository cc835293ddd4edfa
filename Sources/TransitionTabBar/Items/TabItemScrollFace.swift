#if canImport(UIKit)
import TransitionCore
import UIKit

/// The pictures of an item that scrolls a list back to the top: one near the top of the list, and one while the list is
/// scrolled far.
///
///     tabBarController.tabItems[0].scrollFace = .init(
///         top: UIImage(named: "Logo"), scrolled: UIImage(named: "Arrow"), scrollView: list, threshold: 400)
///
/// The second picture rolls in when a drag has moved the list up and the list is scrolled beyond the threshold. The
/// first rolls back in when a drag has moved it down and it is scrolled less far. Each drag, including its
/// deceleration, makes one change at most. At the top the item always shows the first.
@MainActor
public struct TabItemScrollFace {
    /// The picture near the top of the list.
    public var top: UIImage?
    /// The picture while the list is scrolled far.
    public var scrolled: UIImage?
    /// The list, or any other scroll view. Held weakly; its delegate stays in place.
    public weak var scrollView: UIScrollView?
    /// The threshold in points of `contentOffset.y`: the second picture appears beyond it, and the first below it.
    public var threshold: CGFloat
    /// The size of the pictures while the item is selected, in points; 42 by 42 by default.
    public var size: CGSize

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
