import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// A circle of light closes on the old screen and opens on the new one, as in a silent film.
    @_alwaysEmitIntoClient
    public static var iris: Self {
        Self(
            "iris", tags: [.clip, .film, .machine, .show, .source], duration: 0.6,
            // Linear: each half has its own easing.
            timing: .linear,
            "A circle of light closes on the old screen and opens on the new one, as in a silent film."
        ) { scene in
            // The circle closes to the touched point, and the screen around it is dark. It opens again in the same way.
            let focus = scene.focus
            let reach = max(Clip.reach(x: focus.x, y: focus.y, width: scene.width, height: scene.height), 1)
            @Sendable func radius(_ progress: Double) -> Double {
                1 - pow(1 - min(abs(2 * progress - 1), 1), 1.2)
            }
            // The rim is soft: each circle is smaller than the one below, and together they let nothing through.
            func light(_ first: Double, _ last: Double) -> [Piece] {
                // On dark screens a white circle below them is the light along the rim.
                (scene.isDark ? 0...6 : 1...6).map { step in
                    let (points, isWhite) = (5.0 * Double(6 - step) - (step == 0 ? 3.5 : 0), step == 0)
                    let piece = Piece(
                        .full,
                        .curve { progress in
                            let radius = progress < first || progress > last ? 0 : radius(progress)
                            let rim = min(points / reach, 0.5 * radius)
                            let strength = isWhite ? 0.3 * min(4 * (1 - radius), 1) : 1 / Double(7 - step)
                            return .opacity(min(40 * radius, 1) * strength).clip(
                                .circle(x: focus.x, y: focus.y, radius: radius + rim))
                        })
                    return isWhite ? piece.white() : piece
                }
            }
            let dark = Pose.shade(scene.isDark ? 0.7 : 0.86)
            let around = Motion.keyframes([
                .at(0, .rest), .at(0.12, .shade(0.5)), .at(0.5, dark), .at(1, dark),
            ])
            return Choreography(
                foreground: .pieces(light(0.5, 1)), background: .pieces([Piece(.full, around)] + light(0, 0.5)))
        }
    }
}
