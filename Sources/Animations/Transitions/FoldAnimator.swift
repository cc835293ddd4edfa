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

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "fold",
            title: "Fold",
            summary: "The old screen folds together like a paper fan while the new one unfolds beside it.",
            tags: ["3D", "pieces", "paper"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.65 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The fan's edge between the two screens moves evenly, and the strips' angle follows from that.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .init(pieces: fan(in: scene, start: { 1 - $0 }, extent: { $0 })),
            background: .init(pieces: fan(in: scene, start: { _ in 0 }, extent: { 1 - $0 })),
            // Towards its folded end a fan stands almost on edge, and perspective shows it before its neighbour.
            front: .switchingHalfway,
            backdrop: .black
        )
    }

    /// The strips of one screen. `start` and `extent` say which part of the width the fan takes up at a progress.
    private func fan(
        in scene: TransitionScene,
        start: @escaping @Sendable (Double) -> Double,
        extent: @escaping @Sendable (Double) -> Double
    ) -> [Piece] {
        let edges = Parts.edges(strips, along: scene.width)
        return (0..<strips).map { index in
            let rect = UnitRect(x: edges[index], y: 0, width: edges[index + 1] - edges[index], height: 1)
            let isValley = index % 2 == 1
            // A strip begins in the depth that those before it have led to, hills and valleys in turn.
            var way = 0.0
            for before in 0..<index {
                let width = edges[before + 1] - edges[before]
                way += before % 2 == 1 ? width : -width
            }
            let foldedDepth = way * scene.width
            return Piece(
                rect,
                .curve { progress in
                    let narrowed = min(max(extent(progress), 0), 1)
                    let depth = (1 - narrowed * narrowed).squareRoot()
                    let angle = acos(narrowed) * 180 / .pi
                    return .rotation(degrees: isValley ? -angle : angle, axis: .y)
                        .anchor(.leading)
                        .offset(x: start(progress) + rect.x * (narrowed - 1), depth: foldedDepth * depth)
                        .shade(depth * (isValley ? 0.15 : 0.45))
                }
            )
        }
    }
}

extension TransitionAnimator where Self == FoldAnimator {
    /// The screens fold like a paper fan of four strips.
    public static var fold: FoldAnimator { FoldAnimator() }

    /// The screens fold like a paper fan of so many strips.
    public static func fold(strips: Int) -> FoldAnimator { FoldAnimator(strips: strips) }
}
