import Foundation

/// A path that can be built, drawn, and given to layers.
open class UIBezierPath: NSObject, NSCopying {
    private var steps: [PathStep] = []

    /// An empty path.
    public override init() {
        super.init()
    }

    private convenience init(steps: [PathStep]) {
        self.init()
        self.steps = steps
    }

    /// A path of Core Graphics.
    public convenience init(cgPath: CGPath) { self.init(steps: cgPath.steps) }

    /// A rectangle.
    public convenience init(rect: CGRect) { self.init(steps: PathShapes.rect(rect)) }

    /// The ellipse that touches the four sides.
    public convenience init(ovalIn rect: CGRect) { self.init(steps: PathShapes.ellipse(rect)) }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            steps: PathShapes.roundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius)))
    }

    /// A rectangle some of whose corners are round.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init(
            steps: PathShapes.roundedRect(rect, radii: cornerRadii) { point in
                let name: UIRectCorner =
                    switch (point.x == rect.minX, point.y == rect.minY) {
                    case (true, true): .topLeft
                    case (false, true): .topRight
                    case (true, false): .bottomLeft
                    case (false, false): .bottomRight
                    }
                return corners.contains(name)
            })
    }

    /// An arc; angles in radians from the x axis, clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init(
            steps: PathShapes.arc(
                center, radius: radius, from: startAngle, to: endAngle, decreasing: !clockwise, joins: false))
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(steps: steps)
        copy.lineWidth = lineWidth
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// The path for Core Graphics.
    open var cgPath: CGPath {
        get { steps.cgPath }
        set { steps = newValue.steps }
    }

    /// Width of the line in points.
    open var lineWidth: CGFloat = 1
    /// How long a pointed join may grow.
    open var miterLimit: CGFloat = 10
    /// Whether the inside is found by the even-odd rule.
    open var usesEvenOddFillRule = false

    /// Begins a new subpath.
    open func move(to point: CGPoint) { steps.append(.move(point)) }
    /// A straight line from the current point.
    open func addLine(to point: CGPoint) { steps.append(.line(point)) }
    /// A cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        steps.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
    }
    /// A line back to the beginning of the subpath.
    open func close() { if !steps.isEmpty { steps.append(.close) } }
    /// Another path's steps.
    open func append(_ bezierPath: UIBezierPath) { steps += bezierPath.steps }
    /// Maps the path.
    open func apply(_ transform: CGAffineTransform) { steps = steps.mapped(transform) }

    /// The path run the other way; each subpath is reversed.
    @discardableResult
    open func reversing() -> UIBezierPath { UIBezierPath(steps: PathShapes.reversed(steps)) }

    /// Whether the point lies inside.
    @discardableResult
    open func contains(_ point: CGPoint) -> Bool {
        PathShapes.contains(point, in: steps, evenOdd: usesEvenOddFillRule)
    }

    /// The smallest rectangle around the path.
    open var bounds: CGRect {
        let box = CGRect(around: PathShapes.polygons(steps).flatMap { $0 })
        return box.isNull ? .zero : box
    }
    /// Whether there is no step at all.
    open var isEmpty: Bool { steps.isEmpty }

    /// Fills the inside in the current context.
    open func fill() { World.current.graphics.last?.draw(steps, of: self, fills: true) }
    /// Draws the line in the current context.
    open func stroke() { World.current.graphics.last?.draw(steps, of: self, fills: false) }
}

extension PathShapes {
    static func reversed(_ steps: [PathStep]) -> [PathStep] {
        var result: [PathStep] = []
        var part: [PathStep] = []
        func flush() {
            guard case .move(let start)? = part.first else { return }
            let closes = part.last == .close
            var back: [PathStep] = []
            var from = start
            for step in part.dropFirst() {
                switch step {
                case .line: back.insert(.line(from), at: 0)
                case .quad(_, let control): back.insert(.quad(from, control: control), at: 0)
                case .curve(_, let one, let two): back.insert(.curve(from, control1: two, control2: one), at: 0)
                case .move, .close: break
                }
                from = step.end ?? from
            }
            result += [.move(from)] + back + (closes ? [.close] : [])
        }
        for step in steps {
            if case .move = step {
                flush()
                part = []
            }
            part.append(step)
        }
        flush()
        return result
    }
}
