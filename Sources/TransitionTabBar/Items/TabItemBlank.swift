#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Hides parts of an item while an animation draws them, and restores them afterwards. It sets blank images and clear
/// colours, but does not change texts. If the app changes one of these values, the app's value stays.
@MainActor
final class TabItemBlank {
    private let source: TabItemSource
    private var isOver = false
    private let clear = UIColor(white: 0, alpha: 0)

    /// A replaced picture: the original and its replacement.
    private struct Replaced {
        let original: UIImage?
        let blank: UIImage?
    }
    private var image: Replaced?
    private var selectedImage: Replaced?
    private typealias Attributes = [NSAttributedString.Key: Any]
    /// The attributes that the app has set for a state of the item.
    private typealias Own = (state: UIControl.State, attributes: Attributes?)
    private var titleAttributes: [Own] = []
    private var badgeAttributes: [Own] = []
    private var badgeColor: (original: UIColor?, isSet: Bool) = (nil, false)

    private static let states: [UIControl.State] = [.normal, .selected]

    init(_ source: TabItemSource, icon: Bool, title: Bool, badge: Bool) {
        self.source = source
        if icon { blankIcon() }
        guard let item = source.item else { return }
        for state in Self.states {
            if title {
                let own = item.titleTextAttributes(for: state)
                titleAttributes.append((state, own))
                item.setTitleTextAttributes(hiding(own), for: state)
            }
            if badge {
                let own = item.badgeTextAttributes(for: state)
                badgeAttributes.append((state, own))
                item.setBadgeTextAttributes(hiding(own), for: state)
            }
        }
        if badge {
            badgeColor = (item.badgeColor, true)
            item.badgeColor = clear
        }
    }

    private func blankIcon() {
        let (own, selected) = (source.image, source.ownSelectedImage)
        if let own {
            source.image = own.blank
            // The bar may keep a copy, which must then be found on the item.
            image = Replaced(original: own, blank: source.image)
        }
        if let selected, let item = source.item {
            item.selectedImage = selected.blank
            selectedImage = Replaced(original: selected, blank: item.selectedImage)
        }
    }

    /// Whether the app has replaced none of the hidden parts.
    var isIntact: Bool {
        if let image, source.image !== image.blank { return false }
        guard let item = source.item else { return true }
        if let selectedImage, item.selectedImage !== selectedImage.blank { return false }
        if badgeColor.isSet, item.badgeColor != clear { return false }
        return titleAttributes.allSatisfy { isHidden(item.titleTextAttributes(for: $0.state)) }
            && badgeAttributes.allSatisfy { isHidden(item.badgeTextAttributes(for: $0.state)) }
    }

    /// Returns the attributes of an invisible text.
    private func hiding(_ attributes: Attributes?) -> Attributes {
        var hidden = attributes ?? [:]
        hidden[.foregroundColor] = clear
        return hidden
    }

    private func isHidden(_ attributes: Attributes?) -> Bool {
        (attributes?[.foregroundColor] as? UIColor) == clear
    }

    /// Restores the original parts, once.
    func restore() {
        guard !isOver else { return }
        isOver = true
        if let selectedImage, let item = source.item, item.selectedImage === selectedImage.blank {
            item.selectedImage = selectedImage.original
        }
        if let image, source.image === image.blank { source.image = image.original }
        guard let item = source.item else { return }
        for (state, own) in titleAttributes where isHidden(item.titleTextAttributes(for: state)) {
            item.setTitleTextAttributes(own, for: state)
        }
        for (state, own) in badgeAttributes where isHidden(item.badgeTextAttributes(for: state)) {
            item.setBadgeTextAttributes(own, for: state)
        }
        if badgeColor.isSet, item.badgeColor == clear { item.badgeColor = badgeColor.original }
    }
}
#endif
