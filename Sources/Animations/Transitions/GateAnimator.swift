import Foundation
import TransitionCore

/// The old screen is a gate whose two leaves swing open towards the viewer.
public struct GateAnimator: TransitionAnimator {
    /// A gate of two leaves.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "gate", title: "Gate", tags: [.door, .hinge, .pieces, .threeD],
            summary: "The old screen is a gate whose two leaves swing open towards you, and the new one lies behind.")
    }
    public var duration: Double { 0.65 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let distance = 0.85 * scene.longerSide
        // At the end the leaves stand on edge, as the viewer sees them.
        let degrees = atan2(distance, scene.width / 2) * 180 / .pi + 1
        let leaves = Tiling(columns: 2, in: scene).tiles.flatMap { leaf in
            let side = leaf.corner.side
            let opening = Pose.hinged(on: side, degrees: degrees)
            // The edge of the leaf that comes towards the viewer turns about the same hinge.
            let thick = min(7 / max(scene.width, 1), leaf.rect.width / 2)
            let isFirst = leaf.index == 0
            let end = UnitRect(
                x: isFirst ? leaf.rect.width - thick : leaf.rect.x, y: 0, width: thick, height: 1)
            let hinge = isFirst ? -end.x / thick : (1 - end.x) / thick
            return [
                Piece(leaf.rect, .to(opening.shade(0.5)), .passingShadow(opacity: 0.75, radius: 30)),
                .dark(end, 0.8, motions: [.to(opening.anchor(x: hinge))]),
            ]
        }
        return Choreography(
            foreground: .from(.shade(0.55)), background: .pieces(leaves),
            front: .background, eyeDistance: distance)
    }
}

extension TransitionAnimator where Self == GateAnimator {
    /// The old screen is a gate whose two leaves swing open towards you, and the new one lies behind.
    public static var gate: Self { Self() }
}
