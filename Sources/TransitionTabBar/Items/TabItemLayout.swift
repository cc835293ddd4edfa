#if canImport(UIKit)
import TransitionCore
import UIKit

/// The layout and the content of an item on the package's own bar, beyond what the system's items support. The system
/// bar ignores these settings.
///
///     tabBarController.tabItems[2].layout.raise = 30
///
/// A change appears at the end of the same turn of the run loop.
@MainActor
public struct TabItemLayout {
    /// The item's width in points; nil, the default, is an equal share of the space that the other items leave.
    public var width: CGFloat?

    /// The space before the item in reading direction, in points. The space moves the item and all items after it, so
    /// the spaces of several items add up. A negative space moves the items closer to those before.
    public var leadingSpace: CGFloat = 0

    /// The distance by which the picture is raised, in points. The part of the item above the bar also takes touches.
    public var raise: CGFloat = 0

    /// The place of this item's text; nil, the default, uses ``AnimatedTabBarMetrics/arrangement``.
    public var arrangement: TabItemArrangement?

    /// The size of the picture's frame in points; nil, the default, uses ``AnimatedTabBarMetrics/iconSize``. A side
    /// that is not from 0 to 10,000 is that of the metrics. A smaller picture is centred in the frame, and a larger one
    /// is scaled down.
    public var iconSize: CGSize?

    /// A second line below the text.
    public var subtitle: String?

    /// The styled text that replaces the item's title.
    public var attributedTitle: NSAttributedString?

    /// The styled text of the selected item; nil, the default, uses ``attributedTitle``.
    public var selectedAttributedTitle: NSAttributedString?

    /// A view that replaces the picture. A ``TabItemDrawing`` draws itself at the progress of the item's animation. The
    /// view takes no touches.
    public var view: UIView?

    /// The colour of a disc behind the picture, as for a button in the middle; nil, the default, shows none. The disc
    /// does not move with the picture.
    public var disc: UIColor?

    /// Creates the layout of a normal item.
    public init() {}
}
#endif
