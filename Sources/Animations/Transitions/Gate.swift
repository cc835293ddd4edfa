import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is a gate whose two leaves swing open towards you, and the new one lies behind.
    @_alwaysEmitIntoClient
    public static var gate: Self {
        Self(
            "gate", tags: [.door, .hinge, .pieces, .show, .threeD], duration: 0.55, timing: .curve(0.25, 0.1, 0.25, 1),
            "The old screen is a gate whose two leaves swing open towards you, and the new one lies behind."
        ) { scene in
            let distance = 0.85 * scene.longerSide
            // At the end the leaves stand on edge, as the viewer sees them.
            let degrees = atan2(distance, scene.width / 2) * 180 / .pi + 1
            let leaves = Tiling(columns: 2, in: scene).tiles.flatMap { leaf in
                let side = leaf.corner.side
                let opening = Pose.hinged(on: side, degrees: degrees)
                // The edge of the leaf that comes towards the viewer turns about the same hinge.
                let thick = min(3 / max(scene.width, 1), leaf.rect.width / 2)
                let isFirst = leaf.index == 0
                let end = UnitRect(
                    x: isFirst ? leaf.rect.width - thick : leaf.rect.x, y: 0, width: thick, height: 1)
                let hinge = isFirst ? -end.x / thick : (1 - end.x) / thick
                return [
                    Piece(leaf.rect, .to(opening.shade(0.4)), .passingShadow(opacity: 0.45, radius: 30)),
                    .dark(end, 0.55, motions: [.to(opening.anchor(x: hinge))]),
                ]
            }
            return Choreography(
                foreground: .from(.shade(0.3).scale(1.04)), background: .pieces(leaves),
                front: .background, eyeDistance: distance)
        }
    }
}
