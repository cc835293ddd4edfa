import TransitionCore

/// Both screens move side by side, as two cards on one long strip.
public struct SlideAnimator: TransitionAnimator {
    /// The edge that the new screen comes from.
    public var edge: TransitionEdge

    /// A slide from an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "slide",
            title: "Slide",
            summary: "Both screens move side by side, the new one pushing the old one out.",
            tags: ["edge", "strip"]
        )
    }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .from(.offset(toward: edge)),
            background: .to(.offset(toward: edge.opposite))
        )
    }
}

extension TransitionAnimator where Self == SlideAnimator {
    /// Both screens move side by side, the new one from the trailing edge.
    public static var slide: SlideAnimator { SlideAnimator() }

    /// Both screens move side by side, the new one from an edge.
    public static func slide(from edge: TransitionEdge) -> SlideAnimator { SlideAnimator(from: edge) }
}
