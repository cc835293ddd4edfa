import Foundation

struct LiveAnimation {}
enum AnimatableValue { case number(Double) }
final class TransactionStack {
    @MainActor func commitImplicit() { World.current.commits += 1 }
}
final class AnimatedLayers {
    var isRunning: Bool { false }
    func treeChanged() {}
}
@MainActor enum DisplayLinks {
    static func fire() {}
}
@MainActor enum RunLoopTurn {
    static func layoutPass() {
        World.current.layoutPending = false
        for window in World.current.windows { window.window?.ownLayer.layoutTree() }
    }
    static func endAnimations() {}
}
/// Where drawing goes.
public final class CGContext {}
struct Drawing {
    var size: CGSize
    var scale: CGFloat
    func cropped(toPixels rect: CGRect) -> Drawing? { nil }
}
/// A layer that keeps the depth of its sublayers.
open class CATransformLayer: CALayer {}
/// A layer filled with a gradient.
open class CAGradientLayer: CALayer {}
/// A layer that draws a path.
open class CAShapeLayer: CALayer {}
extension CALayer {
    func willChange(_ key: LayerKey) -> (any CAAction)? { nil }
    func didChange(_ key: LayerKey, _ action: any CAAction) {}
    func findAction(_ event: String) -> (any CAAction)? { nil }
    func copyValues(from layer: CALayer, values: LayerValues) { self.values = values }
    func sizeChanged(from old: CGSize) {
        setNeedsLayout()
        (delegate as? UIView)?.layerResized(from: old)
    }
}
extension UIView {
    func blockAction(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
