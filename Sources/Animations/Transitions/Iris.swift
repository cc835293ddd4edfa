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
            // The circle closes to the touched view, and the screen around it is dimmed. The content of the circle
            // dissolves, and it opens again.
            let focus = scene.focus
            let reach = max(Clip.reach(x: focus.x, y: focus.y, width: scene.width, height: scene.height), 1)
            let touched = scene.sourceUnitRect.map { max($0.width * scene.width, $0.height * scene.height) } ?? 0
            let least = min(scene.width, scene.height) * 0.16
            let held = min(max(touched / 2, least), 1.7 * least) / reach
            @Sendable func closing(_ progress: Double) -> Double {
                held + (1 - held) * (1 - sin(min(max(progress / 0.4, 0), 1) * .pi / 2))
            }
            @Sendable func opening(_ progress: Double) -> Double {
                let time = min(max((progress - 0.42) / 0.58, 0), 1)
                return held + (1 - held) * (1 - pow(1 - pow(time, 1.5), 1.5))
            }
            // The rim is soft: each circle is smaller than the one below, and together they let nothing through.
            func light(_ radius: @escaping @Sendable (Double) -> Double, _ motions: Motion...) -> [Piece] {
                (1...6).map { step in
                    let points = 5.0 * Double(6 - step)
                    return Piece(
                        .full,
                        motions: [
                            .curve { progress in
                                .opacity(1 / Double(7 - step)).clip(
                                    .circle(x: focus.x, y: focus.y, radius: radius(progress) + points / reach))
                            }
                        ] + motions)
                }
            }
            return Choreography(
                foreground: .pieces(light(opening, .from(.opacity(0), after: 0.36, until: 0.5))),
                background: .pieces([Piece(.full, .to(.shade(0.5), until: 0.12))] + light(closing)))
        }
    }
}
