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
            let height = max(scene.height, 1)
            let eye = 1.2 * height
            // The drum is a steel tube. It comes in above the door, and leaves when the door is rolled up.
            let thick = min(62, 0.15 * height)
            @Sendable func shown(_ progress: Double) -> Double {
                let there = min(max(min(progress / 0.14, (1 - progress) / 0.14), 0), 1)
                return thick * there * there * (3 - 2 * there)
            }
            // The upper part of the door bends away from the viewer and behind the drum. At the start the door is flat.
            @Sendable func radius(_ progress: Double) -> Double {
                let formed = min(max(progress, 0) / 0.14, 1)
                return 0.16 * height * formed * formed * (3 - 2 * formed)
            }
            // At this angle the door is at the drum, where the viewer sees it on edge.
            let last = 75 * Double.pi / 180
            @Sendable func lift(_ progress: Double) -> Double { 1.22 * height * progress }
            @Sendable func turned(_ progress: Double, _ along: Double) -> Double {
                let (radius, way) = (radius(progress), along - lift(progress))
                return way < radius ? (radius - way) / max(radius, 1e-6) : 0
            }
            @Sendable func place(_ progress: Double, _ along: Double) -> Bend.Place {
                let (radius, angle) = (radius(progress), turned(progress, along))
                // The point at the angle `last` is seen at the drum's lower side.
                let slope = (height / 2 - shown(progress)) / eye
                let deep = radius * (1 - cos(last))
                let base = shown(progress) - slope * deep + radius * sin(last)
                if angle <= 0 { return Bend.Place(along: along - lift(progress) - radius + base, depth: 0) }
                let seen = min(angle, last)
                // The panels beyond go on along the line of sight, so they cannot be seen.
                let beyond = min(radius * (angle - seen), 0.75 * height)
                let behind = beyond / (1 + slope * slope).squareRoot()
                return Bend.Place(
                    along: base - radius * sin(seen) - slope * behind, depth: -radius * (1 - cos(seen)) - behind)
            }
            let door = Bend(isAcross: false, strips: panels).pieces(in: scene, place: place) {
                progress, along, _, pose in
                pose.shade(0.7 * (1 - cos(min(turned(progress, along), .pi / 2))))
            }
            // The light on the door's lower edge, on dark screens, where the shadow cannot be seen.
            let light = Piece.light(in: scene) { progress in
                UnitRect(x: 0, y: (place(progress, height).along - 3) / height, width: 1, height: 5 / height)
            }
            // The bar along the lower edge of the door.
            let bar = min(7, 0.01 * height)
            let hem = Piece(
                UnitRect(x: 0, y: 1 - bar / height, width: 1, height: bar / height),
                .curve { progress in
                    let (top, foot) = (place(progress, height - bar), place(progress, height))
                    let angle = atan2(foot.depth - top.depth, foot.along - top.along) * 180 / .pi
                    return .offset(dy: top.along - height + bar, depth: top.depth).anchor(.top)
                        .rotation(degrees: angle, axis: .x).shade(0.45 * min(10 * progress, 1))
                })
            // The tube's shade, from the light along its upper part to the dark lower side. On dark screens the tube is
            // dark, and there is only the light along its upper part.
            let shades = [0.3, 0.16, 0.04, 0, 0, 0.05, 0.1, 0.17, 0.25, 0.34, 0.44, 0.54]
            let row = thick / Double(shades.count)
            let tube = shades.enumerated().map { index, shade in
                let strip = UnitRect(x: 0, y: Double(index) * row / height, width: 1, height: row / height)
                let isDark = scene.isDark
                let piece = Piece(
                    strip,
                    .curve { progress in
                        let there = shown(progress)
                        let (comes, pose) = (min(there / thick * 20, 1), Pose.offset(dy: there - thick))
                        return isDark
                            ? pose.opacity(0.3 * (0.62 - shade) * comes) : pose.shade(1).opacity(shade * comes)
                    })
                return isDark ? piece.white() : piece
            }
            // The door's shadow on the new screen, below its lower edge.
            let (none, dark) = (Pose.shade(1).opacity(0), Pose.shade(1).opacity(0.03))
            let shadow = (scene.isDark ? [] : [4.0, 9, 15, 22, 30, 39, 49, 60]).map { reach in
                Piece(
                    .full,
                    .curve { progress in
                        let (top, foot) = (shown(progress) / height, (place(progress, height).along + reach) / height)
                        return .clip(.rect(UnitRect(x: 0, y: top, width: 1, height: min(max(foot, top), 1) - top)))
                    }, .keyframes([.at(0, none), .at(0.1, dark), .at(0.75, dark), .at(0.9, none)]))
            }
            // The drum is a gap above both screens, which shows the backdrop.
            return Choreography(
                foreground: Choreography.Track(
                    [
                        .curve { progress in
                            let top = shown(progress) / height
                            return .clip(.rect(UnitRect(x: 0, y: top, width: 1, height: 1 - top)))
                        }, .from(.shade(0.1)),
                    ], pieces: shadow, showsScreen: true),
                background: .pieces(light + door + [hem] + tube), front: .background,
                backdrop: scene.isDark ? .darkMetal : .metal, eyeDistance: eye)
        }
    }
}
