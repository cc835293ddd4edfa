#if canImport(UIKit)
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
        guard all.keys.contains(where: { $0 != .font && $0 != .foregroundColor }) else { return nil }
        return NSAttributedString(
            string: text, attributes: all.merging([.font: font, .foregroundColor: color]) { own, _ in own })
    }
}
#endif
