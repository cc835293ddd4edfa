import UIKit

extension UIWindow {
    /// What a transition might leave behind on the screens of all controllers and on everything that they lie in, as text.
    ///
    /// Not the whole tree: what UIKit has in its bars is its own and changes by itself.
    func ownResidue() -> String {
        var lines: [String] = []
        for controller in controllers {
            guard let view = controller.viewIfLoaded, view.window === self else { continue }
            lines.append("\(type(of: controller)) \(controller.title ?? "")")
            var next: UIView? = view
            while let ancestor = next, ancestor !== self {
                lines.append("  \(ancestor.layer.residue), \(ancestor.subviews.count) subviews")
                next = ancestor.superview
            }
            for subview in view.subviews { lines.append("    \(subview.layer.residue)") }
        }
        return (lines + ["window: \(subviews.count) subviews"]).joined(separator: "\n")
    }
}

extension CALayer {
    fileprivate var residue: String {
        let isMoved = CATransform3DIsIdentity(transform) ? "" : " moved"
        return "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(bounds.width))×\(Int(bounds.height)) z\(zPosition)"
            + " o\(opacity) r\(cornerRadius) m\(masksToBounds) mask:\(mask != nil) shadow:\(shadowOpacity)"
            + " a\(anchorPoint) animations:\(animationKeys() ?? [])\(isMoved)"
    }
}
