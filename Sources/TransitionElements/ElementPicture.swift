#if canImport(UIKit)
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
        let format = UIGraphicsImageRendererFormat(for: view.traitCollection)
        format.preferredRange = .standard
        format.scale = scale
        format.opaque = false
        let layer = view.layer
        let needsLayers = isArriving || !hidden.isEmpty || layer.cornerRadius > 0 || layer.opacity < 1
        let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
            if !needsLayers, view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) { return }
            context.cgContext.clear(view.bounds)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            let (radius, opacity) = (layer.cornerRadius, layer.opacity)
            if radius > 0 { layer.cornerRadius = 0 }
            if opacity < 1 { layer.opacity = 1 }
            layer.render(in: context.cgContext, without: hidden)
            if radius > 0 { layer.cornerRadius = radius }
            if opacity < 1 { layer.opacity = opacity }
            CATransaction.commit()
        }.cgImage
        return picture.flatMap { PictureContent.isEmpty($0) ? nil : $0 }
    }
}
#endif
