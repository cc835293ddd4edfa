import Foundation
import TransitionCore

/// The old screen folds together like a paper fan while the new one unfolds beside it.
public struct FoldAnimator: TransitionAnimator {
    /// The number of strips that each screen is folded into; even, so that both outer edges lie in the screen.
    public let strips: Int

    /// A fold into strips: 2 to 24, rounded up to an even number.
    public init(strips: Int = 4) {
        let within = min(max(strips, 2), 24)
        self.strips = within + within % 2
    }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "fold", title: "Fold", tags: [.paper, .pieces, .threeD],
            summary: "The old screen folds together like a paper fan while the new one unfolds beside it.")
    }
    public var duration: Double { 0.65 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("strips", strips, in: 2...24, step: 2) { Self(strips: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The fan's edge between the two screens moves evenly, and the strips' angle follows from that.
        Choreography(
            foreground: .pieces(fan(in: scene, start: { 1 - $0 }, extent: { $0 })),
            background: .pieces(fan(in: scene, start: { _ in 0 }, extent: { 1 - $0 })),
            // Near the end at which a fan is folded, its strips stand almost on edge, and perspective would draw them
            // before the other screen.
            front: .switchingHalfway, backdrop: .black)
    }

    /// The strips of one screen. `start` and `extent` return the part of the width that the fan takes up at a progress.
    private func fan(
        in scene: TransitionScene,
        start: @escaping @Sendable (Double) -> Double, extent: @escaping @Sendable (Double) -> Double
    ) -> [Piece] {
        // Each strip begins at the depth where the one before it ends; strips go forward and back in turn.
        var foldedDepth = 0.0
        return Parts.columns(strips, in: scene).enumerated().map { index, rect in
            let isValley = index % 2 == 1
            let ownDepth = foldedDepth
            foldedDepth += (isValley ? rect.width : -rect.width) * scene.width
            return Piece(
                rect,
                .curve { progress in
                    let narrowed = min(max(extent(progress), 0), 1)
                    let depth = (1 - narrowed * narrowed).squareRoot()
                    let angle = acos(narrowed) * 180 / .pi
                    return .rotation(degrees: isValley ? -angle : angle, axis: .y).anchor(.leading)
                        .offset(x: start(progress) + rect.x * (narrowed - 1), depth: ownDepth * depth)
                        .shade(depth * (isValley ? 0.15 : 0.45))
                })
        }
    }
}

extension TransitionAnimator where Self == FoldAnimator {
    /// The screens fold like a paper fan of four strips.
    public static var fold: Self { Self() }
    /// The screens fold like a paper fan of the given number of strips.
    public static func fold(strips: Int) -> Self { Self(strips: strips) }
}
