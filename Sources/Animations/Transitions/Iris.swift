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
            // Around the circle the screen lies in the dark, so that the container is never empty. The circle closes
            // quickly at first, and then opens from the same point.
            let turn = 0.44
            let reach = max(
                Clip.reach(x: scene.focus.x, y: scene.focus.y, width: scene.width, height: scene.height), 1)
            @Sendable func closing(_ progress: Double) -> Double { pow(max(1 - progress / turn, 0), 1.35) }
            @Sendable func opening(_ progress: Double) -> Double {
                1 - pow(min(max((1 - progress) / (1 - turn), 0), 1), 1.6)
            }
            // A dim rim around the circle.
            func light(_ radius: @escaping @Sendable (Double) -> Double) -> [Piece] {
                [(8.0, 0.5), (0, 0)].map { points, shade in
                    Piece(
                        .full,
                        .curve { progress in
                            let radius = radius(progress)
                            return .shade(shade).clip(
                                .circle(
                                    x: scene.focus.x, y: scene.focus.y,
                                    radius: radius + points / reach * min(8 * radius, 1)))
                        })
                }
            }
            let (dark, darkest) = (Pose.shade(0.7), Pose.shade(0.86))
            let end = Motion.keyframes([
                .at(0.2, dark), .at(0.38, darkest), .at(0.4, darkest), .at(turn, darkest.opacity(0)),
            ])
            return Choreography(
                foreground: .pieces([Piece(.full, .from(darkest, to: dark, after: turn, until: 0.6))] + light(opening)),
                background: .pieces([Piece(.full, end)] + light(closing)), front: .background)
        }
    }
}
