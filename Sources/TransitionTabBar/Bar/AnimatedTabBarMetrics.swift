import Foundation
import TransitionCore

/// The size of the package's own tab bar, and the layout of its items.
public struct AnimatedTabBarMetrics: Equatable, Sendable {
    /// The bar's height above the home indicator, in points. A height that is not from 0 to 500 counts as 56.
    public var height: Double
    /// The height in a compact height, as on a phone in landscape; nil, the default, is 32 points, the height of the
    /// system bar there. A height that is not from 0 to 500 counts as 32.
    public var compactHeight: Double?
    /// The place of the texts. An item may override it.
    public var arrangement: TabItemArrangement
    /// The place of the texts in a compact height; nil, the default, is ``TabItemArrangement/titleTrailing`` if the height is
    /// below 44 points, and ``arrangement`` otherwise.
    public var compactArrangement: TabItemArrangement?
    /// The size of a picture's frame, in points. A side that is not from 0 to 10,000 counts as 28. A smaller picture is
    /// centred in the frame, and a larger one is scaled down. An item may have another size.
    public var iconSize: CGSize
    /// The distance from the bar's top edge to a picture with its text below, in points.
    public var topInset: Double
    /// The height of the text line, in points.
    public var titleHeight: Double
    /// The distance between a picture and a text below or above it, in points. An item may override it.
    public var spacing: Double
    /// The distance between a picture and a text beside it, in points. An item may override it.
    public var rowSpacing: Double
    /// The least width of an item, in points. If the items do not fit, the bar shows those of the system bar: the first
    /// ones, and More.
    public var minimumItemWidth: Double

    /// - Parameters:
    ///   - height: The bar's height above the home indicator; 56 points by default.
    ///   - compactHeight: The height in a compact height; the height of the system bar by default.
    ///   - arrangement: The place of the texts; below the pictures by default.
    ///   - compactArrangement: The place of the texts in a compact height.
    ///   - iconSize: The size of a picture's frame; 28 by 28 points by default.
    ///   - topInset: The distance from the top edge to the picture; 7 points by default.
    ///   - titleHeight: The height of the text; 14 points by default.
    ///   - spacing: The distance between a picture and a text below or above it; 2 points by default.
    ///   - rowSpacing: The distance between a picture and a text beside it; 5 points by default.
    ///   - minimumItemWidth: The least width of an item; 44 points by default.
    public init(
        height: Double = 56,
        compactHeight: Double? = nil,
        arrangement: TabItemArrangement = .titleBelow,
        compactArrangement: TabItemArrangement? = nil,
        iconSize: CGSize = CGSize(width: 28, height: 28),
        topInset: Double = 7,
        titleHeight: Double = 14,
        spacing: Double = 2,
        rowSpacing: Double = 5,
        minimumItemWidth: Double = 44
    ) {
        self.height = height
        self.compactHeight = compactHeight
        self.arrangement = arrangement
        self.compactArrangement = compactArrangement
        self.iconSize = iconSize
        self.topInset = topInset
        self.titleHeight = titleHeight
        self.spacing = spacing
        self.rowSpacing = rowSpacing
        self.minimumItemWidth = minimumItemWidth
    }

    /// Returns the height above the home indicator.
    ///
    /// - Parameter isCompact: Whether the vertical size class is compact. The shape of the container does not count: a
    ///   display that is wider than high may have the room of a tablet (F140).
    func height(isCompact: Bool) -> CGFloat {
        let height = isCompact ? compactHeight ?? 32 : height
        return CGFloat(Self.heights.contains(height) ? height : isCompact ? 32 : 56)
    }

    /// Heights that leave room for the screens of every device.
    private static let heights = 0.0...500.0

    /// The size of a picture's frame, if it is valid for a view.
    var usableIconSize: CGSize { iconSize.usable(otherwise: CGSize(width: 28, height: 28)) }

    /// Returns the place of the texts.
    func arrangement(isCompact: Bool) -> TabItemArrangement {
        guard isCompact else { return arrangement }
        if let compactArrangement { return compactArrangement }
        return height(isCompact: isCompact) < 44 ? .titleTrailing : arrangement
    }
}

extension Double {
    /// Returns the length if it is from 0 to 10,000, and `length` otherwise.
    func usable(otherwise length: Double) -> Double { isFinite && self >= 0 && self <= 10_000 ? self : length }
}

extension Double {
    /// The gap before an item if it is within ±10,000, and 0 otherwise.
    var usableGap: Double { abs(self) <= 10_000 ? self : 0 }
}

extension CGSize {
    /// Returns the size with each side that is not from 0 to 10,000 replaced by that of `size`.
    func usable(otherwise size: CGSize) -> CGSize {
        CGSize(
            width: Double(width).usable(otherwise: Double(size.width)),
            height: Double(height).usable(otherwise: Double(size.height)))
    }
}
