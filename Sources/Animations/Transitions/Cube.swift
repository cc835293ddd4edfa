import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// A cube turns its next face in from the trailing edge.
    @_alwaysEmitIntoClient
    public static var cube: Self { cube(from: .trailing) }

    /// A cube turns its next face in from an edge.
    ///
    /// - Parameter edge: The edge that the new face comes from.
    @_alwaysEmitIntoClient
    public static func cube(from edge: TransitionEdge) -> Self {
        Self(
            "cube", tags: [.rotation, .show, .threeD], duration: 0.5, timing: .curve(0.25, 0.1, 0.25, 1),
            "The screens are neighbouring faces of a cube that turns by a quarter.",
            settings: [.edge("from", edge) { .cube(from: $0) }]
        ) { scene in
            // Both faces turn about the middle of the cube, half an edge behind the screen.
            let depth = -scene.extent(toward: edge) / 2
            func face(_ degrees: Double) -> Pose { .facing(edge, degrees: degrees).anchor(depth: depth).shade(0.4) }
            return Choreography(
                foreground: .from(face(90)), background: .to(face(-90)),
                front: .switchingHalfway, backdrop: scene.surround)
        }
    }
}
