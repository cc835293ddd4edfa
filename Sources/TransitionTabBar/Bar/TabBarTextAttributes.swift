#if canImport(UIKit) && !PARTIAL_UIKIT
import UIKit

/// The text attributes of an item in one state, as the app has set them on the `UITabBarItem`.
struct TabBarTextAttributes: Equatable {
    /// A space with the attributes, because dictionaries of any values cannot be compared.
    private let sample: NSAttributedString?

    init(_ attributes: [NSAttributedString.Key: Any]?) {
        sample = attributes.flatMap { $0.isEmpty ? nil : NSAttributedString(string: " ", attributes: $0) }
    }

    private var all: [NSAttributedString.Key: Any] { sample?.attributes(at: 0, effectiveRange: nil) ?? [:] }

    var font: UIFont? { all[.font] as? UIFont }

    var color: UIColor? { all[.foregroundColor] as? UIColor }

    /// Returns a text with all attributes; nil if there are none but a font and a colour.
    func styled(_ text: String, font: UIFont, color: UIColor) -> NSAttributedString? {
        var attributes = all
        let ownLook = [attributes[.font], attributes[.foregroundColor]].count { $0 != nil }
        guard attributes.count > ownLook else { return nil }
        if attributes[.font] == nil { attributes[.font] = font }
        if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = color }
        return NSAttributedString(string: text, attributes: attributes)
    }
}
#endif
