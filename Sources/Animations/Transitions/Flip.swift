import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// A card turns over, its trailing edge first.
    @_alwaysEmitIntoClient
    public static var flip: Self { flip(from: .trailing) }

    /// A card turns over, an edge first.
    ///
    /// - Parameter edge: The edge that comes towards the viewer first.
    @_alwaysEmitIntoClient
    public static func flip(from edge: TransitionEdge) -> Self {
        Self(
            "flip", tags: [.card, .rotation, .show, .threeD], duration: 0.5, timing: .curve(0.25, 0.1, 0.25, 1),
            "The screens are the two sides of one card that turns over.",
            settings: [.edge("from", edge) { .flip(from: $0) }]
        ) { scene in
            // The front side hides the other one until half-way, when the card is perpendicular to the screen. At that
            // moment the card turns fastest, and is farther away, so that its near edge stays within the container.
            let away = -0.4 * scene.width
            func side(from start: Double, to end: Double) -> Choreography.Track {
                .curve { progress in
                    let way = min(max(progress, 0), 1)
                    let back = sin(.pi * way)
                    let turned = way * way * (3 - 2 * way)
                    return .facing(edge, degrees: start + (end - start) * turned).offset(depth: away * back)
                        .shade(0.25 * back).cornerRadius(36 * min(3 * back, 1))
                }
            }
            return Choreography(
                foreground: side(from: 180, to: 0), background: side(from: 0, to: -180),
                front: .switchingHalfway, backdrop: scene.surround)
        }
    }
}
