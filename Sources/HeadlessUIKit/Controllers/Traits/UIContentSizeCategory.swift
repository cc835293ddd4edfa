import Foundation

/// How large the user wants texts.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest texts.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small texts.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Texts a little smaller than usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// What devices are set to at first.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Larger texts.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Still larger texts.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest texts without Larger Accessibility Sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest texts that there are.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user has chosen another category.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category's name in the notification's dictionary.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// From the smallest to the largest.
    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among all categories; that of `large` where nothing is said.
    var place: Int { Self.all.firstIndex(of: self) ?? 3 }

    /// Whether it is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { place >= 7 }

    /// Whether texts are smaller in the first category.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.place < right.place
    }

    /// Whether texts are smaller in the first category, or equal.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.place <= right.place
    }

    /// Whether texts are larger in the first category.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }

    /// Whether texts are larger in the first category, or equal.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right <= left }
}

extension Headless {
    /// The text size in the Settings app. A change is announced as on a device: by the notification, and to all views
    /// and controllers by their traits.
    public static var contentSizeCategory: UIContentSizeCategory {
        get { World.current.contentSizeCategory }
        set {
            guard newValue != World.current.contentSizeCategory else { return }
            let old = UITraitCollection.device
            World.current.contentSizeCategory = newValue
            for window in windows { tell(window, of: old) }
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: nil,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue.rawValue])
        }
    }

    private static func tell(_ view: UIView, of old: UITraitCollection) {
        view.traitCollectionDidChange(old)
        view.setNeedsLayout()
        for subview in view.subviews { tell(subview, of: old) }
    }
}
