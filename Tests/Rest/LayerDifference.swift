import UIKit

/// Compares the visible values of two layer trees.
@MainActor package enum LayerDifference {
    package static func between(_ found: CALayer, _ model: CALayer, path: String) -> String? {
        // What is not seen may have kept its size from before.
        if found.isHidden && model.isHidden { return nil }
        let view = found.delegate as? UIView
        let name = view.map { String(describing: type(of: $0)) } ?? String(describing: type(of: found))
        let path = "\(path)"
        if let fault = fault(of: found, model, view, model.delegate as? UIView) { return "\(path)/\(name): \(fault)" }
        let (children, models) = (found.sublayers ?? [], model.sublayers ?? [])
        if children.count != models.count {
            return "\(path)/\(name): layers \(names(children)) instead of \(names(models))"
        }
        for (child, model) in zip(children, models) {
            if let difference = between(child, model, path: path) { return "\(difference) in \(name)" }
        }
        return nil
    }

    private static func names(_ layers: [CALayer]) -> String {
        layers.map { layer in (layer.delegate as? UIView).map { "\(type(of: $0))" } ?? "\(type(of: layer))" }
            .description
    }

    private static func fault(of found: CALayer, _ model: CALayer, _ view: UIView?, _ modelView: UIView?) -> String? {
        // A different content offset is not a fault: the user may have scrolled.
        if !(view is UIScrollView) && !close(found.bounds.origin, model.bounds.origin)
            || !close(
                CGPoint(x: found.bounds.width, y: found.bounds.height),
                CGPoint(x: model.bounds.width, y: model.bounds.height))
        {
            return "bounds \(found.bounds) instead of \(model.bounds)"
        }
        // What has no size is nowhere.
        let isNothing = found.bounds.isEmpty && model.bounds.isEmpty
        if !isNothing, !close(found.position, model.position) {
            return "position \(found.position) instead of \(model.position)"
        }
        if !close(found.anchorPoint, model.anchorPoint) { return "anchor \(found.anchorPoint)" }
        if !CATransform3DEqualToTransform(found.transform, model.transform) {
            return "transform \(text(found.transform)) instead of \(text(model.transform))"
        }
        if !CATransform3DEqualToTransform(found.sublayerTransform, model.sublayerTransform) {
            return "sublayer transform"
        }
        if abs(found.opacity - model.opacity) > 0.001 { return "opacity \(found.opacity) instead of \(model.opacity)" }
        if found.isHidden != model.isHidden { return found.isHidden ? "is hidden" : "is not hidden" }
        if found.zPosition != model.zPosition { return "depth \(found.zPosition) instead of \(model.zPosition)" }
        if found.cornerRadius != model.cornerRadius {
            return "corners \(found.cornerRadius) instead of \(model.cornerRadius)"
        }
        if found.masksToBounds != model.masksToBounds { return "clips to bounds: \(found.masksToBounds)" }
        if (found.mask == nil) != (model.mask == nil) { return "has a mask: \(found.mask != nil)" }
        if found.shadowOpacity != model.shadowOpacity { return "shadow \(found.shadowOpacity)" }
        if found.speed != model.speed || found.timeOffset != model.timeOffset {
            return "time stands or runs differently"
        }
        if let keys = found.animationKeys(), model.animationKeys() == nil { return "animations \(keys)" }
        guard let view, let modelView else {
            return (view == nil) == (modelView == nil) ? nil : "not the same kind of layer"
        }
        if type(of: view) != type(of: modelView) { return "a \(type(of: view)) instead of a \(type(of: modelView))" }
        if view.isUserInteractionEnabled != modelView.isUserInteractionEnabled {
            return view.isUserInteractionEnabled ? "takes touches" : "takes no touches"
        }
        return nil
    }

    private static func text(_ transform: CATransform3D) -> String {
        if CATransform3DIsIdentity(transform) { return "none" }
        return [
            [transform.m11, transform.m12, transform.m13, transform.m14],
            [transform.m21, transform.m22, transform.m23, transform.m24],
            [transform.m31, transform.m32, transform.m33, transform.m34],
            [transform.m41, transform.m42, transform.m43, transform.m44],
        ].description
    }

    private static func close(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01 }
}
