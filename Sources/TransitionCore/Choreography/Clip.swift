import Foundation

/// The visible part of an element, in unit coordinates of the element (0 to 1 across and down).
public enum Clip: Equatable, Sendable {
    /// No clip: the whole element is visible.
    case none
    /// A rectangle with rounded corners, with the radius in points.
    case roundedRect(UnitRect, radius: Double)
    /// A circle. Its centre is in unit coordinates. Its radius is a fraction of the distance from the centre to the
    /// element's farthest corner, so a radius of 1 hides nothing.
    case circle(x: Double, y: Double, radius: Double)
    /// The inside of a closed outline. Use the same number of points in each keyframe, because polygons are
    /// interpolated point by point.
    case polygon(Polygon)

    /// Returns a rectangle with square corners.
    public static func rect(_ rect: UnitRect) -> Clip { .roundedRect(rect, radius: 0) }

    /// The clip mirrored left to right.
    public var mirrored: Clip {
        switch self {
        case .none: .none
        case .roundedRect(let rect, let radius): .roundedRect(rect.mirrored, radius: radius)
        case .circle(let x, let y, let radius): .circle(x: 1 - x, y: y, radius: radius)
        case .polygon(let polygon): .polygon(polygon.mirrored)
        }
    }

    var isFinite: Bool {
        switch self {
        case .none: true
        case .roundedRect(let rect, let radius): rect.isFinite && radius.isFinite
        case .circle(let x, let y, let radius): x.isFinite && y.isFinite && radius.isFinite
        case .polygon(let polygon): polygon.isFinite
        }
    }

    /// Returns whether a point of the element is visible.
    ///
    /// - Parameters:
    ///   - x: The x coordinate, as a fraction of the element's width.
    ///   - y: The y coordinate, as a fraction of the element's height.
    ///   - size: The element's size in points, for radii.
    @_alwaysEmitIntoClient
    public func contains(x: Double, y: Double, size: CGSize) -> Bool {
        let (width, height) = (Double(size.width), Double(size.height))
        switch self {
        case .none:
            return true
        case .roundedRect(let rect, let radius):
            return rect.contains(x: x, y: y, radius: radius, width: width, height: height)
        case .circle(let centerX, let centerY, let radius):
            let reach = Clip.reach(x: centerX, y: centerY, width: width, height: height)
            let (dx, dy) = ((x - centerX) * width, (y - centerY) * height)
            return radius > 0 && (dx * dx + dy * dy).squareRoot() <= radius * reach * (1 + 1e-9)
        case .polygon(let polygon):
            return polygon.contains(x: x, y: y)
        }
    }

    /// Returns the distance, in points, from a point of the element to the element's farthest corner. A
    /// ``circle(x:y:radius:)`` with a `radius` of 1 has this radius.
    public static func reach(x: Double, y: Double, width: Double, height: Double) -> Double {
        let dx = max(abs(x), abs(1 - x)) * width
        let dy = max(abs(y), abs(1 - y)) * height
        return (dx * dx + dy * dy).squareRoot()
    }
}

/// A rectangle in unit coordinates of an element: 0 to 1 across and down.
public struct UnitRect: Equatable, Sendable {
    /// The leading edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates the rectangle from its origin and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The whole element.
    public static let full = UnitRect(x: 0, y: 0, width: 1, height: 1)

    /// The rectangle mirrored left to right.
    public var mirrored: UnitRect { UnitRect(x: 1 - x - width, y: y, width: width, height: height) }

    /// Whether the rectangle lies within ``full``, apart from rounding errors.
    package var isWithinFull: Bool {
        let slack = 1e-6
        return x >= -slack && y >= -slack && width >= 0 && height >= 0 && x + width <= 1 + slack
            && y + height <= 1 + slack
    }

    package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

    /// Returns the rectangle in points, inside an element with this frame.
    public func rect(in frame: CGRect) -> CGRect {
        CGRect(
            x: frame.minX + x * frame.width,
            y: frame.minY + y * frame.height,
            width: width * frame.width,
            height: height * frame.height
        )
    }

    @_alwaysEmitIntoClient
    func contains(x px: Double, y py: Double, radius: Double, width elementWidth: Double, height elementHeight: Double)
        -> Bool
    {
        let slack = 1e-9
        guard px >= x - slack, px <= x + width + slack, py >= y - slack, py <= y + height + slack else { return false }
        guard radius > 0 else { return true }
        let (w, h) = (width * elementWidth, height * elementHeight)
        let r = min(radius, w / 2, h / 2)
        let dx = max(r - (px - x) * elementWidth, (px - x) * elementWidth - (w - r), 0)
        let dy = max(r - (py - y) * elementHeight, (py - y) * elementHeight - (h - r), 0)
        return dx * dx + dy * dy <= r * r + slack
    }
}
