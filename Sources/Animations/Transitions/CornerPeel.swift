import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is peeled off from a corner like a sticker, with a pale back.
    @_alwaysEmitIntoClient
    public static var cornerPeel: Self { cornerPeel(from: .bottomTrailing) }

    /// The old screen is peeled off from a corner.
    ///
    /// - Parameter corner: The corner that is lifted first.
    @_alwaysEmitIntoClient
    public static func cornerPeel(from corner: TransitionCorner) -> Self {
        Self(
            "cornerPeel", tags: [.corner, .paper, .pieces, .show], duration: 0.65, timing: .curve(0.25, 0.1, 0.25, 1),
            "The old screen is peeled off from a corner like a sticker, with a pale back, and the new one lies beneath.",
            settings: [.corner("from", corner) { .cornerPeel(from: $0) }]
        ) { scene in
            // The flap is a gap in both screens. The backdrop shows in it as the back of the paper.
            let peel = Peel(from: corner, in: scene)
            return Choreography(
                foreground: [.curve { .clip(peel.uncovered($0)) }, .from(.shade(0.25))],
                background: .pieces(
                    [Piece(.full, .curve { .clip(peel.kept($0)) })] + peel.shades(isDark: scene.isDark)),
                front: .background, backdrop: scene.isDark ? .darkPaper : .rim)
        }
    }
}
