#if canImport(UIKit)
import TransitionCore
import UIKit

/// What an own bar shows of an item, and where: what the system's items cannot be. The system's bar ignores it.
///
///     tabBarController.tabItems[2].layout.raise = 30
///
/// A change is seen at the end of the same turn of the run loop.
@MainActor
public struct TabItemLayout {
    /// The item's width in points; nil, the default, for an equal share of what the others leave.
    public var width: CGFloat?

    /// The space before the item, in points, in the direction of reading: it moves the item and all after it, so that
    /// spaces add up. A negative one draws them nearer.
    public var leadingSpace: CGFloat = 0

    /// How far the picture is raised above its place, in points. The part that lies above the bar takes touches too.
    public var raise: CGFloat = 0

    /// Where this item's text stands; nil, the default, as ``AnimatedTabBarMetrics/arrangement`` says.
    public var arrangement: TabItemArrangement?

    /// The size of the picture's place in points; nil, the default, for ``AnimatedTabBarMetrics/iconSize``. A picture
    /// that is smaller stands in the middle of it, a larger one is scaled down.
    public var iconSize: CGSize?

    /// A second line below the text.
    public var subtitle: String?

    /// The text with looks of its own, in place of the item's title.
    public var attributedTitle: NSAttributedString?

    /// The same while the item is selected; nil, the default, for ``attributedTitle``.
    public var selectedAttributedTitle: NSAttributedString?

    /// A view in place of the picture. If it is a ``TabItemDrawing`` it draws itself at the progress of the item's
    /// animation. It takes no touches.
    public var view: UIView?

    /// A disc behind the picture, as behind a button in the middle; nil, the default, for none. It stays where it is
    /// when the picture moves.
    public var disc: UIColor?

    /// The layout of an item like the others.
    public init() {}
}
#endif
