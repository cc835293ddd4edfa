import Foundation
import TransitionCore

/// A shattered pane of glass. Cracks run from the point of impact to the border, and rings of cracks surround this
/// point.
@usableFromInline struct GlassPane {
    /// A part of the pane between cracks.
    @usableFromInline struct Shard: Sendable {
        /// The shard's number, counted from the border inwards.
        @usableFromInline let index: Int
        /// The rectangle around the shard, in unit coordinates of the pane.
        @usableFromInline let rect: UnitRect
        /// The shard's outline in this rectangle. It is enlarged by 2.5 points, so that no crack is visible before the
        /// pane breaks.
        @usableFromInline let shape: Polygon

        @_alwaysEmitIntoClient
        init(index: Int, rect: UnitRect, shape: Polygon) { (self.index, self.rect, self.shape) = (index, rect, shape) }
    }

    @usableFromInline typealias Point = SIMD2<Double>

    @usableFromInline let size: Point
    @usableFromInline let impact: Point
    @usableFromInline let cracks: Int

    /// Creates a pane of the container's size. `impact` is in unit coordinates, and `cracks` is the number of cracks
    /// from there to the border.
    @_alwaysEmitIntoClient
    init(hitAt impact: SIMD2<Double>, cracks: Int, in scene: TransitionScene) {
        (size, self.impact, self.cracks) = (SIMD2(scene.width, scene.height), impact, cracks)
    }

    /// All shards that are large enough to be visible.
    @_alwaysEmitIntoClient
    var shards: [Shard] {
        guard size.x >= 1, size.y >= 1 else { return [] }
        return outlines.enumerated().compactMap { shard($0, outline: $1) }
    }

    /// The shards' outlines in points. Neighbours share their corners.
    @_alwaysEmitIntoClient
    var outlines: [[Point]] {
        let center = impact * size
        let reach = Clip.reach(x: impact.x, y: impact.y, width: size.x, height: size.y)
        let rings = [0, 0.2, 0.52, 1.7]
        func corner(_ ring: Int, _ crack: Int) -> Point {
            let crack = crack % cracks
            let key = ring * 31 + crack
            let bend = ring == 0 ? 0 : 0.32 * Scatter.signed(key, salt: 7)
            let angle = (Double(crack) + 0.28 * Scatter.signed(crack, salt: 8) + bend) * 2 * .pi / Double(cracks)
            let isRim = ring == rings.count - 1
            let radius = reach * rings[ring] * (isRim ? 1 : 1 + 0.28 * Scatter.signed(key, salt: 9))
            return center + SIMD2(cos(angle), sin(angle)) * radius
        }
        return (0..<rings.count - 1).reversed().flatMap { ring in
            (0..<cracks).map { crack in
                let inner = ring == 0 ? [center] : [corner(ring, crack + 1), corner(ring, crack)]
                return [corner(ring + 1, crack), corner(ring + 1, crack + 1)] + inner
            }
        }
    }

    @_alwaysEmitIntoClient
    func shard(_ index: Int, outline: [Point]) -> Shard? {
        let within = outline.map { $0.clamped(lowerBound: .zero, upperBound: size) }
        let low = within.reduce(size, pointwiseMin) - 1
        let high = within.reduce(.zero, pointwiseMax) + 1
        let start = low.rounded(.down).clamped(lowerBound: .zero, upperBound: size)
        let extent = high.rounded(.up).clamped(lowerBound: .zero, upperBound: size) - start
        guard extent.x > 1.5, extent.y > 1.5 else { return nil }
        let middle = outline.reduce(.zero, +) / Double(outline.count)
        let corners = outline.map { point in
            let out = point - middle
            let length = max((out * out).sum().squareRoot(), 1e-6)
            return (point + out / length * 2.5 - start) / extent
        }
        let (origin, part) = (start / size, extent / size)
        return Shard(
            index: index, rect: UnitRect(x: origin.x, y: origin.y, width: part.x, height: part.y),
            shape: Polygon(corners))
    }
}
