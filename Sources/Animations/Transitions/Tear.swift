import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is torn in two like a sheet of paper, and the new one lies beneath.
    @_alwaysEmitIntoClient
    public static var tear: Self { tear(from: .leading) }

    /// The old screen is torn in two, beginning at a side.
    ///
    /// - Parameter edge: The side that the tear begins at; any other edge counts as leading.
    @_alwaysEmitIntoClient
    public static func tear(from edge: TransitionEdge) -> Self {
        Self(
            "tear", tags: [.paper, .pieces, .rotation, .show, .source], duration: 0.55,
            timing: .curve(0.25, 0.15, 0.3, 1),
            "The old screen is torn in two like a sheet of paper, in the middle or beside the view that was tapped.",
            settings: [.edge("from", edge, among: [.leading, .trailing]) { .tear(from: $0) }]
        ) { scene in
            let (height, cut) = (max(scene.height, 1), scene.cut(toward: .top))
            let end = edge == .trailing ? 0.0 : 1
            // The ragged edge: fine fibres on a slow wave.
            @Sendable func line(_ along: Double) -> Double {
                let step = (along * 36).rounded()
                return cut + min((4 * Scatter.signed(Int(step), salt: 2) + 6 * sin(9 * along + 0.4)) / height, 0.02)
            }
            func parts(_ isUpper: Bool) -> [Piece] {
                let (side, way) = (isUpper ? -1.0 : 1, (isUpper ? cut : 1 - cut) + 0.12 + 24 / height)
                // The halves hang together at the far end of the tear, until it gets there.
                func tears(_ band: UnitRect) -> Motion {
                    .curve { progress in
                        let (open, late) = (min(max(progress, 0) / 0.7, 1), max(progress - 0.12, 0) / 0.88)
                        return .rotation(degrees: -side * (end == 1 ? 1 : -1) * 9 * open * (2 - open))
                            .anchor(x: (end - band.x) / band.width, y: cut).offset(y: side * way * pow(late, 1.7))
                    }
                }
                func half(farther points: Double, _ looks: Motion) -> [Piece] {
                    CurvedFront.pieces(
                        from: isUpper ? .top : .bottom, in: scene, farther: points,
                        distance: { isUpper ? line($1) : 1 - line($1) }, motions: { [looks, tears($0)] })
                }
                // On dark screens the torn fibres are light.
                let dark = scene.isDark ? Pose.opacity(0.3) : .shade(1).opacity(0.085)
                let shadow = (scene.isDark ? [2] : [3.0, 7, 12, 18])
                    .flatMap { half(farther: $0, .from(dark.opacity(0), to: dark, until: 0.1)) }
                    .map { scene.isDark ? $0.white() : $0 }
                // The halves overlap a little, because the new screen would shine through between them.
                return shadow + half(farther: isUpper ? 0 : 0.5, .still)
            }
            return Choreography(
                foreground: .from(.scale(1.05).shade(0.3)), background: .pieces(parts(true) + parts(false)),
                front: .background)
        }
    }
}
