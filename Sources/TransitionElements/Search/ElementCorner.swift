#if canImport(UIKit) && !PARTIAL_UIKIT
import UIKit

/// The round corners of a view.
struct ElementCorner {
    /// In points of the view; a place in the screen scales it.
    var radius: CGFloat
    /// The corners that are round.
    let masked: CACornerMask
    let curve: CALayerCornerCurve

    /// Reads the layer, and from iOS 26 on the view's corner configuration too. Whether UIKit copies the latter to the layer
    /// is not documented, so the larger radius counts.
    @MainActor
    init(of view: UIView) {
        let layer = view.layer
        curve = layer.cornerCurve
        #if compiler(>=6.2) && !HEADLESS_UIKIT
        if #available(iOS 26.0, *) {
            // For several corners UIKit returns the largest radius.
            let largest = view.effectiveRadius(corner: .allCorners)
            if largest.isFinite, largest > layer.cornerRadius {
                radius = largest
                masked = Self.places.reduce(into: CACornerMask()) { masked, place in
                    if view.effectiveRadius(corner: place.corner) > 0 { masked.insert(place.mask) }
                }
                return
            }
        }
        #endif
        radius = layer.cornerRadius
        masked = layer.maskedCorners
    }

    #if compiler(>=6.2) && !HEADLESS_UIKIT
    private static let places: [(corner: UIRectCorner, mask: CACornerMask)] = [
        (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
        (.bottomRight, .layerMaxXMaxYCorner),
    ]
    #endif
}
#endif
