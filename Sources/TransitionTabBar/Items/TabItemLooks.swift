#if canImport(UIKit)
import TransitionCore
import UIKit

/// How a bar draws an item, as far as the app has said it: by the item, or by looks of the whole bar.
@MainActor
struct TabItemLooks {
    /// What moves the parts, or colours the picture: it must not change while others stand in for them.
    struct Places: Equatable {
        var imageInsets = UIEdgeInsets.zero
        var titleOffset = CGPoint.zero
        var badgeOffset = CGPoint.zero
        var iconColor: UIColor?
    }

    private(set) var places = Places()
    private(set) var titleColor: UIColor?
    private(set) var titleFont: UIFont?
    /// Whether the text stays the bar's: where item and bar say different things about it, or the bar's looks have a
    /// colour, which may precede the item's, so that the text cannot be taken out of sight.
    private(set) var keepsTitle = false
    /// Whether the badge stays the bar's, for the same reasons.
    private(set) var keepsBadge = false

    /// - Parameter isSelected: Whether the looks of the chosen item are meant, or those of the others.
    init(of source: TabItemSource, in bar: UITabBar, isSelected: Bool = true) {
        let item = source.item
        // Which of the two is in force depends on how far content is scrolled, and no API says it.
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
        titleColor = Self.value(.foregroundColor, of: item)
        titleFont = Self.value(.font, of: item)
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

    /// What the item says of its text when it is chosen, or else always.
    private static func value<Value>(_ key: NSAttributedString.Key, of item: UITabBarItem?) -> Value? {
        let selected = item?.titleTextAttributes(for: .selected)?[key] as? Value
        return selected ?? item?.titleTextAttributes(for: .normal)?[key] as? Value
    }
}
#endif
