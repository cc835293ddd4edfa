import UIKit

extension UILabel {
    /// A label of as many lines as it takes, in a style that follows the user's text size.
    convenience init(_ text: String, _ style: UIFont.TextStyle, color: UIColor = .label) {
        self.init()
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = 0
    }
}

extension UIFont {
    /// The style's size with equal widths for all digits, so that a changing number does not shake.
    static func digits(_ style: UIFont.TextStyle) -> UIFont {
        let base = UIFont.preferredFont(
            forTextStyle: style,
            compatibleWith: UITraitCollection(
                preferredContentSizeCategory: .large))
        return UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .monospacedDigitSystemFont(ofSize: base.pointSize, weight: .regular))
    }

    /// The style's size in the typeface of code.
    static func code(_ style: UIFont.TextStyle) -> UIFont {
        let base = UIFont.preferredFont(
            forTextStyle: style,
            compatibleWith: UITraitCollection(
                preferredContentSizeCategory: .large))
        return UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .monospacedSystemFont(ofSize: base.pointSize, weight: .regular))
    }

    /// The style in bold, in the user's size.
    static func bold(_ style: UIFont.TextStyle) -> UIFont {
        let base = UIFont.preferredFont(
            forTextStyle: style,
            compatibleWith: UITraitCollection(
                preferredContentSizeCategory: .large))
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: base.pointSize, weight: .bold))
    }
}

extension UIView {
    /// Adds a view that fills this one, or its safe area or margins.
    func fill(with view: UIView, within guide: UILayoutGuide? = nil) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide?.topAnchor ?? topAnchor),
            view.bottomAnchor.constraint(equalTo: guide?.bottomAnchor ?? bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide?.trailingAnchor ?? trailingAnchor),
        ])
    }
}

extension UIViewController {
    /// Adds a child whose view fills `view`, or this controller's own.
    func embed(_ child: UIViewController, in view: UIView? = nil) {
        addChild(child)
        let place: UIView = view ?? self.view
        child.view.frame = place.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        place.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// Takes this controller out of the one that it was added to.
    func unembed() {
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}
