import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Both screens become cards side by side, as in the app switcher, and move on by one.
    @_alwaysEmitIntoClient
    public static var switcher: Self { switcher(from: .trailing) }

    /// Both screens become cards in a row, and move on by one.
    ///
    /// - Parameter edge: The edge that the new screen comes from.
    @_alwaysEmitIntoClient
    public static func switcher(from edge: TransitionEdge) -> Self {
        Self(
            "switcher", tags: [.card, .edge, .show], duration: 0.45, timing: .curve(0.25, 0.1, 0.25, 1),
            "Both screens become cards side by side, as in the app switcher, and move on by one.",
            settings: [.edge("from", edge) { .switcher(from: $0) }]
        ) { scene in
            let corner = scene.displayRadius
            /// `place` is the card's place in the row, 0 in the middle and 1 at the edge's side.
            @Sendable func card(_ progress: Double, _ place: Double) -> Pose {
                let back = sin(.pi * min(max(progress, 0), 1))
                let size = 1 - 0.2 * back
                return .offset(toward: edge, by: place * (size + 0.06)).scale(size)
                    .cornerRadius(corner * min(4 * back, 1)).shadow(opacity: 0.3 * back, radius: 24)
            }
            // The cards begin and stop softly, while their size changes all the time.
            @Sendable func moved(_ progress: Double) -> Double { progress * (0.5 + progress * (1.5 - progress)) }
            return Choreography(
                foreground: .curve { card($0, 1 - moved($0)) }, background: .curve { card($0, -moved($0)) },
                backdrop: scene.surround)
        }
    }
}
