import TransitionCore

/// The old screen is a curtain: its halves gather in folds at the sides and are drawn off.
public struct CurtainAnimator: TransitionAnimator {
    /// The number of folds in each half.
    public let folds: Int

    /// A curtain with 2 to 12 folds in each half.
    public init(folds: Int = 3) { self.folds = min(max(folds, 2), 12) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "curtain", title: "Curtain", tags: [.pieces, .strips],
            summary: "The old screen is a curtain whose halves gather in folds at the sides.")
    }
    public var duration: Double { 0.75 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("folds", folds, in: 2...12) { Self(folds: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The width of each half when it is gathered, as a fraction of its full width.
        let gathered = 0.3
        let strips = Tiling(columns: 4 * folds, in: scene).pieces { strip in
            let side = strip.corner.side
            // The strips keep their order between the outer edge of their half and its inner edge, which moves first.
            let fromEdge = side == .leading ? strip.rect.x : 1 - strip.rect.x - strip.rect.width
            let shade = (strip.column % 2 == 0) == (side == .leading) ? 0.15 : 0.5
            func pose(_ width: Double, off: Double) -> Pose {
                .scale(x: width).anchor(side).offset(toward: side, by: fromEdge * (1 - width) + off).shade(shade)
            }
            return .keyframes([
                .at(0, .rest), .at(0.7, pose(gathered + 0.08, off: 0)),
                .at(1, pose(gathered, off: 0.5 * gathered + 0.01)),
            ])
        }
        return Choreography(
            foreground: .from(.scale(0.94).shade(0.55)), background: strips,
            front: .background, backdrop: .black)
    }
}

extension TransitionAnimator where Self == CurtainAnimator {
    /// The old screen is a curtain whose halves gather in folds at the sides.
    public static var curtain: Self { Self() }
    /// A curtain with the given number of folds in each half.
    public static func curtain(folds: Int) -> Self { Self(folds: folds) }
}
