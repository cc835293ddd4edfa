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
            timing: .curve(0.25, 0.1, 0.25, 1),
            "The new screen falls shut like a door over the old one, which darkens.",
            settings: [.edge("on", edge, title: "Hinges") { .door(on: $0) }]
        ) { scene in
            // At the start the door is perpendicular to the screen, and perspective shows it outside of the container.
            Choreography(
                foreground: [
                    .from(.hinged(on: edge, degrees: 90).shade(0.5), easing: .curve(0.3, 0.5, 0.6, 1)),
                    .passingShadow(opacity: 0.4, radius: 30),
                ],
                background: .to(.shade(0.5)), eyeDistance: 2 * scene.longerSide)
        }
    }
}
