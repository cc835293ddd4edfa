import Foundation
import TransitionCore

/// How large an own tab bar is, and where the parts of its items are.
public struct AnimatedTabBarMetrics: Equatable, Sendable {
    /// The bar's height above the home indicator, in points.
    public var height: Double
    /// The same while the bar is wider than high a screen is, as on a phone that lies on its side; nil, the default, is
    /// the height of the system's bar there: 32 points where there is little room, 49 elsewhere.
    public var landscapeHeight: Double?
    /// Where the texts stand. An item may have its own arrangement.
    public var arrangement: TabItemArrangement
    /// The same in landscape; nil, the default, is ``TabItemArrangement/titleTrailing`` where the height is below 44
    /// points, and ``arrangement`` elsewhere.
    public var landscapeArrangement: TabItemArrangement?
    /// The size of a picture's place, in points; a side of which no view can be as long counts as 28. A picture that is
    /// smaller stands in the middle of it, a larger one is scaled down. An item may have its own size.
    public var iconSize: CGSize
    /// The distance from the bar's upper edge to the picture, where a text stands below it, in points.
    public var topInset: Double
    /// The height of the text's line, in points.
    public var titleHeight: Double
    /// The distance between picture and text, in points.
    public var spacing: Double
    /// How narrow an item may become, in points. If the bar has no room for that, it shows the items of the system's
    /// bar: the first ones, and More.
    public var minimumItemWidth: Double

    /// - Parameters:
    ///   - height: The bar's height above the home indicator; 56 points by default.
    ///   - landscapeHeight: The same in landscape; the height of the system's bar by default.
    ///   - arrangement: Where the texts stand; below the pictures by default.
    ///   - landscapeArrangement: The same in landscape.
    ///   - iconSize: The size of a picture's place; 28 by 28 points by default.
    ///   - topInset: The distance from the upper edge to the picture; 7 points by default.
    ///   - titleHeight: The height of the text; 14 points by default.
    ///   - spacing: The distance between picture and text; 2 points by default.
    ///   - minimumItemWidth: How narrow an item may become; 44 points by default.
    public init(
        height: Double = 56,
        landscapeHeight: Double? = nil,
        arrangement: TabItemArrangement = .titleBelow,
        landscapeArrangement: TabItemArrangement? = nil,
        iconSize: CGSize = CGSize(width: 28, height: 28),
        topInset: Double = 7,
        titleHeight: Double = 14,
        spacing: Double = 2,
        minimumItemWidth: Double = 44
    ) {
        self.height = height
        self.landscapeHeight = landscapeHeight
        self.arrangement = arrangement
        self.landscapeArrangement = landscapeArrangement
        self.iconSize = iconSize
        self.topInset = topInset
        self.titleHeight = titleHeight
        self.spacing = spacing
        self.minimumItemWidth = minimumItemWidth
    }

    /// The height above the home indicator in a container.
    ///
    /// - Parameters:
    ///   - size: The container's size.
    ///   - isCompact: Whether there is little room from top to bottom.
    func height(in size: CGSize, isCompact: Bool) -> CGFloat {
        guard size.width > size.height else { return CGFloat(height.usable(otherwise: 56)) }
        let system: Double = isCompact ? 32 : 49
        return CGFloat((landscapeHeight ?? system).usable(otherwise: system))
    }

    /// The size of a picture's place, if a view can have it.
    var usableIconSize: CGSize {
        CGSize(
            width: Double(iconSize.width).usable(otherwise: 28), height: Double(iconSize.height).usable(otherwise: 28))
    }

    /// Where the texts stand in a container.
    func arrangement(in size: CGSize, isCompact: Bool) -> TabItemArrangement {
        guard size.width > size.height else { return arrangement }
        if let landscapeArrangement { return landscapeArrangement }
        return height(in: size, isCompact: isCompact) < 44 ? .titleTrailing : arrangement
    }
}

extension Double {
    /// The length itself if a view can have it.
    func usable(otherwise length: Double) -> Double { isFinite && self >= 0 && self <= 10_000 ? self : length }
}
