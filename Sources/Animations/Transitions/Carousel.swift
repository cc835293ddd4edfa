import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screens stand on a turntable that brings the new one round to the front.
    @_alwaysEmitIntoClient
    public static var carousel: Self { carousel(from: .trailing) }

    /// A turntable brings the new screen round past an edge.
    ///
    /// - Parameter edge: The edge that the new screen passes.
    @_alwaysEmitIntoClient
    public static func carousel(from edge: TransitionEdge) -> Self {
        Self(
            "carousel", tags: [.machine, .rotation, .show, .threeD], duration: 0.5, timing: .curve(0.4, 0.1, 0.35, 1),
            "The screens stand on a turntable that brings the new one round to the front.",
            settings: [.edge("from", edge) { .carousel(from: $0) }]
        ) { scene in
            // The screens are two sides of a column with five. Their common edge stays closed. The column steps back
            // while it turns, so that the edge that comes to the front stays inside of the container.
            let (side, step) = (scene.extent(toward: edge), 72.0)
            let depth = -side / 2 / tan(step / 2 * .pi / 180)
            let away = 0.3 * side + 0.2 * min(scene.width, scene.height)
            /// `turn` is 0 at the front, positive on the edge's side.
            @Sendable func face(_ turn: Double, _ progress: Double) -> Pose {
                let aslant = sin(turn * .pi / 180)
                return .facing(edge, degrees: turn).anchor(depth: depth)
                    .shade(max(0.34 * aslant * aslant - 0.02, 0))
                    .offset(depth: -away * sin(.pi * min(max(progress, 0), 1)))
            }
            return Choreography(
                foreground: .curve { face(step * (1 - $0), $0) },
                background: .curve { face(-step * $0, $0) },
                front: .switchingHalfway, backdrop: scene.surround)
        }
    }
}
