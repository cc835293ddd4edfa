import Foundation
import TransitionCore

/// A part of the container that turns over in its place, with the old screen on one side and the new one on the other.
struct TurningTile {
    /// The part, in unit coordinates.
    var rect: UnitRect
    /// The progress at which the tile begins to turn.
    var start: Double
    /// The progress at which the tile is at rest again.
    var end: Double
    /// Whether the tile turns about a vertical axis, as a door does, or about a horizontal one.
    var isUpright: Bool
    /// The shade of the tile when it stands on edge, 0 to 1.
    var shade = 0.5

    /// Both sides. Each stops turning where the viewer sees its edge, so that its back is never visible beside the
    /// neighbours. This is at a right angle only in the middle of the container.
    func sides(in scene: TransitionScene, eyeDistance: Double) -> (new: Piece, old: Piece) {
        let aside =
            isUpright
            ? (rect.x + rect.width / 2 - 0.5) * scene.width
            : (0.5 - rect.y - rect.height / 2) * scene.height
        let edgeOn = atan2(eyeDistance, aside) * 180 / .pi
        let (start, span, shade) = (start, max(end - start, 1e-3), shade)
        let axis: Pose.Axis = isUpright ? .y : .x
        func side(_ angle: @escaping @Sendable (Double) -> Double) -> Motion {
            .curve { progress in
                let turned = 180 * Easing.easeInOut(min(max((progress - start) / span, 0), 1))
                return .rotation(degrees: angle(turned), axis: axis)
                    .shade(shade * max(sin(turned * .pi / 180), 0))
            }
        }
        return (Piece(rect, side { max($0, edgeOn) - 180 }), Piece(rect, side { min($0, edgeOn) }))
    }
}

extension Tiling {
    /// The choreography of tiles that turn over one after the other.
    ///
    /// - Parameters:
    ///   - span: The part of the progress in which each tile turns, above 0 and below 1.
    ///   - isUpright: Whether the tiles turn about vertical axes, as doors do, or about horizontal ones.
    ///   - place: The place of a tile in the order of turning: 0 for the first, 1 for the last.
    func turning(
        span: Double, isUpright: Bool, in scene: TransitionScene, place: (Tile) -> Double
    ) -> Choreography {
        // With the eye further away than usual, turning tiles cover less of their neighbours.
        let distance = max(2 * scene.longerSide, 1)
        let sides = tiles.map { tile in
            let start = (1 - span) * place(tile)
            return TurningTile(rect: tile.rect, start: start, end: start + span, isUpright: isUpright)
                .sides(in: scene, eyeDistance: distance)
        }
        return Choreography(
            foreground: .pieces(sides.map(\.new)), background: .pieces(sides.map(\.old)),
            backdrop: .black, eyeDistance: distance)
    }
}
