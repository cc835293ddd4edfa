import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screens are two cards on a large wheel that turns on by one.
    @_alwaysEmitIntoClient
    public static var wheel: Self { wheel(from: .trailing) }

    /// The wheel brings the new screen up from a side.
    ///
    /// - Parameter edge: The side that the new screen comes from; any other edge counts as trailing.
    @_alwaysEmitIntoClient
    public static func wheel(from edge: TransitionEdge) -> Self {
        Self(
            "wheel", tags: [.arc, .machine, .rotation, .show], duration: 0.5, timing: .easeInOut,
            "The screens are two cards on a large wheel that turns on by one.",
            settings: [.edge("from", edge, among: [.trailing, .leading]) { .wheel(from: $0) }]
        ) { scene in
            // The lower corners of the two screens touch. Between the ends both are cards with 84 % of the container's
            // size.
            let side: Double = edge == .leading ? -1 : 1
            let depth = max(1.8 * scene.longerSide, 1)
            let apart = 2 * atan2(scene.width / 2, depth) * 180 / .pi + 0.2
            let hub = scene.height > 0 ? 1 + depth / scene.height : 1
            func turned(_ side: Double) -> Pose { .rotation(degrees: apart * side).anchor(x: 0.5, y: hub) }
            let card = Pose.scale(0.84).cornerRadius(32).shadow(opacity: 0.45, radius: 24)
            let shrinks = Motion.keyframes([
                .at(0, .rest, easing: .easeOut), .at(0.3, card), .at(0.7, card, easing: .easeIn), .at(1, .rest),
            ])
            return Choreography(
                foreground: [.from(turned(side)), shrinks], background: [.to(turned(-side)), shrinks],
                backdrop: scene.surround)
        }
    }
}
