import Foundation

/// One step of a path in points.
enum PathStep: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The step's points, the end point last.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    var end: CGPoint? { points.last }

    func mapped(_ change: (CGPoint) -> CGPoint) -> PathStep {
        switch self {
        case .move(let end): .move(change(end))
        case .line(let end): .line(change(end))
        case .quad(let end, let control): .quad(change(end), control: change(control))
        case .curve(let end, let control1, let control2):
            .curve(change(end), control1: change(control1), control2: change(control2))
        case .close: .close
        }
    }
}

#if !canImport(CoreGraphics)

/// How the inside of a path is found.
public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}

/// How the end of an open line is drawn.
public enum CGLineCap: Int32, Sendable {
    case butt
    case round
    case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
}

/// A path of lines and curves, in points.
public class CGPath: Equatable {
    var steps: [PathStep]

    init(steps: [PathStep]) {
        self.steps = steps
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: PathShapes.rect(rect).mapped(transform?.pointee))
    }

    /// The ellipse that touches the four sides.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(steps: PathShapes.ellipse(rect).mapped(transform?.pointee))
    }

    /// A rectangle with elliptical corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(steps: PathShapes.roundedRect(rect, radii: radii).mapped(transform?.pointee))
    }

    /// The smallest rectangle that holds every point, control points included.
    public var boundingBox: CGRect { CGRect(around: steps.flatMap(\.points)) }

    /// The smallest rectangle that holds the curve itself, found on a fine polygon.
    public var boundingBoxOfPath: CGRect { CGRect(around: PathShapes.polygons(steps).flatMap { $0 }) }

    /// Whether there is no step at all.
    public var isEmpty: Bool { steps.isEmpty }

    /// Whether the point lies inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        PathShapes.contains(point.applying(transform), in: steps, evenOdd: rule == .evenOdd)
    }

    /// A copy that does not change.
    public func copy() -> CGPath? { CGPath(steps: steps) }

    /// A mapped copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps: steps.mapped(transform?.pointee))
    }

    /// Equal step by step.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.steps == rhs.steps }
}

/// A path under construction.
public final class CGMutablePath: CGPath {
    /// An empty path.
    public init() {
        super.init(steps: [])
    }

    /// Begins a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.append(.move(point.applying(transform)))
    }

    /// A straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.append(.line(point.applying(transform)))
    }

    /// Straight lines through the points; the first begins a subpath.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            steps.append(index == 0 ? .move(point.applying(transform)) : .line(point.applying(transform)))
        }
    }

    /// A quadratic Bézier curve.
    func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        steps.append(.quad(end.applying(transform), control: control.applying(transform)))
    }

    /// A cubic Bézier curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        steps.append(
            .curve(
                end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform)))
    }

    /// A line back to the beginning of the subpath.
    public func closeSubpath() {
        if !steps.isEmpty { steps.append(.close) }
    }
}

/// The rasterised picture of Core Graphics; here it holds the layer tree it was taken from.
public final class CGImage: @unchecked Sendable {
    let picture: Drawing

    init(picture: Drawing) {
        self.picture = picture
    }

    /// Width in pixels.
    public var width: Int { Int((picture.size.width * picture.scale).rounded()) }

    /// Height in pixels.
    public var height: Int { Int((picture.size.height * picture.scale).rounded()) }

    /// The part of the picture in a rectangle given in pixels, or nil if it lies outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        picture.cropped(toPixels: rect).map(CGImage.init(picture:))
    }
}

#else

extension CGPath {
    var steps: [PathStep] {
        var result: [PathStep] = []
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: result.append(.move(points[0]))
            case .addLineToPoint: result.append(.line(points[0]))
            case .addQuadCurveToPoint: result.append(.quad(points[1], control: points[0]))
            case .addCurveToPoint: result.append(.curve(points[2], control1: points[0], control2: points[1]))
            case .closeSubpath: result.append(.close)
            @unknown default: break
            }
        }
        return result
    }
}

#endif

extension [PathStep] {
    func mapped(_ transform: CGAffineTransform?) -> [PathStep] {
        guard let transform, !transform.isIdentity else { return self }
        return map { $0.mapped { $0.applying(transform) } }
    }

    /// The steps as a path of Core Graphics.
    var cgPath: CGPath {
        let path = CGMutablePath()
        for step in self {
            switch step {
            case .move(let end): path.move(to: end)
            case .line(let end): path.addLine(to: end)
            case .quad(let end, let control): path.addQuadCurve(to: end, control: control)
            case .curve(let end, let control1, let control2):
                path.addCurve(to: end, control1: control1, control2: control2)
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}
