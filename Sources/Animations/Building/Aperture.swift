import Foundation
import TransitionCore

/// The opening between the six blades of a camera's shutter: a hexagon that grows from a point, gently, and turns.
///
/// An outset makes it larger on all sides, in sizes of the opening at the end.
struct Aperture {
    private let hexagon: RegularPolygon

    /// Fails for an empty container, in which there is nothing to see.
    init?(in scene: TransitionScene) {
        guard let hexagon = RegularPolygon(around: [0.5, 0.5], corners: 6, in: scene) else { return nil }
        self.hexagon = hexagon
    }

    /// A corner at a progress.
    func corner(_ index: Int, _ progress: Double, larger outset: Double = 0) -> Polygon.Point {
        let opened = pow(max(progress, 0), 1.5)
        return hexagon.corner(index, size: 1.02 * opened + outset, turned: 0.4 * .pi * opened)
    }

    /// The edge of a blade: it begins at a corner, goes along a side, and then on to far outside.
    func edge(_ blade: Int, _ progress: Double, larger outset: Double = 0) -> [Polygon.Point] {
        let start = corner(blade, progress, larger: outset)
        return [start, start + corner(blade + 1, progress, larger: 2) - corner(blade, progress, larger: 2)]
    }

    /// A blade: what lies between its edge and that of the blade before.
    func blade(_ index: Int, _ progress: Double) -> [Polygon.Point] {
        edge(index, progress) + edge(index - 1, progress).suffix(1)
    }

    /// One of the two halves of what lies around the opening, by its first corner.
    func half(_ first: Int, _ progress: Double) -> Polygon {
        let corners = first...first + 3
        return Polygon(
            corners.map { corner($0, progress) } + corners.reversed().map { corner($0, progress, larger: 1) })
    }

    /// The part of the opening, and of the blades beyond, that lies within an inset of a blade's edge.
    func strip(_ blade: Int, _ progress: Double, inset: Double) -> Polygon {
        Polygon(edge(blade, progress) + edge(blade, progress, larger: -inset).reversed())
    }
}
