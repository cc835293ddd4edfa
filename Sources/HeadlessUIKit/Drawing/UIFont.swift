import Foundation

/// A font. There are no glyphs here: widths are estimates, good enough to lay out demo screens.
open class UIFont: NSObject, @unchecked Sendable {
    /// The thickness of a font, −1…1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: CGFloat
        /// A weight by its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Very thin.
        public static let thin = Weight(rawValue: -0.6)
        /// Thin.
        public static let light = Weight(rawValue: -0.4)
        /// Ordinary.
        public static let regular = Weight(rawValue: 0)
        /// A little thicker.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Very bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The thickest.
        public static let black = Weight(rawValue: 0.62)

        /// As style sheets count it.
        var css: Int {
            let steps: [CGFloat] = [-0.7, -0.5, -0.2, 0.1, 0.27, 0.35, 0.5, 0.6]
            return 100 * (1 + steps.count { rawValue > $0 })
        }
    }

    /// A role of text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A style by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The largest title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A first title.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second title.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third title.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A headline.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A subheadline.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A small caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// Size in points.
    public let pointSize: CGFloat
    let weight: Weight
    let family: String
    /// How the font follows the user's text size; nil for one that does not.
    let scaling: Scaling?

    init(size: CGFloat, weight: Weight, family: String, scaling: Scaling? = nil) {
        pointSize = size
        self.weight = weight
        self.family = family
        self.scaling = scaling
    }

    /// A font by its name; any name will do.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(size: fontSize, weight: fontName.contains("Bold") ? .bold : .regular, family: fontName)
    }

    /// The system's font.
    @discardableResult
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system's font in a weight.
    @discardableResult
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, family: "system")
    }

    /// The system's font, bold.
    @discardableResult
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// The system's font with letters of one width.
    @discardableResult
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, family: "monospaced")
    }

    /// The system's font with digits of one width.
    @discardableResult
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The font of a role in the size that the user has chosen.
    @discardableResult
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a role in the size of a trait collection, nil for the one that the user has chosen.
    @discardableResult
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = sizes[style]?[UIContentSizeCategory.large.place] ?? 17
        let font = systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
        return font.scaled(Scaling(style: style, size: size, maximum: 0), to: .of(traitCollection))
    }

    /// The height of the letters above the baseline in points, estimated.
    open var ascender: CGFloat { pointSize * 0.952 }

    /// The height of a line in points.
    open var lineHeight: CGFloat { (pointSize * 1.193).rounded(.up) }

    /// About how wide a line of text is.
    func width(of text: some StringProtocol) -> CGFloat {
        if family == "monospaced" { return CGFloat(text.count) * pointSize * 0.6 }
        let units = text.reduce(CGFloat(0)) { sum, letter in
            switch letter {
            case "i", "j", "l", "I", ".", ",", ":", ";", "'", "!", "|": sum + 0.27
            case "f", "t", "r", " ", "(", ")", "-": sum + 0.35
            case "m", "w", "M", "W", "@": sum + 0.87
            case _ where letter.isUppercase: sum + 0.67
            case _ where letter.isASCII: sum + 0.55
            default: sum + 1
            }
        }
        return units * pointSize * (1 + max(0, weight.rawValue) * 0.1)
    }
}

/// Where lines are put between the margins.
public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}
