import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen rises over the old one like the tide, with waves along its edge.
    @_alwaysEmitIntoClient
    public static var tide: Self { tide(from: .bottom) }

    /// The new screen comes in over the old one like the tide.
    ///
    /// - Parameter edge: The edge that the new screen comes from.
    @_alwaysEmitIntoClient
    public static func tide(from edge: TransitionEdge) -> Self {
        Self(
            "tide", tags: [.clip, .edge, .pieces, .reveal, .show], duration: 0.6, timing: .curve(0.25, 0.15, 0.35, 1),
            "The new screen rises over the old one like the tide, and waves run along its edge.",
            settings: [.edge("from", edge) { .tide(from: $0) }]
        ) { scene in
            @Sendable func flooded(_ progress: Double, _ along: Double) -> Double {
                // Two waves run against each other. They are flat at both ends.
                let high = 0.045 * min(max(5 * min(progress, 1 - progress), 0), 1)
                let long = sin(2 * .pi * (0.9 * along + 1.1 * progress))
                let short = sin(2 * .pi * (1.9 * along - 1.3 * progress) + 1)
                return 1.12 * progress - 0.06 + high * (0.7 * long + 0.3 * short)
            }
            return Choreography(
                foreground: .pieces(
                    CurvedFront.light(from: edge, in: scene, distance: flooded)
                        + CurvedFront.pieces(from: edge, in: scene, distance: flooded),
                    riding: .from(.scale(1.05), easing: .easeOut)),
                background: .init(
                    [.to(.scale(1.05).anchor(edge).shade(0.3))],
                    pieces: CurvedFront.shadow(from: edge, in: scene, distance: flooded), showsScreen: true))
        }
    }
}
