import UIKit

extension CATransform3D {
    /// The place of a point of a layer's plane under the transform; nil for a point behind the eye.
    public func projected(x: Double, y: Double) -> (x: Double, y: Double)? {
        let w = x * Double(m14) + y * Double(m24) + Double(m44)
        guard w > 1e-9 else { return nil }
        return (
            (x * Double(m11) + y * Double(m21) + Double(m41)) / w, (x * Double(m12) + y * Double(m22) + Double(m42)) / w
        )
    }
}
