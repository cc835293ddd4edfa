import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen flows in from the trailing edge, first in the middle.
    @_alwaysEmitIntoClient
    public static var liquid: Self { liquid(from: .trailing) }

    /// The new screen flows in from an edge, first in the middle.
    ///
    /// - Parameter edge: The edge that the new screen flows in from.
    @_alwaysEmitIntoClient
    public static func liquid(from edge: TransitionEdge) -> Self {
        Self(
            "liquid", tags: [.clip, .edge, .pieces, .reveal, .show, .stretch], duration: 0.5,
            timing: .curve(0.25, 0.1, 0.25, 1),
            "The new screen flows in from an edge: its front bulges in the middle, and the rest follows.",
            settings: [.edge("from", edge) { .liquid(from: $0) }]
        ) { scene in
            @Sendable func flowed(_ progress: Double, _ along: Double) -> Double {
                // The tip of the bulge is ahead of the rest by a fifth of the progress. The bulge widens on its way.
                func way(_ progress: Double) -> Double {
                    let way = min(max(progress, 0), 1)
                    return way * (0.6 + way * (1.2 - 0.8 * way))
                }
                let (tip, rest) = (way(progress / 0.8), way((progress - 0.2) / 0.8))
                let aside = (along - 0.5) / (0.16 + 0.24 * progress)
                let share = exp(-aside * aside)
                return 1.1 * (tip * share + rest * (1 - share)) - 0.05
            }
            return Choreography(
                foreground: .pieces(
                    CurvedFront.light(from: edge, in: scene, distance: flowed)
                        + CurvedFront.pieces(from: edge, in: scene, distance: flowed),
                    riding: .from(.scale(1.06), easing: .easeOut)),
                background: .init(
                    [.to(.shade(0.3))], pieces: CurvedFront.shadow(from: edge, in: scene, distance: flowed),
                    showsScreen: true))
        }
    }
}
