import TransitionCore

/// Both screens move side by side, as two cards on one long strip.
public struct SlideAnimator: TransitionAnimator {
    /// The edge that the new screen comes from.
    public var edge: TransitionEdge

    /// A slide from an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "slide", title: "Slide", tags: [.edge, .strips],
            summary: "Both screens move side by side, the new one pushing the old one out.")
    }
    public var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(foreground: .from(.offset(toward: edge)), background: .to(.offset(toward: edge.opposite)))
    }
}

extension TransitionAnimator where Self == SlideAnimator {
    /// Both screens move side by side, the new one from the trailing edge.
    public static var slide: Self { Self() }
    /// Both screens move side by side, the new one from an edge.
    public static func slide(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
