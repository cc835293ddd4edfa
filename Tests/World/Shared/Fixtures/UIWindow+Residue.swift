import UIKit

extension UIWindow {
    /// Everything that a transition might leave behind, as text.
    public func residue() -> String {
        func lines(_ layer: CALayer, _ indent: String) -> [String] {
            let isMoved = !CATransform3DIsIdentity(layer.transform)
            var line = "\(indent)\(Int(layer.frame.minX)),\(Int(layer.frame.minY))"
            line += " \(Int(layer.bounds.width))×\(Int(layer.bounds.height)) z\(layer.zPosition) o\(layer.opacity)"
            line += " r\(layer.cornerRadius) m\(layer.masksToBounds) mask:\(layer.mask != nil)"
            line += " shadow:\(layer.shadowOpacity) a\(layer.anchorPoint) animations:\(layer.animationKeys() ?? [])"
            line += isMoved ? " moved" : ""
            return [line] + (layer.sublayers ?? []).flatMap { lines($0, indent + "  ") }
        }
        return lines(layer, "").joined(separator: "\n")
    }
}
