#if canImport(UIKit)
import TransitionCore
import UIKit

/// All that one item of an own bar shows. When any of it changes, the item is drawn anew and stops moving.
struct TabBarItemContent: Equatable {
    var title: String?
    var subtitle: String?
    var attributedTitle: NSAttributedString?
    var selectedAttributedTitle: NSAttributedString?
    var image: UIImage?
    var selectedImage: UIImage?
    var view: UIView?
    var badge: String?
    var badgeColor: UIColor?
    var disc: UIColor?
    var isEnabled = true
    var iconSize: CGSize
    /// The size of the picture of a scroll face while the item is selected; it has no text then.
    var faceSize: CGSize?
    var arrangement: TabItemArrangement
    var raise: CGFloat = 0
    /// The words for assistive technologies where the app has set others than the title.
    var label: String?
    var hint: String?

    @MainActor
    init(of source: TabItemSource, settings item: TabItem?, metrics: AnimatedTabBarMetrics) {
        title = source.title.flatMap { $0.isEmpty ? nil : $0 }
        image = source.image
        selectedImage = source.ownSelectedImage ?? image
        badge = source.badgeValue
        badgeColor = source.item?.badgeColor
        isEnabled = source.isEnabled
        let settings = item?.layout
        subtitle = settings?.subtitle
        attributedTitle = settings?.attributedTitle
        selectedAttributedTitle = settings?.selectedAttributedTitle
        view = settings?.view
        disc = settings?.disc
        raise = settings?.raise ?? 0
        iconSize = settings?.iconSize ?? metrics.usableIconSize
        if let item, let face = item.scrollFace {
            faceSize = face.size
            selectedImage = (item.showsScrolledFace ? face.scrolled : face.top) ?? selectedImage
        }
        arrangement = settings?.arrangement ?? metrics.arrangement
        (label, hint) = source.object.wordsForAssistiveTechnologies
    }

    /// The text with its looks, if it has any.
    func attributedTitle(isSelected: Bool) -> NSAttributedString? {
        isSelected ? selectedAttributedTitle ?? attributedTitle : attributedTitle
    }

    /// The image to draw: in the tint, as bars do, unless the app says otherwise; logos in their own colours.
    @MainActor
    func picture(isSelected: Bool) -> UIImage? {
        let picture = isSelected ? selectedImage : image
        return isSelected && faceSize != nil ? picture : picture?.asGlyph
    }

    var hasPicture: Bool { view != nil || image != nil || selectedImage != nil }

    var hasTitle: Bool { title != nil || attributedTitle != nil }
}

extension UIImage {
    /// The image as bars draw it: in the tint, unless the app says otherwise.
    @MainActor
    fileprivate var asGlyph: UIImage {
        renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
    }
}
#endif
