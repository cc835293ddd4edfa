import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is turned like a page, its free edge first, and the new one is the page beneath.
    @_alwaysEmitIntoClient
    public static var page: Self { page(strips: 13) }

    /// The old screen is turned like a page drawn with the given number of strips.
    ///
    /// - Parameter strips: The number of strips that draw the bent page, 2 to 40.
    @_alwaysEmitIntoClient
    public static func page(strips: Int) -> Self {
        let strips = min(max(strips, 2), 40)
        return Self(
            "page", tags: [.paper, .pieces, .show, .threeD], duration: 0.6, timing: .curve(0.25, 0.1, 0.25, 1),
            "The old screen is turned like a page, its free edge first, and the new one is the page beneath.",
            settings: [.count("strips", strips, in: 2...40) { .page(strips: $0) }]
        ) { scene in
            // The page bends along an arc, most strongly half-way. At the end it is flat and perpendicular to the
            // screen.
            let width = scene.width
            @Sendable func place(_ progress: Double, _ along: Double) -> Bend.Place {
                let start = 0.5 * .pi * progress * progress
                let bend = 0.5 * .pi * sin(.pi * progress)
                return Bend.Place(along: along, onArcFrom: start, curvature: width > 0 ? bend / width : 0)
            }
            let bend = Bend(isAcross: true, strips: strips)
            // A flat strip is light and an upright one is dark.
            let front = bend.pieces(in: scene, place: place) { progress, _, degrees, pose in
                pose.shade(0.5 * min(max(degrees, 0), 100) / 100 * min(8 * progress, 1))
            }
            // The blank back of the strips that have turned over: the screen's side, stretched.
            let side = UnitRect(x: 0, y: 0, width: 10 / max(width, 60), height: 1)
            let back = bend.pieces(in: scene, showing: side, place: place) { _, _, degrees, pose in
                pose.shade(0.3 - 0.01 * min(max(degrees - 90, 0), 20)).opacity(min(max((degrees - 90) / 4, 0), 0.92))
            }
            return Choreography(
                foreground: .from(.shade(0.6)), background: .pieces(front + back),
                front: .background, eyeDistance: 2 * scene.longerSide)
        }
    }
}
