import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is turned like a page, its free edge first, and the new one is the page beneath.
    @_alwaysEmitIntoClient
    public static var page: Self { page(strips: 20) }

    /// The old screen is turned like a page drawn with the given number of strips.
    ///
    /// - Parameter strips: The number of strips that draw the bent page, 2 to 40.
    @_alwaysEmitIntoClient
    public static func page(strips: Int) -> Self {
        let strips = min(max(strips, 2), 40)
        return Self(
            "page", tags: [.paper, .pieces, .show, .threeD], duration: 0.55, timing: .curve(0.3, 0.2, 0.45, 1),
            "The old screen is turned like a page, its free edge first, and the new one is the page beneath.",
            settings: [.count("strips", strips, in: 2...40) { .page(strips: $0) }]
        ) { scene in
            // The page bends along an arc, most strongly half-way. At the end it is flat and perpendicular to the
            // screen.
            let width = scene.width
            @Sendable func place(_ progress: Double, _ along: Double) -> Bend.Place {
                let start = 0.5 * .pi * progress * progress
                let bend = 0.5 * .pi * sin(.pi * progress)
                let arc = Bend.Place(along: along, onArcFrom: start, curvature: width > 0 ? bend / width : 0)
                // At last the page goes out to the side, so that no dark edge stays.
                let out = max(progress - 0.35, 0) / 0.65
                return Bend.Place(along: arc.along - 0.24 * width * out * out, depth: arc.depth)
            }
            let bend = Bend(isAcross: true, strips: strips)
            // A flat strip is light and an upright one is dark.
            let front = bend.pieces(in: scene, place: place) { progress, _, degrees, pose in
                pose.shade(0.34 * pow(min(max(degrees, 0), 100) / 100, 1.3) * min(8 * progress, 1))
            }
            // The blank back of the strips that have turned over: the screen's side, stretched.
            let side = UnitRect(x: 0, y: 0, width: 10 / max(width, 60), height: 1)
            let back = bend.pieces(in: scene, showing: side, place: place) { _, _, degrees, pose in
                pose.shade(0.3 - 0.01 * min(max(degrees - 90, 0), 20)).opacity(min(max((degrees - 90) / 4, 0), 0.92))
            }
            // The page's soft shadow on the new one: plates that reach a little beyond its fold, each by more.
            let eye = 2 * scene.longerSide
            @Sendable func fold(_ progress: Double) -> Double {
                (0...16).reduce(0) { far, step in
                    let place = place(progress, width * Double(step) / 16)
                    let seen = 0.5 * width + (place.along - 0.5 * width) * eye / max(eye - place.depth, 1)
                    return max(far, seen)
                }
            }
            let (none, dark) = (Pose.shade(1).opacity(0), Pose.shade(1).opacity(0.03))
            let shadow = (1...10).map { plate in
                let reach = 0.28 * width * pow(Double(plate) / 10, 1.6)
                return Piece(
                    .full,
                    .curve { progress in
                        let end = (fold(progress) + reach) / max(width, 1)
                        return .clip(.rect(UnitRect(x: 0, y: 0, width: min(max(end, 0), 1), height: 1)))
                    }, .keyframes([.at(0, none), .at(0.1, dark), .at(0.6, dark), .at(0.95, none)]))
            }
            return Choreography(
                foreground: Choreography.Track([.from(.shade(0.06))], pieces: shadow, showsScreen: true),
                background: .pieces(front + back), front: .background, eyeDistance: eye)
        }
    }
}
