#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A system bar on which the places of pictures and texts are known. What replaces the picture of an item plays on these
/// bars.
///
/// No API returns the places, so each row needs a source. `ItemPlaceExperiment` of the gallery's device tests prints
/// the numbers of a device.
struct KnownBarLayout: Equatable, Sendable {
    /// The height of an item, by which the bar is recognised, in points.
    let itemHeight: CGFloat
    /// The y of the picture's centre in an item with a text, in points.
    let iconCenter: CGFloat
    /// The y of the text's centre, in points.
    let titleCenter: CGFloat
    /// The origin of the numbers.
    let source: String

    /// All known layouts. A picture has its own size on these bars, and items lie side by side. From iOS 26 on items
    /// overlap, and pictures are scaled to sizes for which there is no public source (F195).
    static let all = [
        KnownBarLayout(
            itemHeight: 48, iconCenter: 18, titleCenter: 41,
            source: "View hierarchies that developers have published: an item is 48 points high; "
                + "a picture of 25 points begins at 5.5, one of 30 at 3; "
                + "the text is 12 points high and begins at 35."),
        KnownBarLayout(
            itemHeight: 49, iconCenter: 18, titleCenter: 40,
            source: "The simulated UIKit of this package, whose items are as high as the bar."),
    ]

    /// The bar's layout; nil if it is not known.
    static func of(itemHeight: CGFloat, itemsOverlap: Bool) -> KnownBarLayout? {
        itemsOverlap ? nil : all.first { abs($0.itemHeight - itemHeight) < 0.5 }
    }
}
#endif
