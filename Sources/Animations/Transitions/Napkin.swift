import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is folded over its diagonal like a napkin, with the new one on its back.
    @_alwaysEmitIntoClient
    public static var napkin: Self {
        Self(
            "napkin", tags: [.hinge, .paper, .pieces, .show, .threeD], duration: 0.6,
            timing: .curve(0.25, 0.1, 0.25, 1),
            "The old screen is folded over its diagonal like a napkin, with the new one on its back."
        ) { scene in
            // The lower half reaches up to two points beyond the crease, because the background would shine through at
            // the crease.
            let (x, y) = (2 / max(scene.width, 200), 2 / max(scene.height, 200))
            let upper: Polygon = [[0, 0], [1, 0], [0, 1]]
            let lower: Polygon = [[1, 1], [0, 1], [1, 0]]
            let wideUpper: Polygon = [[0, 0], [1, 0], [1, y], [x, 1], [0, 1]]
            let wideLower: Polygon = [[1, 1], [0, 1], [0, 1 - y], [1 - x, 0], [1, 0]]
            let crease = Pose.Axis(x: scene.width, y: -scene.height, z: 0)
            func half(_ shape: Polygon, from start: Pose, to end: Pose, _ first: Double, _ last: Double) -> Piece {
                let clip = Clip.polygon(shape)
                return Piece(.full, .from(start.clip(clip), to: end.clip(clip), after: first, until: last))
            }
            func lifted(_ degrees: Double) -> Pose { .rotation(degrees: degrees, axis: crease) }
            return Choreography(
                foreground: .pieces([
                    half(wideLower, from: .shade(0.3), to: .rest, 0, 0.6),
                    half(upper, from: lifted(-90).shade(0.3), to: .rest, 0.5, 1),
                ]),
                background: .pieces([
                    half(wideUpper, from: .rest, to: .shade(0.3), 0.4, 1),
                    half(lower, from: .rest, to: lifted(90).shade(0.35), 0, 0.5),
                ]),
                // Half-way the lifted corner is perpendicular to the screen, and the other side comes to the front.
                front: .switchingHalfway, eyeDistance: 2 * scene.longerSide)
        }
    }
}
