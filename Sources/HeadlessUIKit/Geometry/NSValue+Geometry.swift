import Foundation

// Foundation on this platform boxes points, sizes and rectangles but no other structure. It does box arrays of numbers,
// so every other structure is boxed as its numbers; the kinds of matrices are distinguished by how many numbers they
// have.
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

    /// A box with a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }

    /// A box with an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// A box with a transform in space.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(numbers: transform.numbers.map { CGFloat($0) })
    }

    /// A box with insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// The vector in the box; zero if something else is in it.
    public var cgVectorValue: CGVector {
        guard let numbers = numbers(2) else { return .zero }
        return CGVector(dx: numbers[0], dy: numbers[1])
    }

    /// The affine transform in the box; the identity if something else is in it.
    public var cgAffineTransformValue: CGAffineTransform {
        guard let n = numbers(6) else { return .identity }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// The transform in space in the box; the identity if something else is in it.
    public var caTransform3DValue: CATransform3D {
        guard let n = numbers(16) else { return CATransform3DIdentity }
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
            m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }

    /// The insets in the box; zero if something else is in it.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        guard let numbers = numbers(4) else { return .zero }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    private convenience init(numbers: [CGFloat]) {
        let doubles = numbers.map(Double.init)
        self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
    }

    private func numbers(_ count: Int) -> [CGFloat]? {
        guard String(cString: objCType) == "[\(count)d]" else { return nil }
        var doubles = [Double](repeating: 0, count: count)
        getValue(&doubles)
        return doubles.map { CGFloat($0) }
    }

    /// The boxed value, if animations can interpolate it.
    var animatable: AnimatableValue? {
        let type = String(cString: objCType)
        if type.contains("Rect") { return .numbers(rectValue) }
        if type.contains("Point") { return .numbers(pointValue) }
        if type.contains("Size") { return .numbers(sizeValue) }
        if numbers(16) != nil { return .transform(caTransform3DValue) }
        if numbers(6) != nil { return .transform(CATransform3DMakeAffineTransform(cgAffineTransformValue)) }
        if let numbers = numbers(2) ?? numbers(4) { return .numbers(numbers.map(Double.init)) }
        return nil
    }
}
