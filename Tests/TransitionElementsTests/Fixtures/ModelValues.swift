import TransitionCore
import UIKit

/// All model values of the views in a window, as text.
@MainActor
enum ModelValues {
    static func text(of window: UIWindow) -> String {
        var lines: [String] = []
        func visit(_ view: UIView, _ depth: Int) {
            let layer = view.layer
            lines.append(
                """
                \(depth) \(type(of: view)) \(layer.bounds) \(layer.position) \(layer.anchorPoint) \(layer.opacity) \
                \(layer.isHidden) \(layer.cornerRadius) \(layer.masksToBounds) \(layer.zPosition) \
                \(layer.shadowOpacity) \(layer.mask != nil) \(numbers(layer.transform)) \(view.isUserInteractionEnabled)
                """)
            for view in view.subviews { visit(view, depth + 1) }
        }
        visit(window, 0)
        return lines.joined(separator: "\n")
    }

    private static func numbers(_ t: CATransform3D) -> [CGFloat] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
    }
}
