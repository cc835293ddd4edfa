import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Ten level slats turn on edge one after the other, from the top down.
    @_alwaysEmitIntoClient
    public static var blinds: Self { blinds() }

    /// The given number of slats turn on edge, beginning with the slat at the given edge of the container.
    ///
    /// - Parameters:
    ///   - slats: The number of slats, 3 to 16.
    ///   - edge: The edge whose slat turns first.
    @_alwaysEmitIntoClient
    public static func blinds(slats: Int = 10, from edge: TransitionEdge = .top) -> Self {
        let slats = min(max(slats, 3), 16)
        return Self(
            "blinds", tags: [.pieces, .show, .stagger, .strips, .threeD], duration: 0.65,
            timing: .curve(0.25, 0.1, 0.25, 1),
            "The old screen is a blind: its slats turn on edge one after the other and let in the new one.",
            settings: [
                .count("slats", slats, in: 3...16) { .blinds(slats: $0, from: edge) },
                .edge("from", edge) { .blinds(slats: slats, from: $0) },
            ]
        ) { scene in
            let length = max(scene.extent(toward: edge), 1)
            // The area under a bar has no slat, so that the first and the last slat are visible when they turn. This
            // area fades.
            let (bar, covered) = (scene.bar.edge, edge.isHorizontal ? 0 : scene.bar.height)
            let (first, free) = (bar == .top ? covered : 0, length - covered)
            let cuts: [Double] = Parts.edges(slats, along: free).map { (first + $0 * free) / length }
            // With this distance of the eye, the near edge of a turned slat looks a twelfth longer. If the slats are
            // longer than the container's extent across them, the eye is farther away, and the near edge looks longer
            // by less.
            let across = scene.extent(toward: edge.isHorizontal ? .top : .leading)
            let eye = 6.5 * free / Double(slats) * max(across / length, 1)
            let blind = (0..<slats).map { index in
                let order = Double(edge.isStart ? index : slats - 1 - index) / Double(slats - 1)
                // Each slat reaches a point under the next one. Between edges that only touch, the new screen would
                // shine through.
                return BlindSlat(
                    isUpright: edge.isHorizontal, place: cuts[index], end: min(cuts[index + 1] + 1 / length, 1),
                    start: 0.66 * order, span: 0.3, length: length, eye: eye)
            }
            let between: [BlindSlat?] = [nil] + blind + [nil]
            let fading = Motion.to(.opacity(0), after: bar == edge ? 0 : 0.55, until: bar == edge ? 0.4 : 0.95)
            // A slat casts its shadow on the slats that turn later.
            return Choreography(
                foreground: .pieces(zip(between, between.dropFirst()).map { BlindSlat.gap(after: $0, before: $1) }),
                background: .pieces(
                    (covered > 0 ? [Piece(.part(covered / length, at: bar), fading)] : [])
                        + blind.sorted { $0.start > $1.start }.map { slat in Piece(slat.rect, .curve { slat.pose($0) })
                        }),
                front: .background, backdrop: .rim, eyeDistance: eye)
        }
    }
}
