#if canImport(UIKit)
import TransitionCore
import UIKit

/// The content of one item of the package's own bar. When the content changes, the item is redrawn and its animation
/// stops.
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
        badgeColor = source.item?.badgeColor
        isEnabled = source.isEnabled
        let settings = item?.layout
        subtitle = settings?.subtitle
        attributedTitle = settings?.attributedTitle
        selectedAttributedTitle = settings?.selectedAttributedTitle
        view = settings?.view
        disc = settings?.disc
        raise = settings?.raise ?? 0
        iconSize = settings?.iconSize?.usable(otherwise: metrics.usableIconSize) ?? metrics.usableIconSize
        if let item, let face = item.scrollFace {
            faceSize = face.usableSize
            selectedImage = (item.showsScrolledFace ? face.scrolled : face.top) ?? selectedImage
        }
        arrangement = settings?.arrangement ?? metrics.arrangement
        (label, hint) = source.object.wordsForAssistiveTechnologies
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
}

extension UIImage {
    /// The image as bars draw it: in the tint, unless the app specifies otherwise.
    @MainActor
    fileprivate var asGlyph: UIImage {
        renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
    }
}
#endif
