import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screens are two walls of a room in which you turn your head.
    @_alwaysEmitIntoClient
    public static var room: Self { room(from: .trailing) }

    /// The viewer turns towards the wall beyond an edge.
    ///
    /// - Parameter edge: The edge that the new wall comes from.
    @_alwaysEmitIntoClient
    public static func room(from edge: TransitionEdge) -> Self {
        Self(
            "room", tags: [.rotation, .show, .threeD], duration: 0.5, timing: .curve(0.25, 0.1, 0.25, 1),
            "The screens are two walls of a room in which you turn your head.",
            settings: [.edge("from", edge) { .room(from: $0) }]
        ) { scene in
            // Both walls turn about the centre of the room, half the length of a wall in front of the screen.
            let depth = scene.extent(toward: edge) / 2
            func wall(_ degrees: Double) -> Pose { .facing(edge, degrees: degrees).anchor(depth: depth).shade(0.5) }
            return Choreography(
                foreground: .from(wall(-90)), background: .to(wall(90)),
                front: .switchingHalfway, backdrop: scene.surround, eyeDistance: 2 * scene.longerSide)
        }
    }
}
