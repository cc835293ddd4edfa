import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is a gate whose two leaves swing open towards you, and the new one lies behind.
    @_alwaysEmitIntoClient
    public static var gate: Self {
        Self(
            "gate", tags: [.door, .hinge, .pieces, .show, .threeD], duration: 0.55,
            timing: .curve(0.25, 0.25, 0.5, 0.95),
            "The old screen is a gate whose two leaves swing open towards you, and the new one lies behind."
        ) { scene in
            let distance = 0.85 * scene.longerSide
            // At the end the leaves stand on edge, as the viewer sees them.
            let last = atan2(distance, scene.width / 2) + .pi / 180
            let leaves = Tiling(columns: 2, in: scene).tiles.flatMap { leaf in
                let side = leaf.corner.side
                // The gap between the leaves widens almost evenly, so they turn fast at first.
                @Sendable func opening(_ progress: Double) -> Pose {
                    let open = (1 - cos(last)) * pow(min(max(progress / 0.93, 0), 1), 1.6)
                    return .hinged(on: side, degrees: acos(max(1 - open, -1)) * 180 / .pi)
                }
                // The edge of the leaf that comes towards the viewer turns about the same hinge.
                let thick = min(2 / max(scene.width, 1), leaf.rect.width / 2)
                let isFirst = leaf.index == 0
                let end = UnitRect(
                    x: isFirst ? leaf.rect.width - thick : leaf.rect.x, y: 0, width: thick, height: 1)
                let hinge = isFirst ? -end.x / thick : (1 - end.x) / thick
                let turns = Motion.curve { opening($0).anchor(x: hinge) }
                return [
                    Piece(
                        leaf.rect, .curve(opening), .to(.shade(0.35), easing: .easeIn),
                        .passingShadow(opacity: 0.22, radius: 20)),
                    scene.isDark ? Piece(end, turns, .passingLight).white() : .dark(end, 0.25, motions: [turns]),
                ]
            }
            return Choreography(
                foreground: [.from(.scale(1.1)), .from(.shade(0.12))], background: .pieces(leaves),
                front: .background, eyeDistance: distance)
        }
    }
}
