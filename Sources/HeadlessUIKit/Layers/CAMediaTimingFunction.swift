import Foundation

/// A curve of time: a cubic Bézier from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, NSCoding {
    let bezier: BezierCurve

    /// A curve by its name; linear if the name is unknown.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// A curve by its two inner control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        bezier = BezierCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }

    /// Linear; nothing is read from the coder.
    public required init?(coder: NSCoder) {
        bezier = .linear
    }

    /// Archives nothing.
    open func encode(with coder: NSCoder) {}
}
