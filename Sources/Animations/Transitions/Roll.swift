import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen draws together into a coin and rolls away over the new one.
    @_alwaysEmitIntoClient
    public static var roll: Self { roll(to: .leading) }

    /// The old screen rolls away to a side.
    ///
    /// - Parameter edge: The side that the coin rolls to; any other edge counts as leading.
    @_alwaysEmitIntoClient
    public static func roll(to edge: TransitionEdge) -> Self {
        Self(
            "roll", tags: [.clip, .edge, .rotation, .show], duration: 0.55,
            // Linear: the coin's motion accelerates by itself.
            timing: .linear,
            "The old screen draws together into a coin and rolls away over the new one.",
            settings: [.edge("to", edge, among: [.leading, .trailing]) { .roll(to: $0) }]
        ) { scene in
            let side: Double = edge == .trailing ? 1 : -1
            let radius = 0.36 * min(scene.width, scene.height)
            let reach = Clip.reach(x: 0.5, y: 0.5, width: scene.width, height: scene.height)
            let (coin, way) = (reach > 0 ? radius / reach : 0, scene.width / 2 + radius + 1)
            // The coin rolls without slipping: the angle of its rotation is the distance of its movement divided by its
            // radius.
            let turned = radius > 0 ? way / radius * 180 / .pi : 0
            return Choreography(
                foreground: .from(.shade(0.3)),
                background: .curve { progress in
                    let progress = min(max(progress, 0), 1)
                    let closed = min(progress / 0.45, 1)
                    let gone = max(progress - 0.22, 0) / 0.78
                    let eased = pow(gone, 1.8)
                    return .rotation(degrees: side * turned * eased).offset(dx: side * way * eased)
                        .clip(.circle(x: 0.5, y: 0.5, radius: 1 + (coin - 1) * closed * (2 - closed)))
                },
                front: .background)
        }
    }
}
