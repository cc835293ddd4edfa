import Foundation

/// The keys under which a layer's values are animated.
enum LayerKey: String {
    case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform, opacity
    case hidden, masksToBounds, doubleSided, cornerRadius, maskedCorners, borderWidth
    case shadowOpacity, shadowRadius, shadowOffset, contentsRect, contentsCenter, contentsScale
    case backgroundColor, borderColor, shadowColor, shadowPath, contents, mask, sublayers
    case colors, locations, startPoint, endPoint
    case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
    case onOrderIn, onOrderOut
}
