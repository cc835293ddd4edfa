import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is pulled in from the trailing edge, stretched like rubber.
    @_alwaysEmitIntoClient
    public static var stretch: Self { stretch(from: .trailing) }

    /// The new screen is pulled in from an edge, stretched like rubber.
    ///
    /// - Parameter edge: The edge that the new screen comes from.
    @_alwaysEmitIntoClient
    public static func stretch(from edge: TransitionEdge) -> Self {
        Self(
            "stretch", tags: [.bounce, .edge, .show, .stretch], duration: 0.5,
            timing: .curve(0.3, 0.3, 0.4, 1),
            "The new screen is pulled across by its front edge, stretched like rubber, and then draws together.",
            settings: [.edge("from", edge) { .stretch(from: $0) }]
        ) { scene in
            let length = max(scene.extent(toward: edge), 1)
            let rubber = Rubber(isReversed: edge.isStart)
            // What is stretched gives way to the back, and so appears narrower.
            let pieces = Bend(isAcross: edge.isHorizontal, strips: 24).pieces(in: scene) { progress, along in
                Bend.Place(
                    along: length * rubber.place(along / length, progress),
                    depth: -0.08 * scene.longerSide * rubber.thinness(along / length, progress))
            } look: { progress, along, _, pose in
                pose.shade(0.3 * rubber.thinness(along / length, progress))
            }
            return Choreography(
                foreground: .pieces(pieces),
                background: .to(.shade(0.35)))
        }
    }
}
