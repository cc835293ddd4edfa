import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is the six blades of a camera's shutter, which open upon the new one.
    @_alwaysEmitIntoClient
    public static var shutter: Self {
        Self(
            "shutter", tags: [.clip, .film], duration: 0.6, timing: .easeInOut,
            "The old screen is the six blades of a camera's shutter, which turn and open upon the new one."
        ) { scene in
            guard let aperture = Aperture(in: scene) else { return Self.fade.choreography(in: scene) }
            @Sendable func shade(_ progress: Double, light: Double) -> Pose {
                .shade(sin(min(progress, 0.5) * .pi) * (0.04 + 0.2 * light))
            }
            // A blade takes its part of the picture along, at first hardly at all.
            let blades = (0..<6).map { blade in
                Piece(
                    .full,
                    .curve { progress in
                        let side = (aperture.corner(blade, progress) + aperture.corner(blade + 1, progress)) / 2
                        let way = 0.3 * progress * (side - SIMD2(0.5, 0.5))
                        return shade(progress, light: 0.5 - 0.5 * cos(Double(blade) * .pi / 3 + 0.4 * .pi * progress))
                            .offset(x: way.x, y: way.y)
                            .clip(.polygon(Polygon(aperture.blade(blade, progress).map { $0 - way })))
                    })
            }
            // Where that leaves a gap at the border, the same picture is behind it.
            let behind = [0, 3].map { first in
                Piece(.full, .curve { shade($0, light: 0.5).clip(.polygon(aperture.half(first, $0))) })
            }
            // The edge casts a shadow on the new screen, and farther out on the next blade.
            let reach = Clip.reach(x: 0.5, y: 0.5, width: scene.width, height: scene.height)
            let (none, dark) = (Pose.shade(1).opacity(0), Pose.shade(1).opacity(0.2))
            let fade = Motion.keyframes([.at(0, none), .at(0.15, dark), .at(0.85, dark), .at(1, none)])
            let shadows = (0..<12).map { index in
                let (blade, inset) = (index % 6, index < 6 ? 4 / reach : 13 / reach)
                return Piece(.full, .curve { .clip(.polygon(aperture.strip(blade, $0, inset: inset))) }, fade)
            }
            return Choreography(
                foreground: [.from(.scale(1.12)), .from(.shade(0.3), until: 0.5)],
                background: .pieces(behind + blades + shadows), front: .background)
        }
    }
}
