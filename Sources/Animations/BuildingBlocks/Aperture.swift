import Foundation
import TransitionCore

/// The opening between the six blades of a camera's shutter: a hexagon that turns and grows from a point, slowly at
/// first.
///
/// An outset enlarges it on all sides, in units of the final opening's size.
@usableFromInline struct Aperture: Sendable {
    @usableFromInline let hexagon: RegularPolygon

    /// Fails for an empty container, because nothing would be visible.
    @_alwaysEmitIntoClient
    init?(in scene: TransitionScene) {
        guard let hexagon = RegularPolygon(around: [0.5, 0.5], corners: 6, in: scene) else { return nil }
        self.hexagon = hexagon
    }

    /// Returns a corner at a progress.
    @_alwaysEmitIntoClient
    func corner(_ index: Int, _ progress: Double, larger outset: Double = 0) -> Polygon.Point {
        let opened = pow(max(progress, 0), 1.5)
        return hexagon.corner(index, size: 1.02 * opened + outset, turned: 0.4 * .pi * opened)
    }

    /// Returns the edge of a blade. The edge begins at a corner of the opening, follows a side, and continues far
    /// outside.
    @_alwaysEmitIntoClient
    func edge(_ blade: Int, _ progress: Double, larger outset: Double = 0) -> [Polygon.Point] {
        let start = corner(blade, progress, larger: outset)
        return [start, start + corner(blade + 1, progress, larger: 2) - corner(blade, progress, larger: 2)]
    }

    /// Returns a blade: the area between its edge and that of the previous blade.
    @_alwaysEmitIntoClient
    func blade(_ index: Int, _ progress: Double) -> [Polygon.Point] {
        edge(index, progress) + edge(index - 1, progress).suffix(1)
    }

    /// Returns one half of the area around the opening, from this corner to the opposite one.
    @_alwaysEmitIntoClient
    func half(_ first: Int, _ progress: Double) -> Polygon {
        let corners = first...first + 3
        return Polygon(
            corners.map { corner($0, progress) } + corners.reversed().map { corner($0, progress, larger: 1) })
    }

    /// Returns a strip along the edge of a blade, on the side of the opening. Its width is `inset`, in units of the
    /// final opening's size. Like the edge, it continues far outside.
    @_alwaysEmitIntoClient
    func strip(_ blade: Int, _ progress: Double, inset: Double) -> Polygon {
        Polygon(edge(blade, progress) + edge(blade, progress, larger: -inset).reversed())
    }
}
