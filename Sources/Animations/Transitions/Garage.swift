import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen goes up like a garage door, over your head, and the new one stands behind it.
    @_alwaysEmitIntoClient
    public static var garage: Self { garage(panels: 20) }

    /// The old screen goes up like a garage door of the given number of panels.
    ///
    /// - Parameter panels: The number of panels of the door, 2 to 24.
    @_alwaysEmitIntoClient
    public static func garage(panels: Int) -> Self {
        let panels = min(max(panels, 2), 24)
        return Self(
            "garage", title: "Garage door", tags: [.door, .machine, .pieces, .show, .threeD, .vertical], duration: 0.65,
            timing: .curve(0.3, 0.15, 0.4, 1),
            "The old screen goes up like a garage door, over your head, and the new one stands behind it.",
            settings: [.count("panels", panels, in: 2...24) { .garage(panels: $0) }]
        ) { scene in
            let height = scene.height
            // The rail bends towards the viewer in the upper half of the container. At the start the door is flat, so
            // the bend forms while the door begins to move.
            @Sendable func radius(_ progress: Double) -> Double {
                let formed = min(5 * progress, 1)
                return 0.45 * height * formed * formed * (3 - 2 * formed)
            }
            // At the end even the lower edge of the door is beyond the bend, where it cannot be seen.
            @Sendable func turned(_ progress: Double, _ along: Double) -> Double {
                max(1 - (along - 1.15 * progress * height) / max(radius(progress), 1e-6), 0)
            }
            let door = Bend(isAcross: false, strips: panels).pieces(in: scene) { progress, along in
                let (radius, angle) = (radius(progress), turned(progress, along))
                if angle <= 0 || radius <= 0 { return Bend.Place(along: along - 1.15 * progress * height, depth: 0) }
                // The panels beyond the bend cannot be seen.
                if angle >= .pi / 2 {
                    return Bend.Place(along: 0, depth: min(radius * (1 + angle - .pi / 2), 0.75 * height))
                }
                return Bend.Place(along: radius * (1 - sin(angle)), depth: radius * (1 - cos(angle)))
            } look: { progress, along, _, pose in
                pose.shade(0.75 * (1 - cos(min(turned(progress, along), .pi / 2))) * min(progress / 0.1, 1))
            }
            return Choreography(
                foreground: .from(.shade(0.35)), background: .pieces(door),
                front: .background, eyeDistance: 1.6 * height)
        }
    }
}
