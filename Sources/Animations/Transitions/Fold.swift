import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screens fold like a paper fan of four strips.
    @_alwaysEmitIntoClient
    public static var fold: Self { fold(strips: 4) }

    /// The screens fold like a paper fan of the given number of strips.
    ///
    /// - Parameter strips: The number of strips that each screen is folded into; 2 to 24, rounded up to an
    ///   even number so that both outer edges lie in the screen.
    @_alwaysEmitIntoClient
    public static func fold(strips: Int) -> Self {
        let within = min(max(strips, 2), 24)
        let strips = within + within % 2
        return Self(
            "fold", tags: [.paper, .pieces, .show, .threeD], duration: 0.55, timing: .curve(0.3, 0.2, 0.4, 1),
            "The old screen folds together like a paper fan while the new one unfolds beside it.",
            settings: [.count("strips", strips, in: 2...24, step: 2) { .fold(strips: $0) }]
        ) { scene in
            // The edge between the two screens moves evenly, and this determines the angle of the strips.
            Choreography(
                foreground: .pieces(fan(strips, in: scene, start: { 1 - $0 }, extent: { $0 })),
                background: .pieces(fan(strips, in: scene, start: { scene in 0 }, extent: { 1 - $0 })),
                // When a fan is nearly folded, perspective could place its strips in front of the other screen. The
                // wider fan is therefore in front.
                front: .switchingHalfway, backdrop: scene.surround)
        }
    }
}

/// Returns the strips of one screen. `start` returns the leading edge of the fan at a progress, and `extent` its width,
/// both as fractions of the container's width.
@_alwaysEmitIntoClient
func fan(
    _ strips: Int, in scene: TransitionScene,
    start: @escaping @Sendable (Double) -> Double, extent: @escaping @Sendable (Double) -> Double
) -> [Piece] {
    // Each strip begins at the depth at which the previous one ends. The strips lead backward and forward by turns.
    var foldedDepth = 0.0
    return Parts.columns(strips, in: scene).enumerated().map { index, rect in
        let isValley = index % 2 == 1
        let ownDepth = foldedDepth
        foldedDepth += (isValley ? rect.width : -rect.width) * scene.width
        return Piece(
            rect,
            .curve { progress in
                // The strips become narrower as they are compressed, too. So the angle grows evenly, from 0 to 90 degrees.
                let narrowed = min(max(extent(progress), 0), 1)
                let angle = 0.5 * .pi * (1 - narrowed)
                let width = narrowed > 1e-6 ? narrowed / cos(angle) : 2 / .pi
                let shade = (isValley ? 0.07 : 0.24) * sin(angle) * min(2.5 * (1 - narrowed), 1)
                return .rotation(degrees: (isValley ? -angle : angle) * 180 / .pi, axis: .y).anchor(.leading)
                    .scale(x: width).shade(shade)
                    .offset(x: start(progress) + rect.x * (narrowed - 1), depth: ownDepth * width * sin(angle))
            })
    }
}
