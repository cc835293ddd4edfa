import Foundation

extension UIView {
    /// The direction of the environment, right-to-left languages included.
    var environmentDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The direction of content with that meaning in the application's language.
    @discardableResult
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: Headless.layoutDirection)
    }
}
