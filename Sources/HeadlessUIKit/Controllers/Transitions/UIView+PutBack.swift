import Foundation

extension UIView {
    /// F116: restores the place that the view has in its container, and leaves its transform as it is.
    func putBack(to frame: CGRect) {
        let anchor = layer.anchorPoint
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if bounds.size != frame.size { bounds.size = frame.size }
        if self.center != center { self.center = center }
    }
}
