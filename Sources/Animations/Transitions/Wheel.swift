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
            // At full size the lower corners of neighbours touch. The axle is three heights below them.
            let depth = max(3 * scene.longerSide, 1)
            let apart = 2 * atan2(scene.width / 2, depth) * 180 / .pi * (edge == .leading ? -1 : 1)
            let axle = 1 + depth / max(scene.height, 1)
            let corner = scene.displayRadius
            @Sendable func size(_ back: Double) -> Double { 1 - 0.14 * back }
            // Small cards are closer together.
            @Sendable func turned(_ progress: Double, _ place: Double) -> Pose {
                let back = sin(.pi * min(max(progress, 0), 1))
                return .rotation(degrees: apart * place * (size(back) + 0.03)).anchor(x: 0.5, y: axle)
            }
            // The wheel begins and stops softly, while the size changes all the time.
            @Sendable func moved(_ progress: Double) -> Double { progress * (0.5 + progress * (1.5 - progress)) }
            let card = Motion.curve { progress in
                let back = sin(.pi * min(max(progress, 0), 1))
                return .scale(size(back)).cornerRadius(corner * min(4 * back, 1))
                    .shadow(opacity: 0.3 * back, radius: 24, dy: 8 * back)
            }
            return Choreography(
                foreground: [.curve { turned($0, 1 - moved($0)) }, card],
                background: [.curve { turned($0, -moved($0)) }, card], backdrop: scene.surround)
        }
    }
}
