import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The slats of a blind turn almost together, from the top down, and uncover the new screen.
    @_alwaysEmitIntoClient
    public static var blinds: Self { blinds() }

    /// The given number of slats turn, beginning with the slat at the given edge of the container.
    ///
    /// - Parameters:
    ///   - slats: The number of slats, 3 to 16.
    ///   - edge: The edge at which the first slat begins.
    @_alwaysEmitIntoClient
    public static func blinds(slats: Int = 7, from edge: TransitionEdge = .top) -> Self {
        let slats = min(max(slats, 3), 16)
        return Self(
            "blinds", tags: [.pieces, .reveal, .show, .stagger, .strips, .threeD], duration: 0.6,
            timing: .curve(0.4, 0.35, 0.7, 1),
            "The old screen is a blind: its slats turn and uncover the new one.",
            settings: [
                .count("slats", slats, in: 3...16) { .blinds(slats: $0, from: edge) },
                .edge("from", edge) { .blinds(slats: slats, from: $0) },
            ]
        ) { scene in
            let cuts = Parts.edges(slats, along: max(scene.extent(toward: edge), 1))
            // The first slat is this part of the progress ahead of the last one.
            let lead = 0.15
            let old = (0..<slats).map { index in
                let rect = UnitRect.strip(from: cuts[index], to: cuts[index + 1], isUpright: edge.isHorizontal)
                let start = lead * Double(edge.isStart ? index : slats - 1 - index) / Double(slats - 1)
                return Piece(
                    rect,
                    .curve { progress in
                        let way = min(max((progress - start) / (1 - lead), 0), 1)
                        let turned = 90 * way * (1.5 - 0.5 * way)
                        let sine = sin(turned * .pi / 180)
                        let edgeOn = min((90 - turned) / 12, 1)
                        // The farther it has turned from the viewer, the darker it is.
                        return .facing(edge, degrees: turned).shade(0.4 * sine * sine)
                            .shadow(opacity: max(0.24 * min(way * 8, 1) * edgeOn - 0.02, 0), radius: 8, dy: 3)
                            .opacity(min((90 - turned) / 3, 1))
                    })
            }
            // Between the slats lies first the new screen's ground, then its content: the texts of two screens in turns
            // could not be read.
            let light = Motion.from(.shade(0.14))
            let new =
                Ground.pieces(of: scene, light) + [Piece(.full, .from(.opacity(0), after: 0.3, until: 0.72), light)]
            return Choreography(
                foreground: .pieces(new), background: .pieces(old), front: .background, backdrop: scene.surround,
                eyeDistance: 4 * max(scene.longerSide, 1))
        }
    }
}
