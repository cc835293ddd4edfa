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
            @Sendable func turned(_ progress: Double) -> Double {
                let way = min(max(progress, 0), 1)
                return way * way * (3 - 2 * way)
            }
            func side(from start: Double, to end: Double) -> Motion {
                .curve { progress in
                    let back = sin(.pi * min(max(progress, 0), 1))
                    let turned = turned(progress)
                    return .facing(edge, degrees: start + (end - start) * turned).offset(depth: away * back)
                        .shade(0.25 * back).cornerRadius(36 * min(3 * back, 1))
                }
            }
            // On dark screens light lies on the card's edge, so that something is seen when the card is on edge.
            let edges = (scene.isDark ? [(4.0, 0.4), (14, 0.12), (40, 0.05)] : []).map { thick, light in
                let part = min(thick / max(scene.extent(toward: edge), 1), 1)
                return Piece(
                    .strip(from: 0.5 - part / 2, to: 0.5 + part / 2, isUpright: edge.isHorizontal),
                    .curve { progress in
                        .facing(edge, degrees: 90)
                            .opacity(light * max(1 - 5 * abs(cos(.pi * turned(progress))), 0))
                    }
                ).white()
            }
            return Choreography(
                foreground: Choreography.Track([side(from: 180, to: 0)], pieces: edges, showsScreen: true),
                background: Choreography.Track([side(from: 0, to: -180)]),
                front: .switchingHalfway, backdrop: scene.surround)
        }
    }
}
