import TransitionCore

/// The old screen is a curtain: its halves gather in folds at the sides and are drawn off.
public struct CurtainAnimator: TransitionAnimator {
    /// The number of folds in each half.
    public let folds: Int

    /// A curtain with 2 to 12 folds in each half.
    public init(folds: Int = 3) { self.folds = min(max(folds, 2), 12) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "curtain",
            title: "Curtain",
            summary: "The old screen is a curtain whose halves gather in folds at the sides.",
            tags: ["pieces", "strips", "theatre"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.75 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        // What is left of each half's width when it is gathered.
        let gathered = 0.3
        let strips = Tiling(columns: 4 * folds, in: scene).tiles.map { strip in
            let isLeading = strip.column < 2 * folds
            // Strips keep their order between the half's outer edge and its hem, which moves first.
            let fromEdge = isLeading ? strip.rect.x : 1 - strip.rect.x - strip.rect.width
            let way: Double = isLeading ? -1 : 1
            let shade = strip.column % 2 == (isLeading ? 0 : 1) ? 0.15 : 0.5
            func pose(_ width: Double, off: Double, shade: Double) -> Pose {
                Pose.scale(x: width).anchor(isLeading ? .leading : .trailing)
                    .offset(x: way * (fromEdge * (1 - width) + off)).shade(shade)
            }
            return Piece(
                strip.rect,
                .keyframes([
                    .at(0, .rest),
                    .at(0.7, pose(gathered + 0.08, off: 0, shade: shade)),
                    .at(1, pose(gathered, off: 0.5 * gathered + 0.01, shade: shade)),
                ])
            )
        }
        return Choreography(
            foreground: .from(.scale(0.94).shade(0.55)),
            background: .init(pieces: strips),
            front: .background,
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == CurtainAnimator {
    /// The old screen is a curtain whose halves gather in folds at the sides.
    public static var curtain: CurtainAnimator { CurtainAnimator() }

    /// A curtain with so many folds in each half.
    public static func curtain(folds: Int) -> CurtainAnimator { CurtainAnimator(folds: folds) }
}
