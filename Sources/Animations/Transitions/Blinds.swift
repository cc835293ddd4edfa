import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The slats of a blind open one after the other, from the top down, and uncover the new screen.
    @_alwaysEmitIntoClient
    public static var blinds: Self { blinds() }

    /// The given number of slats open, beginning with the slat at the given edge of the container.
    ///
    /// - Parameters:
    ///   - slats: The number of slats, 3 to 16.
    ///   - edge: The edge at which the first slat opens.
    @_alwaysEmitIntoClient
    public static func blinds(slats: Int = 7, from edge: TransitionEdge = .top) -> Self {
        let slats = min(max(slats, 3), 16)
        return Self(
            "blinds", tags: [.clip, .pieces, .reveal, .show, .stagger, .strips], duration: 0.6,
            timing: .curve(0.3, 0.3, 0.5, 1),
            "The old screen is a blind: its slats open one after the other and uncover the new one.",
            settings: [
                .count("slats", slats, in: 3...16) { .blinds(slats: $0, from: edge) },
                .edge("from", edge) { .blinds(slats: slats, from: $0) },
            ]
        ) { scene in
            let cuts = Parts.edges(slats, along: max(scene.extent(toward: edge), 1))
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let span = 0.36
            var (old, new): ([Piece], [Piece]) = ([], [])
            for index in 0..<slats {
                let rect = UnitRect.strip(from: cuts[index], to: cuts[index + 1], isUpright: edge.isHorizontal)
                let start = (1 - span) * Double(edge.isStart ? index : slats - 1 - index) / Double(slats - 1)
                // The part of the slat that has opened. Nothing is squeezed: both screens stay in their places.
                @Sendable func opened(_ progress: Double) -> Double {
                    let way = min(max((progress - start) / span, 0), 1)
                    return way * way * (3 - 2 * way)
                }
                // An old slat gets darker while it opens. Beside its edge lies a thin soft shadow.
                old.append(Piece(rect, .curve { .shade(0.3 * opened($0)) }))
                let thickness = 10 / max(scene.extent(toward: edge) * (cuts[index + 1] - cuts[index]), 1)
                for step in [0.4, 1] {
                    old.append(
                        Piece(
                            rect,
                            .curve { progress in
                                let part = opened(progress)
                                return .clip(.rect(.part(min(part + step * thickness, 1), at: edge))).shade(1)
                                    .opacity(0.14 * min(max(8 * part - 0.16, 0), 1))
                            }))
                }
                new.append(
                    Piece(
                        rect.widened(by: 1, of: size),
                        .curve { progress in
                            let part = opened(progress)
                            return .clip(.rect(.part(part, at: edge))).shade(0.14 * (1 - part))
                        }))
            }
            return Choreography(foreground: .pieces(new), background: .pieces(old))
        }
    }
}
