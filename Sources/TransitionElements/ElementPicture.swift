#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionPlayback
import UIKit

/// Bitmaps of elements.
@MainActor
enum ElementPicture {
    /// Returns a picture of a view; nil if it would be empty.
    ///
    /// A view that is displayed is drawn as it is on screen, with effects. The layers are rendered instead if the view's
    /// screen was never displayed (F110, F111), if a part must be left out, or if the view has round corners: the flight
    /// rounds the corners itself, so the picture must not.
    ///
    /// - Parameters:
    ///   - isArriving: Whether the screen was not displayed before.
    ///   - hidden: The layers of elements in the view that fly by themselves.
    ///   - scale: The pixels of a point.
    static func take(of view: UIView, isArriving: Bool, without hidden: [CALayer], scale: CGFloat) -> CGImage? {
        let layer = view.layer
        let needsLayers = isArriving || !hidden.isEmpty || layer.cornerRadius > 0 || layer.opacity < 1
        return picture(view.bounds, view.traitCollection, scale) { context in
            if !needsLayers, view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) { return }
            context.clear(view.bounds)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            let (radius, opacity) = (layer.cornerRadius, layer.opacity)
            if radius > 0 { layer.cornerRadius = 0 }
            if opacity < 1 { layer.opacity = 1 }
            layer.render(in: context, without: hidden)
            if radius > 0 { layer.cornerRadius = radius }
            if opacity < 1 { layer.opacity = opacity }
            CATransaction.commit()
        }
    }

    /// Returns a picture of what SwiftUI has drawn in front of a backing; nil if it would be empty.
    ///
    /// It shows nothing of the screen behind the element. If no layer is found that belongs to the element, it is the
    /// part of the screen at the element's place.
    ///
    /// - Parameters:
    ///   - screen: The root view of the screen.
    ///   - isArriving: Whether the screen was not displayed before.
    ///   - hidden: The layers of elements in this one that fly by themselves.
    ///   - scale: The pixels of a point.
    static func take(
        of backing: ElementBacking, on screen: UIView, isArriving: Bool, without hidden: [CALayer], scale: CGFloat
    ) -> CGImage? {
        let drawn = backing.elementLayers(in: screen)
        if !drawn.isEmpty {
            let own = drawn.filter { layer in !hidden.contains { $0 === layer } }
            let layers = picture(backing.bounds, backing.traitCollection, scale) { context in
                for layer in own { layer.render(in: context, without: hidden, from: backing.layer) }
            }
            if let layers { return layers }
        }
        return picture(screen.convert(backing.bounds, from: backing), backing.traitCollection, scale) { context in
            if !isArriving, hidden.isEmpty, screen.drawHierarchy(in: screen.bounds, afterScreenUpdates: false) {
                return
            }
            context.clear(screen.bounds)
            screen.layer.render(in: context, without: hidden)
        }
    }

    /// Returns what is drawn in a rectangle; nil if that is nothing.
    private static func picture(
        _ bounds: CGRect, _ traits: UITraitCollection, _ scale: CGFloat, _ draw: (CGContext) -> Void
    ) -> CGImage? {
        let format = UIGraphicsImageRendererFormat(for: traits)
        format.preferredRange = .standard
        format.scale = scale
        format.opaque = false
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }.cgImage
        return image.flatMap { PictureContent.isEmpty($0) ? nil : $0 }
    }
}

extension CALayer {
    /// Renders the layer at its place in another one.
    fileprivate func render(in context: CGContext, without hidden: [CALayer], from other: CALayer) {
        let origin = other.convert(CGPoint.zero, from: self)
        let (x, y) = (
            other.convert(CGPoint(x: 1, y: 0), from: self), other.convert(CGPoint(x: 0, y: 1), from: self)
        )
        context.saveGState()
        context.concatenate(
            CGAffineTransform(
                a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
        render(in: context, without: hidden)
        context.restoreGState()
    }
}
#endif
