import Foundation
import TransitionCore

/// A part of the container with the old screen on one side and the new one on the other, that turns over in its place.
struct TurningTile {
    /// The part, in unit coordinates.
    var rect: UnitRect
    /// The progress at which it begins to turn.
    var start: Double
    /// The progress at which it is at rest again.
    var end: Double
    /// Whether it turns about an upright axis, as a door does, and not about a level one.
    var isUpright: Bool
    /// How dark it is when seen from the side, 0 to 1.
    var shade = 0.5

    /// Both sides. Each stops where it is seen from its edge, so that its neighbours never see its back; that is at a
    /// right angle only in the middle of the container.
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
    ///   - span: The part of the progress that each of them takes, above 0 and below 1.
    ///   - isUpright: Whether they turn about upright axes, as doors do, and not about level ones.
    ///   - place: Where each stands in the order of turning: 0 for the first, 1 for the last.
    func turning(
        span: Double, isUpright: Bool, in scene: TransitionScene, place: (Tile) -> Double
    ) -> Choreography {
        // An eye further away than usual: tiles bulge less over their neighbours.
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
