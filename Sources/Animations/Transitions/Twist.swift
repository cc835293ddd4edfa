import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screen is twisted like a ribbon, from the top down, and shows the new one on its back.
    @_alwaysEmitIntoClient
    public static var twist: Self { twist(strips: 44) }

    /// The screen is twisted like a ribbon drawn with the given number of strips.
    ///
    /// - Parameter strips: The number of strips that draw the ribbon, 2 to 60.
    @_alwaysEmitIntoClient
    public static func twist(strips: Int) -> Self {
        let strips = min(max(strips, 2), 60)
        return Self(
            "twist", tags: [.pieces, .rotation, .show, .threeD], duration: 0.6,
            timing: .curve(0.2, 0.25, 0.6, 0.95),
            "The screen is twisted like a ribbon, from the top down, and shows the new one on its back.",
            settings: [.count("strips", strips, in: 2...60) { .twist(strips: $0) }]
        ) { scene in
            let (height, distance) = (scene.height, 0.15 * scene.longerSide)
            // The ribbon turns over about its vertical middle axis; the lower a strip, the later it turns. A turned
            // strip is drawn narrower by moving it away from the viewer, so that the edges of neighbouring strips meet.
            @Sendable func turned(_ progress: Double, _ along: Double) -> Double {
                let own = min(max((progress - 0.5 * along / max(height, 1)) / 0.5, 0), 1)
                return own * own * (3 - 2 * own) * 180
            }
            // While a side is the back of the ribbon, it is invisible. Where the ribbon is on edge both are drawn, so
            // that nothing shines through.
            func ribbon(isNew: Bool) -> [Piece] {
                @Sendable func degrees(_ progress: Double, _ along: Double) -> Double {
                    isNew ? 180 - max(turned(progress, along), 90) : min(turned(progress, along), 90)
                }
                return Bend(isAcross: false, strips: strips).pieces(in: scene) { progress, along in
                    // Where the ribbon is perpendicular to the screen, it keeps 30 % of its width.
                    let width = (0.09 + 0.91 * pow(cos(degrees(progress, along) * .pi / 180), 2)).squareRoot()
                    return Bend.Place(
                        along: height / 2 + (along - height / 2) / width, depth: distance * (1 - 1 / width))
                } look: { progress, along, _, pose in
                    let raw = turned(progress, along)
                    let seen = isNew ? (raw - 84) / 4 : (98 - raw) / 4
                    return pose.shade(0.5 * (1 - cos(degrees(progress, along) * .pi / 180)))
                        .opacity(min(max(seen, 0), 1))
                }
            }
            // Around the ribbon lies the darkened ground of the old screen. A dark ribbon is before a plain stage, which is
            // lighter.
            let ground = scene.isDark ? [] : Ground.pieces(of: scene, .fixed(.shade(0.3)))
            return Choreography(
                foreground: .pieces(ribbon(isNew: true)), background: .pieces(ground + ribbon(isNew: false)),
                backdrop: scene.surround, eyeDistance: distance)
        }
    }
}
