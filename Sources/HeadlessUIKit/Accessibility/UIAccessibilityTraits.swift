import Foundation

/// What an element is to assistive technologies, and how it behaves. Apple does not publish the numbers; compare with
/// the constants.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Traits of these bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing special.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Chosen, as a tab or a row is.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Does not answer to the user.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes its label or value often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field in which to search.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Has a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Contains the buttons of a tab bar, and is no element itself.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What a container is to assistive technologies.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing special.
    case none = 0
    /// A list.
    case list = 2
}

/// What was set for assistive technologies; nil where the object says by itself.
struct AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var identifier: String?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var containerType = UIAccessibilityContainerType.none
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
}

/// What an object says to assistive technologies as long as nothing else was set.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
}
