#if canImport(UIKit) && !PARTIAL_UIKIT
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

    /// The space between the item's edges and its parts, in points. The left side is the side where lines begin. A side
    /// that is not from 0 to 10,000 counts as 0.
    public var padding = UIEdgeInsets.zero

    /// The distance between picture and text in points; nil, the default, uses ``AnimatedTabBarMetrics/spacing`` or,
    /// side by side, ``AnimatedTabBarMetrics/rowSpacing``.
    public var spacing: CGFloat?

    /// The colour of the picture and the texts while the item is selected; nil, the default, uses
    /// ``AnimatedTabBarAppearance/selected``. The `UITabBarItem`'s attributes for the text come first.
    public var selectedColor: UIColor?

    /// The colour of the picture and the texts while the item is not selected; nil, the default, uses
    /// ``AnimatedTabBarAppearance/unselected``. The `UITabBarItem`'s attributes for the text come first.
    public var unselectedColor: UIColor?

    /// A second line below the text. Assistive technologies read it after the title, if the app has set no label.
    public var subtitle: String?

    /// The styled text that replaces the subtitle.
    public var attributedSubtitle: NSAttributedString?

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

    /// The layout with numbers that a bar can use. NaN differs from itself: with it the bar would find a new layout in
    /// every turn, and draw it.
    var usable: TabItemLayout {
        var layout = self
        layout.width = width.map { CGFloat(Double($0).usable(otherwise: 0)) }
        layout.leadingSpace = CGFloat(Double(leadingSpace).usableGap)
        layout.raise = CGFloat(Double(raise).usable(otherwise: 0))
        if padding.top.isNaN || padding.left.isNaN || padding.bottom.isNaN || padding.right.isNaN {
            layout.padding = .zero
        }
        if spacing?.isNaN == true { layout.spacing = nil }
        return layout
    }
}
#endif
