import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Both screens become cards on the rim of a large wheel, which turns on by one.
    @_alwaysEmitIntoClient
    public static var wheel: Self { wheel(from: .trailing) }

    /// A large wheel brings the new screen up from a side.
    ///
    /// - Parameter edge: The side that the new screen comes from. Any edge but leading counts as trailing.
    @_alwaysEmitIntoClient
    public static func wheel(from edge: TransitionEdge) -> Self {
        Self(
            "wheel", tags: [.arc, .card, .edge, .rotation, .show], duration: 0.5, timing: .curve(0.25, 0.1, 0.25, 1),
            "Both screens become cards on the rim of a large wheel below, which turns on by one.",
            settings: [.edge("from", edge, among: [.trailing, .leading]) { .wheel(from: $0) }]
        ) { scene in
            // At full size the lower corners of neighbours touch. The axle is four heights below them.
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let depth = 4 * max(size.x, size.y)
            let radius = depth + size.y / 2
            let apart = 2 * atan2(size.x / 2, depth) * (edge == .leading ? -1 : 1)
            let corner = scene.displayRadius
            /// `place` is the card's place on the rim, 0 at the top and 1 where the new one comes from.
            @Sendable func card(_ progress: Double, _ place: Double) -> Pose {
                let back = sin(.pi * min(max(progress, 0), 1))
                let scale = 1 - 0.14 * back
                // Small cards are closer together.
                let angle = apart * place * (scale + 0.03)
                return .offset(x: radius * sin(angle) / size.x, y: radius * (1 - cos(angle)) / size.y)
                    .scale(scale).rotation(degrees: angle * 180 / .pi).cornerRadius(corner * min(4 * back, 1))
                    .shadow(opacity: 0.3 * back, radius: 24, dy: 8 * back)
            }
            // The wheel begins and stops softly, while the size changes all the time.
            @Sendable func moved(_ progress: Double) -> Double { progress * (0.5 + progress * (1.5 - progress)) }
            return Choreography(
                foreground: .curve { card($0, 1 - moved($0)) }, background: .curve { card($0, -moved($0)) },
                backdrop: scene.surround)
        }
    }
}
