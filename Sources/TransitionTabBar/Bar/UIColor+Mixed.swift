#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension UIColor {
    /// Returns a mixture of this colour and another one.
    ///
    /// - Parameters:
    ///   - fraction: The fraction of the other colour: 0 for this one, 1 for the other.
    ///   - traits: The traits for resolving both colours.
    func mixed(with other: UIColor, fraction: CGFloat, in traits: UITraitCollection) -> UIColor {
        if fraction <= 0 { return self }
        if fraction >= 1 { return other }
        let (a, b) = (resolvedColor(with: traits).components, other.resolvedColor(with: traits).components)
        func mix(_ index: Int) -> CGFloat { a[index] + (b[index] - a[index]) * fraction }
        return UIColor(red: mix(0), green: mix(1), blue: mix(2), alpha: mix(3))
    }

    private var components: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
#endif
