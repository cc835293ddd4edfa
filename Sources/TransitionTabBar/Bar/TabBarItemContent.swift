#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The content of one item of the package's own bar. When the content changes, the item is redrawn and its animation
/// stops.
struct TabBarItemContent: Equatable {
    var title: String?
    var subtitle: String?
    var attributedSubtitle: NSAttributedString?
    var attributedTitle: NSAttributedString?
    var selectedAttributedTitle: NSAttributedString?
    var image: UIImage?
    var selectedImage: UIImage?
    var view: UIView?
    var badge: String?
    var badgeColor: UIColor?
    private var titleAttributes: [TabBarTextAttributes] = []
    private var badgeAttributes: [TabBarTextAttributes] = []
    /// The colours of the picture and the texts, if they are the item's own.
    var (selectedColor, unselectedColor): (UIColor?, UIColor?)
    var padding = UIEdgeInsets.zero
    var spacing: CGFloat?
    var imageInsets = UIEdgeInsets.zero
    var titleOffset = UIOffset.zero
    var disc: UIColor?
    var isEnabled = true
    var iconSize: CGSize
    /// The size of the scroll face's picture while the item is selected and has no text.
    var faceSize: CGSize?
    var arrangement: TabItemArrangement
    var raise: CGFloat = 0
    /// The label for assistive technologies, if the app has set one other than the title.
    var label: String?
    var hint: String?

    @MainActor
    init(of source: TabItemSource, settings item: TabItem?, metrics: AnimatedTabBarMetrics) {
        title = source.title.flatMap { $0.isEmpty ? nil : $0 }
        image = source.image
        selectedImage = source.ownSelectedImage ?? image
        badge = source.badgeValue
        if let item = source.item {
            badgeColor = item.badgeColor
            imageInsets = item.imageInsets
            titleOffset = item.titlePositionAdjustment
            titleAttributes = [.normal, .selected].map { .init(item.titleTextAttributes(for: $0)) }
            badgeAttributes = [.normal, .selected].map { .init(item.badgeTextAttributes(for: $0)) }
        }
        isEnabled = source.isEnabled
        iconSize = metrics.usableIconSize
        arrangement = metrics.arrangement
        if let settings = item?.layout.usable { take(settings) }
        if let item, let face = item.scrollFace {
            faceSize = face.usableSize
            selectedImage = (item.showsScrolledFace ? face.scrolled : face.top) ?? selectedImage
        }
        (label, hint) = source.object.wordsForAssistiveTechnologies
    }

    /// The content of a button that is no tab.
    @MainActor
    init(of button: AnimatedTabBarButton, metrics: AnimatedTabBarMetrics) {
        title = button.title.flatMap { $0.isEmpty ? nil : $0 }
        image = button.image
        selectedImage = button.selectedImage ?? image
        isEnabled = button.isEnabled
        label = button.label
        iconSize = metrics.usableIconSize
        arrangement = metrics.arrangement
        take(button.layout.usable)
    }

    @MainActor
    private mutating func take(_ settings: TabItemLayout) {
        subtitle = settings.subtitle
        attributedSubtitle = settings.attributedSubtitle
        attributedTitle = settings.attributedTitle
        selectedAttributedTitle = settings.selectedAttributedTitle
        (selectedColor, unselectedColor) = (settings.selectedColor, settings.unselectedColor)
        padding = settings.padding
        spacing = settings.spacing
        view = settings.view
        disc = settings.disc
        raise = settings.raise
        iconSize = settings.iconSize?.usable(otherwise: iconSize) ?? iconSize
        arrangement = settings.arrangement ?? arrangement
    }

    /// Returns the styled text, if it exists.
    func attributedTitle(isSelected: Bool) -> NSAttributedString? {
        isSelected ? selectedAttributedTitle ?? attributedTitle : attributedTitle
    }

    /// Returns the image to draw: in the tint, as bars do, unless the app specifies otherwise. The picture of a scroll
    /// face keeps its colours.
    @MainActor
    func picture(isSelected: Bool) -> UIImage? {
        let picture = isSelected ? selectedImage : image
        return isSelected && faceSize != nil ? picture : picture?.asGlyph
    }

    var hasPicture: Bool { view != nil || image != nil || selectedImage != nil }

    var hasTitle: Bool { title != nil || attributedTitle != nil }

    var hasSubtitle: Bool { subtitle != nil || attributedSubtitle != nil }
}

// MARK: The settings of the UITabBarItem

extension TabBarItemContent {
    /// Returns the attributes of a state, and those that hold where it has none. As on the system bar, a font for the
    /// normal state also holds for the selected one. A colour does not, because the bar has one for each state.
    private func attributes(_ both: [TabBarTextAttributes], isSelected: Bool) -> [TabBarTextAttributes] {
        isSelected ? both.reversed() : Array(both.prefix(1))
    }

    func titleFont(isSelected: Bool) -> UIFont? {
        attributes(titleAttributes, isSelected: isSelected).lazy.compactMap(\.font).first
    }

    func titleColor(isSelected: Bool) -> UIColor? { attributes(titleAttributes, isSelected: isSelected).first?.color }

    /// Returns the title with attributes other than a font and a colour; nil without them.
    func styledTitle(isSelected: Bool, font: UIFont, color: UIColor) -> NSAttributedString? {
        guard let title else { return nil }
        return attributes(titleAttributes, isSelected: isSelected).lazy
            .compactMap { $0.styled(title, font: font, color: color) }.first
    }

    func badgeFont(isSelected: Bool) -> UIFont? {
        attributes(badgeAttributes, isSelected: isSelected).lazy.compactMap(\.font).first
    }

    func badgeTextColor(isSelected: Bool) -> UIColor? {
        attributes(badgeAttributes, isSelected: isSelected).lazy.compactMap(\.color).first
    }

    /// The words for assistive technologies.
    var spokenLabel: String? {
        if let label { return label }
        let words = [title ?? attributedTitle?.string, attributedSubtitle?.string ?? subtitle].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The settings that move the parts, for the layout.
    var adjustments: TabItemPlaces.Content {
        var content = TabItemPlaces.Content()
        content.spacing = spacing.map(Double.init)
        content.padding = .init(padding)
        content.imageInsets = .init(imageInsets)
        content.titleOffset = CGPoint(x: titleOffset.horizontal, y: titleOffset.vertical)
        return content
    }
}

extension TabItemPlaces.Edges {
    fileprivate init(_ insets: UIEdgeInsets) {
        self.init()
        (top, left, bottom, right) = (
            Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)
        )
    }
}

extension UIImage {
    /// The image as bars draw it: in the tint, unless the app specifies otherwise.
    @MainActor
    fileprivate var asGlyph: UIImage {
        renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
    }
}
#endif
