import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen goes up like a garage door, over a drum, and the new one stands behind it.
    @_alwaysEmitIntoClient
    public static var garage: Self { garage(panels: 20) }

    /// The old screen goes up like a garage door of the given number of panels.
    ///
    /// - Parameter panels: The number of panels of the door, 2 to 24.
    @_alwaysEmitIntoClient
    public static func garage(panels: Int) -> Self {
        let panels = min(max(panels, 2), 24)
        return Self(
            "garage", title: "Garage door", tags: [.door, .machine, .pieces, .show, .threeD, .vertical], duration: 0.55,
            timing: .curve(0.3, 0.25, 0.7, 0.85),
            "The old screen goes up like a garage door, over a drum above, and the new one stands behind it.",
            settings: [.count("panels", panels, in: 2...24) { .garage(panels: $0) }]
        ) { scene in
            let height = scene.height
            let eye = max(1.2 * height, 1)
            // The upper part of the door bends away from the viewer. At the start the door is flat, so the bend forms
            // while the door begins to move.
            @Sendable func radius(_ progress: Double) -> Double {
                let formed = min(3.5 * progress, 1)
                return 0.3 * height * formed * formed * (3 - 2 * formed)
            }
            // At this angle the viewer sees the drum on edge. The drum is so high that this is at the container's edge.
            let last = 75 * Double.pi / 180
            let lift = 1 - sin(last) + height / (2 * eye) * (1 - cos(last))
            @Sendable func turned(_ progress: Double, _ along: Double) -> Double {
                let (radius, way) = (radius(progress), along - 1.11 * progress * height)
                return way < radius ? (radius - way) / max(radius, 1e-6) : 0
            }
            @Sendable func place(_ progress: Double, _ along: Double) -> Bend.Place {
                let (radius, angle) = (radius(progress), turned(progress, along))
                let up = (lift + 0.02) * radius
                if angle <= 0 { return Bend.Place(along: along - 1.11 * progress * height - up, depth: 0) }
                let seen = min(angle, last)
                // The panels beyond the drum go on along the line of sight, so they cannot be seen.
                let beyond = min(radius * (angle - seen), 0.75 * height)
                let slope = height / (2 * eye)
                let behind = beyond / (1 + slope * slope).squareRoot()
                return Bend.Place(
                    along: radius * (1 - sin(seen)) - up - slope * behind,
                    depth: -radius * (1 - cos(seen)) - behind)
            }
            let door = Bend(isAcross: false, strips: panels).pieces(in: scene, place: place) {
                progress, along, _, pose in
                pose.shade(0.75 * (1 - cos(min(turned(progress, along), .pi / 2))))
            }
            // The bar at the door's lower edge, on dark screens, where the shadow cannot be seen.
            let bar = Piece.light(in: scene) { progress in
                UnitRect(
                    x: 0, y: (place(progress, height).along - 3) / max(height, 1), width: 1,
                    height: 4.2 / max(height, 1))
            }
            // The door's shadow on the new screen, below its lower edge.
            let (none, dark) = (Pose.shade(1).opacity(0), Pose.shade(1).opacity(0.04))
            let shadow = (scene.isDark ? [] : [4.0, 9, 15, 22, 30, 39, 49, 60]).map { reach in
                Piece(
                    .full,
                    .curve { progress in
                        let foot = (place(progress, height).along + reach) / max(height, 1)
                        return .clip(.rect(UnitRect(x: 0, y: 0, width: 1, height: min(max(foot, 0), 1))))
                    }, .keyframes([.at(0, none), .at(0.1, dark), .at(0.8, dark), .at(1, none)]))
            }
            return Choreography(
                foreground: Choreography.Track(
                    [.from(.scale(1.06).shade(0.1), easing: .easeOut)], pieces: shadow, showsScreen: true),
                background: .pieces(bar + door), front: .background, eyeDistance: eye)
        }
    }
}
