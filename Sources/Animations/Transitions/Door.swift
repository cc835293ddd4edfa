import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen falls shut like a door over the old one, which darkens.
    @_alwaysEmitIntoClient
    public static var door: Self { door(on: .trailing) }

    /// The new screen falls shut like a door hinged on an edge.
    ///
    /// - Parameter edge: The edge that the hinges are on.
    @_alwaysEmitIntoClient
    public static func door(on edge: TransitionEdge) -> Self {
        Self(
            "door", tags: [.door, .hinge, .show, .threeD], duration: 0.5,
            // It falls shut softly.
            timing: .curve(0.3, 0.25, 0.45, 1),
            "The new screen falls shut like a door over the old one, which darkens.",
            settings: [.edge("on", edge, title: "Hinges") { .door(on: $0) }]
        ) { scene in
            // At the start the door is perpendicular to the screen, and perspective shows it outside of the container.
            Choreography(
                foreground: [
                    .curve { .hinged(on: edge, degrees: 90 * pow(max(1 - $0, 0), 0.85)) }, .from(.shade(0.4)),
                    .passingShadow(opacity: 0.4, radius: 30),
                ],
                background: .to(.shade(0.4)), eyeDistance: 2 * scene.longerSide)
        }
    }
}
