import Foundation
import TransitionCore

/// The layout of the items of the package's own bar, in points and without views.
struct TabBarLayout: Equatable {
    /// The properties of an item that affect its place.
    struct Item: Equatable {
        /// The item's own width; nil for an equal share of the remaining width.
        var width: Double?
        /// The gap before the item in reading direction. The gap moves this item and all items after it.
        var gap = 0.0
        /// The distance by which the picture is raised.
        var raise = 0.0
    }

    /// The x at which the items begin, in the bar.
    var left = 0.0
    /// The width of all items.
    var width: Double
    /// The height of the bar above the home indicator.
    var height: Double
    /// The items, in order.
    var items: [Item]
    /// Whether the first item is on the right.
    var isRightToLeft = false

    /// The frames of the items in the bar. A raised item extends above the bar.
    ///
    /// Items with a fixed width keep it, and the other items share the remaining width equally. If the fixed widths do
    /// not fit, they are reduced in proportion, so that the last item ends inside the bar.
    var frames: [CGRect] {
        let gaps = items.map(\.gap.usableGap)
        let own = items.map { $0.width.map { $0.usable(otherwise: 0) } }
        let room = max(width - gaps.reduce(0, +), 0)
        let taken = own.compactMap(\.self).reduce(0, +)
        let sharing = own.count { $0 == nil }
        let share = sharing > 0 ? max(room - taken, 0) / Double(sharing) : 0
        let scale = taken > room && taken > 0 ? room / taken : 1
        var x = 0.0
        return items.indices.map { index in
            x += gaps[index]
            let itemWidth = own[index].map { $0 * scale } ?? share
            let raise = items[index].raise.usable(otherwise: 0)
            let frame = CGRect(
                x: left + (isRightToLeft ? width - x - itemWidth : x), y: -raise, width: itemWidth,
                height: height + raise)
            x += itemWidth
            return frame
        }
    }

    /// Returns whether all items without a fixed width are at least this wide.
    func fits(minimum: Double) -> Bool {
        zip(items, frames).allSatisfy { item, frame in item.width != nil || Double(frame.width) >= minimum - 0.001 }
    }
}

/// The layout of an item's parts in its frame, in points.
struct TabItemPlaces: Equatable {
    /// The content that affects the layout.
    struct Content: Equatable {
        /// The size of the picture; nil without one.
        var icon: CGSize?
        /// The width of the text; nil without one.
        var titleWidth: Double?
        /// The width of the subtitle; nil without one.
        var subtitleWidth: Double?
        /// The size of the badge; nil without one.
        var badge: CGSize?
        /// The distance between picture and text; nil for the distance of the metrics.
        var spacing: Double?
        /// The space between the item's edges and its parts. The left side is the side where lines begin.
        var padding = Edges()
        /// The insets of the picture's sides in points, as displayed.
        var imageInsets = Edges()
        /// The offset of the text, as displayed.
        var titleOffset = CGPoint.zero
    }

    /// One number for each side of a rectangle, in points.
    struct Edges: Equatable {
        var (top, left, bottom, right) = (0.0, 0.0, 0.0, 0.0)
    }

    var icon: CGRect?
    var title: CGRect?
    var subtitle: CGRect?
    var badge: CGRect?

    /// The height of the subtitle, in points.
    static let subtitleHeight = 11.0
    /// The margin between an item's sides and its text, in points.
    private static let margin = 2.0

    /// - Parameters:
    ///   - size: The item's size, including the raised part.
    ///   - raise: The distance by which the picture is raised; the texts stay in the bar.
    init(
        _ content: Content, in size: CGSize, raise: Double, arrangement: TabItemArrangement,
        metrics: AnimatedTabBarMetrics, isRightToLeft: Bool
    ) {
        let padding = content.padding.usable
        let width = max(Double(size.width) - padding.left - padding.right, 0)
        let raise = raise.usable(otherwise: 0)
        let height = max(Double(size.height) - raise - padding.top - padding.bottom, 0)
        let text = Text(content, metrics: metrics, room: max(width - 2 * Self.margin, 0))
        if arrangement.isRow {
            placeRow(
                content, text, width: width, height: height, metrics: metrics, isFirst: arrangement == .titleTrailing)
        } else {
            placeColumn(
                content, text, width: width, height: height, metrics: metrics, isFirst: arrangement == .titleBelow)
        }
        let (x, y) = (CGFloat(padding.left), CGFloat(padding.top))
        icon = icon?.offsetBy(dx: x, dy: y)
        title = title?.offsetBy(dx: x, dy: y + CGFloat(raise))
        subtitle = subtitle?.offsetBy(dx: x, dy: y + CGFloat(raise))
        if let badge = content.badge {
            // The badge is at the top trailing corner of the picture or, without a picture, of the text. A wide badge
            // extends outwards.
            let anchor = icon ?? title ?? CGRect(x: width / 2, y: height / 2, width: 0, height: 0)
            self.badge = CGRect(
                x: anchor.maxX - 9, y: max(anchor.minY - 4, 0), width: badge.width, height: badge.height)
        }
        if isRightToLeft {
            let whole = Double(size.width)
            icon = icon.map { Self.mirror($0, whole) }
            title = title.map { Self.mirror($0, whole) }
            subtitle = subtitle.map { Self.mirror($0, whole) }
            badge = badge.map { Self.mirror($0, whole) }
        }
        icon = icon.map { Self.inset($0, by: content.imageInsets) }
        title = title?.offsetBy(dx: content.titleOffset.x, dy: content.titleOffset.y)
    }

