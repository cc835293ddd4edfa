import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is drawn out by the leading edge and put back behind the new one.
    @_alwaysEmitIntoClient
    public static var shuffle: Self { shuffle(by: .leading) }

    /// The old screen is drawn out by an edge and put back behind the new one.
    ///
    /// - Parameter edge: The edge that the old screen is drawn aside to.
    @_alwaysEmitIntoClient
    public static func shuffle(by edge: TransitionEdge) -> Self {
        Self(
            "shuffle", tags: [.card, .show], duration: 0.6,
            timing: .curve(0.3, 0.25, 0.3, 1),
            "The old screen is drawn aside like a card and put back behind the new one, which comes up.",
            settings: [.edge("by", edge, title: "Drawn to") { .shuffle(by: $0) }]
        ) { scene in
            // The two screens change their order half-way, when neither covers the other: the new card is whole, and the
            // old one is drawn out nearly as far as it is wide.
            let radius = scene.displayRadius
            @Sendable func card(_ progress: Double, toward edge: TransitionEdge, by way: Double, shrunk: Double) -> Pose
            {
                let aside = sin(progress * .pi)
                return .offset(toward: edge, by: way * aside).scale(1 - 0.3 * shrunk)
                    .cornerRadius(radius * min(5 * shrunk, 1))
                    .shadow(opacity: 0.35 * aside, radius: 24, dy: 8 * aside)
            }
            // Small from the middle on, or until then.
            @Sendable func size(_ way: Double) -> Double { way < 0.5 ? sin(way * .pi) : 1 }
            let new = Motion.curve { progress in
                card(progress, toward: edge.opposite, by: 0.145, shrunk: size(1 - progress))
                    .shade(0.25 * max(1 - 2 * progress, 0))
            }
            let old = Motion.curve { progress in
                card(progress, toward: edge, by: 0.56, shrunk: size(progress)).shade(0.25 * max(2 * progress - 1, 0))
            }
            return Choreography(
                foreground: .init([new]), background: .init([old]), front: .switchingHalfway, backdrop: scene.surround)
        }
    }
}
