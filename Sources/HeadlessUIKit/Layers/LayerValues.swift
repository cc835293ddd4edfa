import Foundation

/// The values of a layer that determine its appearance. One such structure is the model, another the presentation.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var isDoubleSided = true
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var borderWidth: CGFloat = 0
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var backgroundColor: CGColor?
    var borderColor: CGColor?
    var shadowColor: CGColor?
    var shadowPath: CGPath?
    var contents: Any?

    var frame: CGRect {
        if CATransform3DIsIdentity(transform) {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        let matrix = toSuperlayer(CATransform3DIdentity, superBounds: .zero, superAnchor: .zero)
        return CGRect(around: bounds.corners.map { matrix.project($0) })
    }

    /// The map from this layer's space to its superlayer's, perspective of the superlayer included.
    func toSuperlayer(_ perspective: CATransform3D, superBounds: CGRect, superAnchor: CGPoint) -> CATransform3D {
        var matrix = CATransform3DMakeTranslation(
            -(bounds.minX + anchorPoint.x * bounds.width), -(bounds.minY + anchorPoint.y * bounds.height),
            -anchorPointZ)
        if !CATransform3DIsIdentity(transform) { matrix = CATransform3DConcat(matrix, transform) }
        matrix = matrix.moved(position.x, position.y, zPosition)
        guard !CATransform3DIsIdentity(perspective) else { return matrix }
        let x = superBounds.minX + superAnchor.x * superBounds.width
        let y = superBounds.minY + superAnchor.y * superBounds.height
        return CATransform3DConcat(matrix.moved(-x, -y, 0), perspective).moved(x, y, 0)
    }
}

extension CATransform3D {
    /// This map, then a move.
    func moved(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        CATransform3DConcat(self, CATransform3DMakeTranslation(x, y, z))
    }

    /// Where a point of the plane z = 0 is seen.
    func project(_ point: CGPoint) -> CGPoint {
        let w = point.x * m14 + point.y * m24 + m44
        let x = point.x * m11 + point.y * m21 + m41
        let y = point.x * m12 + point.y * m22 + m42
        return w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }

    /// The depth of a point of the plane z = 0.
    func depth(_ point: CGPoint) -> CGFloat {
        let w = point.x * m14 + point.y * m24 + m44
        return (point.x * m13 + point.y * m23 + m43) / w
    }

    /// The point of the plane z = 0 that is seen at a point, or nil if the plane is edge-on or behind the eye there.
    func unproject(_ point: CGPoint) -> CGPoint? {
        // Two equations, linear in x and y: (row·column − seen·w) = 0.
        let (a, b) = (m11 - point.x * m14, m21 - point.x * m24)
        let (c, d) = (m12 - point.y * m14, m22 - point.y * m24)
        let (e, f) = (point.x * m44 - m41, point.y * m44 - m42)
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-12 else { return nil }
        let result = CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
        let w = result.x * m14 + result.y * m24 + m44
        return w > 0 ? result : nil
    }
}

extension LayerValues {
    /// The values a layer has before anything is set.
    nonisolated(unsafe) static let initial: LayerValues = {
        var values = LayerValues()
        values.shadowColor = CGColor(gray: 0, alpha: 1)
        values.borderColor = CGColor(gray: 0, alpha: 1)
        return values
    }()
}
