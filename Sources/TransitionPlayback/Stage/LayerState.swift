#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The values of a layer that a stage writes.
@MainActor
struct LayerState {
    var transform: CATransform3D
    var zPosition: CGFloat
    var opacity: Float
    var cornerRadius: CGFloat
    var masksToBounds: Bool
    var mask: CALayer?
    var allowsEdgeAntialiasing: Bool

    init(of layer: CALayer) {
        transform = layer.transform
        zPosition = layer.zPosition
        opacity = layer.opacity
        cornerRadius = layer.cornerRadius
        masksToBounds = layer.masksToBounds
        mask = layer.mask
        allowsEdgeAntialiasing = layer.allowsEdgeAntialiasing
    }

    /// Restores each saved value for which the layer still has the value in `written`. A value that the app has changed
    /// since stays.
    ///
    /// - Parameter traits: The values of the pose that were written.
    func restore(_ layer: CALayer, written: LayerState, traits: Traits) {
        restorePose(layer, written: written, traits: traits)
        if layer.zPosition == written.zPosition { layer.zPosition = zPosition }
        if layer.masksToBounds == written.masksToBounds { layer.masksToBounds = masksToBounds }
        if layer.mask === written.mask { layer.mask = mask }
        if layer.allowsEdgeAntialiasing == written.allowsEdgeAntialiasing {
            layer.allowsEdgeAntialiasing = allowsEdgeAntialiasing
        }
    }

    /// Restores only transform, opacity and corner radius, the values of a model that are at rest during a run.
    func restorePose(_ layer: CALayer, written: LayerState, traits: Traits) {
        if traits.contains(.transform), CATransform3DEqualToTransform(layer.transform, written.transform) {
            layer.transform = transform
        }
        if traits.contains(.opacity), layer.opacity == written.opacity { layer.opacity = opacity }
        if traits.contains(.cornerRadius), layer.cornerRadius == written.cornerRadius {
            layer.cornerRadius = cornerRadius
        }
    }

    /// Takes transform, opacity and corner radius from a layer, the values of a model that are at rest during a run.
    mutating func adoptPose(of layer: CALayer) {
        transform = layer.transform
        opacity = layer.opacity
        cornerRadius = layer.cornerRadius
    }
}
#endif
