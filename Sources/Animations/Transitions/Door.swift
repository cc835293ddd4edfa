import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen falls shut like a door over the old one, which steps back.
    @_alwaysEmitIntoClient
    public static var door: Self { door(on: .trailing) }

    /// The new screen falls shut like a door hinged on an edge.
    ///
    /// - Parameter edge: The edge that the hinges are on.
    @_alwaysEmitIntoClient
    public static func door(on edge: TransitionEdge) -> Self {
        Self(
            "door", tags: [.door, .hinge, .threeD], duration: 0.6,
            // It falls shut softly.
            timing: .curve(0.3, 0, 0.2, 1),
            "The new screen falls shut like a door over the old one, which steps back.",
            settings: [.edge("on", edge, title: "Hinges") { .door(on: $0) }]
        ) { scene in
            // At the start the door is perpendicular to the screen, and perspective shows it outside of the container.
            Choreography(
                foreground: [
                    .from(.hinged(on: edge, degrees: 90).shade(0.5)), .passingShadow(opacity: 0.4, radius: 30),
                ],
                background: .to(.scale(0.9).shade(0.6)), backdrop: .black, eyeDistance: 2 * scene.longerSide)
        }
    }
}