    private static func inset(_ rect: CGRect, by insets: Edges) -> CGRect {
        CGRect(
            x: Double(rect.minX) + insets.left, y: Double(rect.minY) + insets.top,
            width: max(Double(rect.width) - insets.left - insets.right, 0),
            height: max(Double(rect.height) - insets.top - insets.bottom, 0))
    }

    /// The text lines as a block.
    private struct Text {
        let title: CGSize?
        let subtitle: CGSize?
        var height: Double { Double((title?.height ?? 0) + (subtitle?.height ?? 0)) }
        var width: Double { Double(max(title?.width ?? 0, subtitle?.width ?? 0)) }
        var isEmpty: Bool { title == nil && subtitle == nil }

        init(_ content: Content, metrics: AnimatedTabBarMetrics, room: Double) {
            title = content.titleWidth.map {
                CGSize(width: min($0, room), height: metrics.titleHeight.usable(otherwise: 14))
            }
            subtitle = content.subtitleWidth.map { CGSize(width: min($0, room), height: TabItemPlaces.subtitleHeight) }
        }
    }

    private mutating func placeText(_ text: Text, centerX: Double, y: Double) {
        title = text.title.map { CGRect(x: centerX - Double($0.width) / 2, y: y, width: $0.width, height: $0.height) }
        subtitle = text.subtitle.map {
            CGRect(
                x: centerX - Double($0.width) / 2, y: y + Double(text.title?.height ?? 0), width: $0.width,
                height: $0.height)
        }
    }

    private mutating func placeColumn(
        _ content: Content, _ text: Text, width: Double, height: Double, metrics: AnimatedTabBarMetrics, isFirst: Bool
    ) {
        let icon = content.icon ?? .zero
        let hasBoth = content.icon != nil && !text.isEmpty
        let spacing = hasBoth ? (content.spacing ?? metrics.spacing).usable(otherwise: 2) : 0
        let block = Double(icon.height) + spacing + text.height
        // A part that is alone, or does not fit, is centred.
        let top = metrics.topInset.usable(otherwise: 7)
        let y = hasBoth && top + block <= height ? top : (height - block) / 2
        if content.icon != nil {
            self.icon = CGRect(
                x: (width - Double(icon.width)) / 2, y: isFirst ? y : y + text.height + spacing, width: icon.width,
                height: icon.height)
        }
        placeText(text, centerX: width / 2, y: isFirst ? y + Double(icon.height) + spacing : y)
    }

    private mutating func placeRow(
        _ content: Content, _ text: Text, width: Double, height: Double, metrics: AnimatedTabBarMetrics, isFirst: Bool
    ) {
        let icon = content.icon ?? .zero
        let hasBoth = content.icon != nil && !text.isEmpty
        let spacing = hasBoth ? (content.spacing ?? metrics.rowSpacing).usable(otherwise: 5) : 0
        let textWidth = min(text.width, max(width - 2 * Self.margin - Double(icon.width) - spacing, 0))
        let block = Double(icon.width) + spacing + textWidth
        let x = (width - block) / 2
        if content.icon != nil {
            self.icon = CGRect(
                x: isFirst ? x : x + textWidth + spacing, y: (height - Double(icon.height)) / 2, width: icon.width,
                height: icon.height)
        }
        let start = isFirst ? x + Double(icon.width) + spacing : x
        placeText(text, centerX: start + textWidth / 2, y: (height - text.height) / 2)
        title = title.map { Self.narrow($0, to: textWidth) }
        subtitle = subtitle.map { Self.narrow($0, to: textWidth) }
    }

    private static func narrow(_ rect: CGRect, to width: Double) -> CGRect {
        guard Double(rect.width) > width else { return rect }
        return CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height)
    }

    private static func mirror(_ rect: CGRect, _ width: Double) -> CGRect {
        CGRect(x: width - Double(rect.maxX), y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension TabItemPlaces.Edges {
    /// The same edges, with 0 for each number that is not from 0 to 10,000.
    fileprivate var usable: Self {
        var edges = self
        edges.top = top.usable(otherwise: 0)
        edges.left = left.usable(otherwise: 0)
        edges.bottom = bottom.usable(otherwise: 0)
        edges.right = right.usable(otherwise: 0)
        return edges
    }
}
