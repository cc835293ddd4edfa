#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Shows the picture of a scroll face on an item of the system bar through the item's public picture, and restores the app's
/// own picture afterwards. If the app sets another picture, that one stays.
@MainActor
final class TabItemFacePicture {
    private let source: TabItemSource
    private var original: UIImage?
    private var shown: UIImage?

    init(of source: TabItemSource) { self.source = source }

    /// Shows a picture; nil restores the app's own.
    func show(_ picture: UIImage?) {
        guard picture !== shown else { return }
        if let shown {
            guard current === shown else { return self.shown = nil }
            current = original
        }
        shown = nil
        guard let picture else { return }
        original = source.item == nil ? source.image : source.ownSelectedImage
        current = picture
        // The bar may keep a copy, which must then be found on the item.
        shown = current
    }

    /// The picture of the selected item. A `UITab` has only one picture.
    private var current: UIImage? {
        get { source.item.map { $0.selectedImage } ?? source.image }
        set { if let item = source.item { item.selectedImage = newValue } else { source.image = newValue } }
    }
}
#endif
