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
            "carousel", tags: [.machine, .rotation, .show, .threeD], duration: 0.5, timing: .curve(0.35, 0.2, 0.4, 1),
            "The screens stand on a turntable that brings the new one round to the front.",
            settings: [.edge("from", edge) { .carousel(from: $0) }]
        ) { scene in
            // Half-way the screens stand like an open book: whole, turned by 60 degrees, with their inner edges together.
            let radius = 0.25 * scene.extent(toward: edge)
            /// `turn` is 0 at the front and pi at the back, positive on the edge's side.
            @Sendable func seat(_ turn: Double) -> Pose {
                let (aside, away) = (radius * sin(turn), (1 - cos(turn)) / 2)
                return .facing(edge, degrees: 60 * sin(turn)).shade(0.2 * abs(sin(turn)) + 0.06 * away)
                    .offset(dx: aside * edge.x, dy: aside * edge.y, depth: -3.6 * radius * away)
            }
            return Choreography(
                foreground: .curve { seat(.pi * (1 - $0)) },
                background: .curve { seat(-.pi * $0) },
                front: .switchingHalfway, backdrop: scene.surround)
        }
    }
}
