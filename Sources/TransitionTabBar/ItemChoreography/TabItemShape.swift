import Foundation
import TransitionCore

/// A shape in the item's tint that an animation draws. At progress 0 and 1 it must have opacity 0.
public struct TabItemShape: Sendable {
    /// The outline of a shape in its rectangle.
    public enum Outline: Equatable, Sendable {
        /// A filled ellipse.
        case disc
        /// The line of an ellipse inside the rectangle, with a width in points.
        case ring(width: Double)
        /// A star with a number of points, clamped to 3...360.
        case star(points: Int)
        /// A drop with its tip at the top.
        case drop

        /// The corners of a filled outline, in unit coordinates of the rectangle; nil for an ellipse.
        package var corners: [SIMD2<Double>]? {
            switch self {
            case .disc, .ring: nil
            case .star(let points): Self.starCorners(min(max(points, 3), 360))
            case .drop: Self.dropCorners
            }
        }

        private static func starCorners(_ points: Int) -> [SIMD2<Double>] {
            (0..<2 * points).map { index in
                let angle = Double(index) * .pi / Double(points)
                let radius = index.isMultiple(of: 2) ? 0.5 : 0.18
                return SIMD2(0.5 + radius * sin(angle), 0.5 - radius * cos(angle))
            }
        }

        /// The tip and the lower part of a circle. Two straight sides lead from the tip to the circle.
        private static let dropCorners: [SIMD2<Double>] = {
            let (center, radius) = (SIMD2(0.5, 0.66), 0.34)
            // The sides touch the circle where the radius is perpendicular to them.
            let start = acos(radius / center.y)
            let arc = (0...24).map { step -> SIMD2<Double> in
                let angle = start + (2 * Double.pi - 2 * start) * Double(step) / 24
                return SIMD2(center.x + radius * sin(angle), center.y - radius * cos(angle))
            }
            return [SIMD2(0.5, 0)] + arc
        }()
    }

    /// The outline.
    public var outline: Outline
    /// The frame at rest, in unit coordinates of the icon. It may be up to 2,000 times as large as the icon.
    public var rect: UnitRect
    /// Whether it lies behind the icon.
    public var isBehind: Bool
    /// The motions, in order. The fractions in an offset refer to the icon's size.
    public var motions: [Motion]

    /// Creates a shape with its motions.
    public init(_ outline: Outline, in rect: UnitRect, isBehind: Bool = false, motions: [Motion]) {
        self.outline = outline
        self.rect = rect
        self.isBehind = isBehind
        self.motions = motions
    }

    /// Creates a shape around the icon's centre, with its side as a multiple of the icon's.
    public init(_ outline: Outline, side: Double, isBehind: Bool = false, motions: [Motion]) {
        self.init(
            outline, in: UnitRect(x: 0.5 - side / 2, y: 0.5 - side / 2, width: side, height: side),
            isBehind: isBehind, motions: motions)
    }

    var mirrored: TabItemShape {
        TabItemShape(outline, in: rect.mirrored, isBehind: isBehind, motions: motions.map(\.mirrored))
    }
}
