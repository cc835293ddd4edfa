import Foundation
import TransitionCore

/// A bending screen, drawn as a chain of strips. Each strip begins at the edge of the previous one.
@usableFromInline struct Bend: Sendable {
    /// The place of a point of the bent screen: the distance along the chain, and the distance towards the viewer, both
    /// in points.
    @usableFromInline struct Place: Sendable {
        @usableFromInline let along: Double
        @usableFromInline let depth: Double

        @_alwaysEmitIntoClient
        init(along: Double, depth: Double) { (self.along, self.depth) = (along, depth) }

        /// Creates the point of an arc at a distance `way` along the arc from the hinge. `angle` is the angle at the
        /// hinge in radians.
        @_alwaysEmitIntoClient
        init(along way: Double, onArcFrom angle: Double, curvature: Double) {
            let turned = curvature * way
            if abs(turned) > 1e-6 {
                along = (sin(angle + turned) - sin(angle)) / curvature
                depth = (cos(angle) - cos(angle + turned)) / curvature
            } else {
                (along, depth) = (way * cos(angle), way * sin(angle))
            }
        }
    }

    /// Whether the strips lie side by side, so that the screen bends horizontally. If false, the strips lie one below
    /// the other.
    @usableFromInline let isAcross: Bool
    /// The number of strips.
    @usableFromInline let strips: Int

    @_alwaysEmitIntoClient
    init(isAcross: Bool, strips: Int) { (self.isAcross, self.strips) = (isAcross, strips) }

    /// Returns the strips of a screen.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - source: The part of the screen that each strip shows, stretched to the strip's size; nil for its own part.
    ///   - place: Returns the place of a point of the screen at a progress. `along` is the point's distance from the
    ///     leading or top edge in points.
    ///   - look: Returns a strip's pose with a shade and similar values added. `along` is the distance of the strip's
    ///     middle from the leading or top edge in points. `degrees` is the strip's angle, positive if the strip rises
    ///     towards the viewer along the chain.
    @_alwaysEmitIntoClient
    func pieces(
        in scene: TransitionScene, showing source: UnitRect? = nil,
        place: @escaping @Sendable (_ progress: Double, _ along: Double) -> Place,
        look: @escaping @Sendable (_ progress: Double, _ along: Double, _ degrees: Double, _ pose: Pose) -> Pose
    ) -> [Piece] {
        let length = isAcross ? scene.width : scene.height
        let rects = isAcross ? Parts.columns(strips, in: scene) : Parts.rows(strips, in: scene)
        return rects.map { rect in
            let start = (isAcross ? rect.x : rect.y) * length
            let extent = (isAcross ? rect.width : rect.height) * length
            let shown = source ?? rect
            let (origin, size) =
                isAcross ? (shown.x * length, shown.width * length) : (shown.y * length, shown.height * length)
            return Piece(
                shown,
                .curve { progress in
                    let from = place(progress, start)
                    let to = place(progress, start + extent)
                    let (along, rise) = (to.along - from.along, to.depth - from.depth)
                    let stretch = size > 0 ? (along * along + rise * rise).squareRoot() / size : 1
                    let angle = atan2(rise, along) * 180 / .pi
                    let pose: Pose =
                        isAcross
                        ? .offset(dx: from.along - origin, depth: from.depth)
                            .rotation(degrees: -angle, axis: .y).anchor(.leading).scale(x: stretch)
                        : .offset(dy: from.along - origin, depth: from.depth)
                            .rotation(degrees: angle, axis: .x).anchor(.top).scale(y: stretch)
                    return look(progress, start + extent / 2, angle, pose)
                }
            )
        }
    }
}
