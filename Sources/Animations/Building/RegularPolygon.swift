import Foundation
import TransitionCore

/// A polygon or a star around a point, measured so that it just holds the whole container.
struct RegularPolygon {
    private let center: Polygon.Point
    private let corners: Int
    private let slenderness: Double?
    private let unit: SIMD2<Double>

    /// A polygon, or a star if `slenderness` says how far its notches are from the middle, as a part of its points.
    ///
    /// nil for a container of no size, in which there is nothing to be seen.
    init?(around center: Polygon.Point, corners: Int, slenderness: Double? = nil, in scene: TransitionScene) {
        // The middles of the sides, or the notches between the points, are nearest to the center: they, too, have to be
        // outside of the container.
        let nearest = (slenderness ?? 1) * cos(.pi / Double(corners))
        let reach = Clip.reach(x: center.x, y: center.y, width: scene.width, height: scene.height) / nearest
        guard reach.isFinite, scene.width >= 1, scene.height >= 1 else { return nil }
        (self.center, self.corners, self.slenderness) = (center, corners, slenderness)
        unit = SIMD2(reach / scene.width, reach / scene.height)
    }

    /// A corner, counted with the clock from the one at the top; at size 1 the polygon just holds the container.
    func corner(_ index: Int, size: Double, turned angle: Double = 0) -> Polygon.Point {
        point(at: Double(index) * 2 * .pi / Double(corners) + angle, radius: size)
    }

    /// What is seen through the outline at a size, turned by an angle in radians.
    func pose(size: Double, turned angle: Double) -> Pose {
        guard let slenderness else {
            return .clip(.polygon(Polygon((0..<corners).map { corner($0, size: size, turned: angle) })))
        }
        let outline = (0..<2 * corners).map { index in
            point(
                at: Double(index) * .pi / Double(corners) + angle, radius: index % 2 == 0 ? size : size * slenderness)
        }
        return .clip(.polygon(Polygon(outline)))
    }

    private func point(at angle: Double, radius: Double) -> Polygon.Point {
        center + SIMD2(sin(angle), -cos(angle)) * unit * radius
    }
}
