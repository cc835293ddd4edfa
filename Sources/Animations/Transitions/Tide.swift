import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen rises over the old one like the tide, with waves along its edge.
    @_alwaysEmitIntoClient
    public static var tide: Self { tide(from: .bottom) }

    /// The new screen comes in over the old one like the tide.
    ///
    /// - Parameter edge: The edge that the new screen comes from.
    @_alwaysEmitIntoClient
    public static func tide(from edge: TransitionEdge) -> Self {
        Self(
            "tide", tags: [.clip, .edge, .pieces, .reveal, .show], duration: 0.6, timing: .curve(0.25, 0.15, 0.35, 1),
            "The new screen rises over the old one like the tide, and waves run along its edge.",
            settings: [.edge("from", edge) { .tide(from: $0) }]
        ) { scene in
            @Sendable func flooded(_ progress: Double, _ along: Double) -> Double {
                // Two waves run against each other. They are flat at both ends.
                let high = 0.04 * min(max(5 * min(progress, 1 - progress), 0), 1)
                let long = sin(2 * .pi * (0.9 * along + 1.1 * progress))
                let short = sin(2 * .pi * (1.9 * along - 1.3 * progress) + 1)
                return 1.14 * progress - 0.07 + high * (0.7 * long + 0.3 * short)
            }
            // The foam on the crest is a gap between the screens, which shows the backdrop. It is broad in places.
            let point = (scene.isDark ? 0 : 1) / max(scene.extent(toward: edge), 1)
            @Sendable func foam(_ progress: Double, _ along: Double) -> Double {
                let broad = sin(2 * .pi * (1.4 * along - 0.8 * progress))
                return (5 + 3.5 * broad) * point * min(max(8 * min(progress, 1 - progress), 0), 1)
            }
            // The new screen comes the last of its way with the water, and the old one gives way a little.
            @Sendable func late(_ progress: Double) -> Double {
                let left = max(1 - progress / 0.85, 0)
                return 0.07 * left * left
            }
            @Sendable func pushed(_ progress: Double) -> Double { 0.05 * progress }
            @Sendable func moved(_ distance: Double) -> Pose { .offset(x: edge.x * distance, y: edge.y * distance) }
            @Sendable func reached(_ progress: Double, _ along: Double) -> Double {
                flooded(progress, along) + late(progress)
            }
            // On dark screens a line of light takes the place of the foam.
            let line = CurvedFront.light(from: edge, in: scene, distance: reached)
            let front = CurvedFront.pieces(from: edge, in: scene, distance: reached)
            // Copies of the old screen, each a little farther from the foam and lighter. They are the water's shadow,
            // and the foam stays white.
            return Choreography(
                foreground: .pieces(line + front, riding: .curve { moved(late($0)) }),
                background: .pieces(
                    [0.0, 3, 7, 12, 18, 25, 33, 42].flatMap { points -> [Piece] in
                        let look = Motion.curve { progress in
                            let (near, strength) = (1 - points / 42, min(8 * min(progress, 1 - progress), 1))
                            return .shade(0.12 * progress + 0.2 * near * near * strength)
                        }
                        return CurvedFront.pieces(
                            from: edge.opposite, in: scene, bands: points == 0 ? 4 : 1, farther: -points,
                            distance: { 1 - flooded($0, $1) - foam($0, $1) + pushed($0) }, motions: { _ in [look] })
                    }, riding: .curve { moved(-pushed($0)) }),
                backdrop: scene.isDark ? nil : .white)
        }
    }
}
