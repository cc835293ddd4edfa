import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Four level slats turn one after the other, from the top down, and show the new screen on their other side.
    @_alwaysEmitIntoClient
    public static var blinds: Self { blinds() }

    /// The given number of slats turn, beginning with the slat at the given edge of the container.
    ///
    /// - Parameters:
    ///   - slats: The number of slats, 3 to 16.
    ///   - edge: The edge whose slat turns first.
    @_alwaysEmitIntoClient
    public static func blinds(slats: Int = 4, from edge: TransitionEdge = .top) -> Self {
        let slats = min(max(slats, 3), 16)
        return Self(
            "blinds", tags: [.pieces, .show, .stagger, .strips, .threeD], duration: 0.6,
            timing: .curve(0.3, 0.25, 0.4, 1),
            "The old screen is a blind: its slats turn one after the other, with the new one on their other side.",
            settings: [
                .count("slats", slats, in: 3...16) { .blinds(slats: $0, from: edge) },
                .edge("from", edge) { .blinds(slats: slats, from: $0) },
            ]
        ) { scene in
            let length = max(scene.extent(toward: edge), 1)
            let cuts = Parts.edges(slats, along: length)
            let eye = 1.5 * max(scene.longerSide, 1)
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let blind = (0..<slats).map { index in
                let order = Double(edge.isStart ? index : slats - 1 - index) / Double(slats - 1)
                return TurningBar(
                    rect: .strip(from: cuts[index], to: cuts[index + 1], isUpright: edge.isHorizontal)
                        .widened(by: 1, of: size),
                    from: edge, start: 0.56 * order, span: 0.44, length: length, eye: eye)
            }
            // A dark picture behind the slats: a ridge is seen as a dark line and not as a gap.
            return Choreography(
                foreground: .pieces(blind.map(\.new)),
                background: .pieces([Piece(.full, .fixed(.shade(0.6)))] + blind.map(\.old)), eyeDistance: eye)
        }
    }
}
