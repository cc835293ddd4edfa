import Foundation
import TransitionCore

/// A regular polygon or a star around a point. At size 1 it covers the whole container.
@usableFromInline struct RegularPolygon: Sendable {
    @usableFromInline let center: Polygon.Point
    @usableFromInline let corners: Int
    @usableFromInline let slenderness: Double?
    @usableFromInline let unit: SIMD2<Double>

    /// Creates a polygon, or a star with `slenderness`: the ratio of the notches' distance from the centre to the
    /// points' distance.
    ///
    /// Fails for an empty container, because nothing would be visible.
    @_alwaysEmitIntoClient
    init?(around center: Polygon.Point, corners: Int, slenderness: Double? = nil, in scene: TransitionScene) {
        // The middles of a polygon's sides, and a star's notches, are nearest to the centre. At size 1 they must also
        // be outside of the container.
        let nearest = (slenderness ?? 1) * cos(.pi / Double(corners))
        let reach = Clip.reach(x: center.x, y: center.y, width: scene.width, height: scene.height) / nearest
        guard reach.isFinite, scene.width >= 1, scene.height >= 1 else { return nil }
        (self.center, self.corners, self.slenderness) = (center, corners, slenderness)
        unit = SIMD2(reach / scene.width, reach / scene.height)
    }

    /// Returns a corner, counted clockwise from the top one. At size 1 the polygon covers the container.
    @_alwaysEmitIntoClient
    func corner(_ index: Int, size: Double, turned angle: Double = 0) -> Polygon.Point {
        point(at: Double(index) * 2 * .pi / Double(corners) + angle, radius: size)
    }

    /// Returns the pose that clips to the outline. The outline is turned by an angle in radians and moved by fractions
    /// of the container.
    @_alwaysEmitIntoClient
    func pose(size: Double, turned angle: Double, moved way: SIMD2<Double> = .zero) -> Pose {
        guard let slenderness else {
            return .clip(.polygon(Polygon((0..<corners).map { corner($0, size: size, turned: angle) + way })))
        }
        let outline = (0..<2 * corners).map { index in
            point(
                at: Double(index) * .pi / Double(corners) + angle, radius: index % 2 == 0 ? size : size * slenderness)
                + way
        }
        return .clip(.polygon(Polygon(outline)))
    }

    @_alwaysEmitIntoClient
    func point(at angle: Double, radius: Double) -> Polygon.Point {
        center + SIMD2(sin(angle), -cos(angle)) * unit * radius
    }
}
