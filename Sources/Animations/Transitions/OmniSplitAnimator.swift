import TransitionCore

/// The old screen breaks into four quarters that leave through the corners.
public struct OmniSplitAnimator: TransitionAnimator {
    /// Four quarters.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "omniSplit", title: "Omni-split", tags: [.corner, .pieces, .reveal],
            summary: "The old screen breaks into four quarters that leave through the corners.")
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The quarters first come apart, then leave.
        let apart = Pose.scale(0.95).shadow(opacity: 0.45, radius: 14)
        let quarters = Tiling(columns: 2, rows: 2, in: scene).pieces { quarter in
            let corner = quarter.corner
            let gone = apart.offset(toward: corner, by: 0.6).rotation(degrees: 14 * corner.x * corner.y)
            return .keyframes([.at(0, .rest, easing: .easeOut), .at(0.25, apart, easing: .easeIn), .at(1, gone)])
        }
        return Choreography(
            foreground: .from(.scale(0.8).shade(0.6), easing: .easeOut), background: quarters,
            front: .background, backdrop: .black)
    }
}

extension TransitionAnimator where Self == OmniSplitAnimator {
    /// The old screen breaks into four quarters that leave through the corners.
    public static var omniSplit: Self { Self() }
}
