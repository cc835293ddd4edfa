import Foundation

// Foundation boxes points, sizes and rectangles here but no other structure, so there is no box for matrices.
extension NSValue {
    /// A box with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// A box with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// A box with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point in the box.
    public var cgPointValue: CGPoint { pointValue }

    /// The size in the box.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle in the box.
    public var cgRectValue: CGRect { rectValue }

    /// What is in the box, if animations can mix it.
    var animatable: AnimatableValue? {
        let type = String(cString: objCType)
        if type.contains("Rect") { return .numbers(rectValue) }
        if type.contains("Point") { return .numbers(pointValue) }
        if type.contains("Size") { return .numbers(sizeValue) }
        return nil
    }
}
