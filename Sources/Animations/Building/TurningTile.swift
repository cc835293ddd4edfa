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

    /// The choreography of many of them.
    static func choreography(of tiles: [TurningTile], in scene: TransitionScene) -> Choreography {
        // An eye further away than usual: tiles bulge less over their neighbours.
        let distance = max(2 * max(scene.width, scene.height), 1)
        let sides = tiles.map { $0.sides(in: scene, eyeDistance: distance) }
        return Choreography(
            foreground: .init(pieces: sides.map(\.new)),
            background: .init(pieces: sides.map(\.old)),
            backdrop: .black,
            eyeDistance: distance
        )
    }
}
