import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Eight level slats turn on edge one after the other, from the top down.
    @_alwaysEmitIntoClient
    public static var blinds: Self { blinds() }

    /// The given number of slats turn on edge, beginning with the slat at the given edge of the container.
    ///
    /// - Parameters:
    ///   - slats: The number of slats, 3 to 16.
    ///   - edge: The edge whose slat turns first.
    @_alwaysEmitIntoClient
    public static func blinds(slats: Int = 8, from edge: TransitionEdge = .top) -> Self {
        let slats = min(max(slats, 3), 16)
        return Self(
            "blinds", tags: [.pieces, .show, .stagger, .strips, .threeD], duration: 0.65,
            timing: .curve(0.3, 0.2, 0.5, 1),
            "The old screen is a blind: its slats turn on edge one after the other and let in the new one.",
            settings: [
                .count("slats", slats, in: 3...16) { .blinds(slats: $0, from: edge) },
                .edge("from", edge) { .blinds(slats: slats, from: $0) },
            ]
        ) { scene in
            let length = max(scene.extent(toward: edge), 1)
            let cuts = Parts.edges(slats, along: length)
            // The eye is so far away that a slat stays within its own place.
            let across = scene.extent(toward: edge.isHorizontal ? .top : .leading)
            let eye = 60 * length / Double(slats) * max(across / length, 1)
            let blind = (0..<slats).map { index in
                let order = Double(edge.isStart ? index : slats - 1 - index) / Double(slats - 1)
                return BlindSlat(
                    rect: .strip(from: cuts[index], to: cuts[index + 1], isUpright: edge.isHorizontal),
                    hinge: edge.opposite, start: 0.74 * order, span: 0.26, length: length, eye: eye)
            }
            // A slat casts its shadow on the slats that turn later.
            return Choreography(
                foreground: .from(.shade(0.25), easing: .easeOut),
                background: .pieces(
                    blind.sorted { $0.start > $1.start }.map { slat in Piece(slat.rect, .curve { slat.pose($0) }) }),
                front: .background, eyeDistance: eye)
        }
    }
}
