import Foundation

/// A closed outline of three to twelve points in unit coordinates. The points are stored inline, so interpolating two
/// polygons allocates no memory.
public struct Polygon: Equatable, Sendable {
    /// A corner of the outline, in unit coordinates.
    public typealias Point = SIMD2<Double>

    /// The greatest number of points. Further points are dropped.
    public static let capacity = 12

    /// The number of points.
    public let count: Int
    private var storage: Storage

    private typealias Storage = (
        Point, Point, Point, Point, Point, Point, Point, Point, Point, Point, Point, Point
    )

    /// Creates the outline through these points, in order. Points beyond the twelfth are dropped.
    public init(_ points: [Point]) {
        count = min(points.count, Polygon.capacity)
        let o = Point.zero
        storage = (o, o, o, o, o, o, o, o, o, o, o, o)
        for index in 0..<count { self[index] = points[index] }
    }

    /// The point at `index`, which must be less than ``count``.
    public internal(set) subscript(index: Int) -> Point {
        get {
            precondition(index >= 0 && index < count, "a polygon of \(count) points has no point \(index)")
            return withUnsafeBytes(of: storage) {
                $0.load(fromByteOffset: index * MemoryLayout<Point>.stride, as: Point.self)
            }
        }
        set {
            precondition(index >= 0 && index < count, "a polygon of \(count) points has no point \(index)")
            withUnsafeMutableBytes(of: &storage) {
                $0.storeBytes(of: newValue, toByteOffset: index * MemoryLayout<Point>.stride, as: Point.self)
            }
        }
    }

    /// Compares the points.
    public static func == (a: Polygon, b: Polygon) -> Bool {
        a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] }
    }

    /// The outline mirrored left to right.
    public var mirrored: Polygon {
        var result = self
        for index in 0..<count { result[index].x = 1 - self[index].x }
        return result
    }

    var isFinite: Bool { (0..<count).allSatisfy { self[$0].x.isFinite && self[$0].y.isFinite } }

    /// Returns whether a point lies inside the outline or on it, by the even-odd rule.
    @_alwaysEmitIntoClient
    public func contains(x: Double, y: Double) -> Bool {
        guard count >= 3 else { return false }
        var inside = false
        var previous = self[count - 1]
        for index in 0..<count {
            let point = self[index]
            let edge = point - previous
            let toPoint = Point(x, y) - previous
            let cross = edge.x * toPoint.y - edge.y * toPoint.x
            let along = edge.x * toPoint.x + edge.y * toPoint.y
            let length = edge.x * edge.x + edge.y * edge.y
            // Two coincident points of the outline have no edge between them.
            let isEdge = length > 0
            if isEdge, abs(cross) <= 1e-9 * max(length.squareRoot(), 1e-9), along >= -1e-12, along <= length + 1e-12 {
                return true
            }
            if (previous.y > y) != (point.y > y),
                x < (point.x - previous.x) * (y - previous.y) / (point.y - previous.y) + previous.x
            {
                inside.toggle()
            }
            previous = point
        }
        return inside
    }

    /// Returns the polygon at a fraction of the way to another one. If the two have different numbers of points, the
    /// result is the nearer one.
    func interpolated(to other: Polygon, at fraction: Double) -> Polygon {
        guard count == other.count else { return fraction < 0.5 ? self : other }
        var result = self
        for index in 0..<count {
            let point = self[index]
            result[index] = point + (other[index] - point) * fraction
        }
        return result
    }
}

extension Polygon: ExpressibleByArrayLiteral {
    /// Creates the outline through the points of a list: `.clip(.polygon([[0, 0], [1, 0], [0, 1]]))` is a triangle.
    public init(arrayLiteral points: Point...) { self.init(points) }
}
