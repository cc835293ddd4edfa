import TransitionCore

/// The old screen breaks into four quarters that leave through the corners.
public struct OmniSplitAnimator: TransitionAnimator {
    /// The animator.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "omniSplit",
            title: "Omni-split",
            summary: "The old screen breaks into four quarters that leave through the corners.",
            tags: ["pieces", "corners", "reveal"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.6 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The quarters first come apart, then leave.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let quarters = Tiling(columns: 2, rows: 2, in: scene).tiles.map { quarter in
            let (x, y) = (quarter.column == 0 ? -1.0 : 1, quarter.row == 0 ? -1.0 : 1)
            return Piece(
                quarter.rect,
                .keyframes([
                    .at(0, .rest, easing: .easeOut),
                    .at(0.25, .scale(0.95).shadow(opacity: 0.45, radius: 14), easing: .easeIn),
                    .at(
                        1,
                        .offset(x: 0.6 * x, y: 0.6 * y).scale(0.95).rotation(degrees: 14 * x * y).shadow(
                            opacity: 0.45, radius: 14)),
                ]))
        }
        return Choreography(
            foreground: .from(.scale(0.8).shade(0.6), easing: .easeOut),
            background: .init(pieces: quarters),
            front: .background,
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == OmniSplitAnimator {
    /// The old screen breaks into four quarters that leave through the corners.
    public static var omniSplit: OmniSplitAnimator { OmniSplitAnimator() }
}
