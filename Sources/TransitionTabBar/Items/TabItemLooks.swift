#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The appearance of an item in a bar, from the item's settings or those of the whole bar.
@MainActor
struct TabItemLooks {
    /// The settings that move the parts or colour the picture. They must not change during an animation.
    struct Places: Equatable {
        var imageInsets = UIEdgeInsets.zero
        var titleOffset = CGPoint.zero
        var badgeOffset = CGPoint.zero
        var iconColor: UIColor?
    }

    private(set) var places = Places()
    private(set) var titleColor: UIColor?
    private(set) var titleFont: UIFont?
    /// Whether the bar keeps drawing the text, because the text cannot be hidden. This is so if the item and the bar
    /// have different settings for the text, or if the bar's appearance has a colour that may override the item's.
    private(set) var keepsTitle = false
    /// Whether the bar keeps drawing the badge, for the same reasons.
    private(set) var keepsBadge = false

    /// - Parameter isSelected: Whether this is the appearance of the selected item.
    init(of source: TabItemSource, in bar: UITabBar, isSelected: Bool = true) {
        let item = source.item
        // The bar has a second appearance for content at its scroll edge. No API returns which of the two is shown.
        let standard = item?.standardAppearance ?? bar.standardAppearance
        func state(of looks: UITabBarItemAppearance) -> UITabBarItemStateAppearance {
            isSelected ? looks.selected : looks.normal
        }
        let looks = state(of: standard.stackedLayoutAppearance)
        let atEdge = item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
        let edge = (atEdge?.stackedLayoutAppearance).map(state)
        places.imageInsets = item?.imageInsets ?? .zero
        places.iconColor = looks.iconColor
        places.badgeOffset = Self.point(looks.badgePositionAdjustment)
        let own = Self.point(item?.titlePositionAdjustment ?? .zero)
        let ofBar = Self.point(looks.titlePositionAdjustment)
        places.titleOffset = ofBar == .zero ? own : ofBar
        titleColor = Self.value(.foregroundColor, of: item, isSelected: isSelected)
        titleFont = Self.value(.font, of: item, isSelected: isSelected)
        keepsTitle = own != .zero && ofBar != .zero && own != ofBar || Self.says(looks.titleTextAttributes)
        keepsBadge = Self.says(looks.badgeTextAttributes) || looks.badgeBackgroundColor != nil
        guard let edge else { return }
        let isEqual =
            edge.iconColor == looks.iconColor && Self.point(edge.titlePositionAdjustment) == ofBar
            && Self.point(edge.badgePositionAdjustment) == places.badgeOffset
        keepsTitle = keepsTitle || !isEqual || Self.says(edge.titleTextAttributes)
        keepsBadge =
            keepsBadge || !isEqual || Self.says(edge.badgeTextAttributes) || edge.badgeBackgroundColor != nil
    }

    private static func point(_ offset: UIOffset) -> CGPoint { CGPoint(x: offset.horizontal, y: offset.vertical) }

    private static func says(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
        attributes[.foregroundColor] != nil || attributes[.font] != nil
    }

    /// Returns the item's attribute for the text in its state. The selected state has what the normal one has if it has none.
    private static func value<Value>(
        _ key: NSAttributedString.Key, of item: UITabBarItem?, isSelected: Bool
    ) -> Value? {
        let selected = isSelected ? item?.titleTextAttributes(for: .selected)?[key] as? Value : nil
        return selected ?? item?.titleTextAttributes(for: .normal)?[key] as? Value
    }
}
#endif
