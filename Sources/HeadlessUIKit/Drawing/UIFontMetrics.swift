import Foundation

/// Makes fonts and lengths larger and smaller with the text size that the user has chosen, as a style of text does.
///
/// The sizes of the styles are those of Apple's Human Interface Guidelines. Anything else is scaled in proportion to
/// its style here; Apple's numbers may be a point beside.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Scales as a style of text does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Scales as running text does.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The font in the size that the user has chosen.
    @discardableResult
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// The font in the size that the user has chosen, though no larger than a size in points.
    @discardableResult
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font in the size of a trait collection, nil for the one that the user has chosen.
    @discardableResult
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font in the size of a trait collection, though no larger than a size in points; 0 for no limit.
    @discardableResult
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = UIFont.Scaling(style: style, size: font.pointSize, maximum: maximumPointSize)
        return font.scaled(scaling, to: .of(traitCollection))
    }

    /// A length in the size that the user has chosen.
    @discardableResult
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length in the size of a trait collection, nil for the one that the user has chosen.
    @discardableResult
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * UIFont.Scaling(style: style, size: 1, maximum: 0).factor(in: .of(traitCollection))
    }
}

extension UIContentSizeCategory {
    /// The category of a trait collection, or else the one that the user has chosen.
    static func of(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        let category = traits?.preferredContentSizeCategory ?? .unspecified
        return category == .unspecified ? World.current.contentSizeCategory : category
    }
}

extension UIFont {
    /// How a font follows the user's text size.
    struct Scaling {
        let style: TextStyle
        /// The size at the category `large`, in points.
        let size: CGFloat
        /// The largest size, in points; 0 for no limit.
        let maximum: CGFloat

        func factor(in category: UIContentSizeCategory) -> CGFloat {
            let sizes = UIFont.sizes[style] ?? []
            guard sizes.count == UIContentSizeCategory.all.count else { return 1 }
            return sizes[category.place] / sizes[UIContentSizeCategory.large.place]
        }

        func pointSize(in category: UIContentSizeCategory) -> CGFloat {
            let scaled = size * factor(in: category)
            return maximum > 0 ? min(scaled, maximum) : scaled
        }
    }

    func scaled(_ scaling: Scaling, to category: UIContentSizeCategory) -> UIFont {
        UIFont(size: scaling.pointSize(in: category), weight: weight, family: family, scaling: scaling)
    }

    /// The sizes of the styles in points, from the smallest category to the largest.
    /// (developer.apple.com/design/human-interface-guidelines/typography, Dynamic Type sizes)
    static let sizes: [TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}
