import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The slats of a blind turn one after the other, from the top down, with the new screen on their backs.
    @_alwaysEmitIntoClient
    public static var blinds: Self { blinds() }

    /// The given number of slats turn, beginning with the slat at the given edge of the container.
    ///
    /// - Parameters:
    ///   - slats: The number of slats, 3 to 16.
    ///   - edge: The edge at which the first slat begins.
    @_alwaysEmitIntoClient
    public static func blinds(slats: Int = 5, from edge: TransitionEdge = .top) -> Self {
        let slats = min(max(slats, 3), 16)
        return Self(
            "blinds", tags: [.pieces, .reveal, .show, .stagger, .strips, .threeD], duration: 0.6,
            timing: .curve(0.4, 0.35, 0.7, 1),
            "The old screen is a blind: its slats turn, with the new one on their backs.",
            settings: [
                .count("slats", slats, in: 3...16) { .blinds(slats: $0, from: edge) },
                .edge("from", edge) { .blinds(slats: slats, from: $0) },
            ]
        ) { scene in
            let cuts = Parts.edges(slats, along: max(scene.extent(toward: edge), 1))
            // A slat takes as long as the wave needs for 2.2 slats.
            let span = 2.2 / (Double(slats) + 1.2)
            func side(isNew: Bool) -> [Piece] {
                (0..<slats).map { index in
                    let start = (1 - span) * Double(edge.isStart ? index : slats - 1 - index) / Double(slats - 1)
                    return Piece(
                        .strip(from: cuts[index], to: cuts[index + 1], isUpright: edge.isHorizontal),
                        .curve { progress in
                            let way = min(max((progress - start) / span, 0), 1)
                            let turned = 180 * way * way * (3 - 2 * way)
                            let sine = sin(turned * .pi / 180)
                            // The farther it has turned from the viewer, the darker it is.
                            return .facing(edge, degrees: isNew ? max(turned, 90) - 180 : min(turned, 90))
                                .shade((isNew ? 0.12 : 0.3) * sine)
                                .opacity(min(max((isNew ? turned - 90 : 90 - turned) / 2, 0), 1))
                        })
                }
            }
            // Beside a turning slat the new screen's ground is seen in the shade, so that no hole opens.
            return Choreography(
                foreground: .pieces(Ground.pieces(of: scene, .from(.shade(0.3))) + side(isNew: true)),
                background: .pieces(side(isNew: false)), front: .background, backdrop: scene.surround,
                eyeDistance: 4 * max(scene.longerSide, 1))
        }
    }
}
