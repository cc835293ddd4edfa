import TransitionCore

/// Two windows side by side: the edge between them moves across, and the pictures behind them move more slowly.
public struct ParallaxAnimator: TransitionAnimator {
    /// The edge that the new screen comes from.
    public var edge: TransitionEdge

    /// A parallax from an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "parallax", title: "Parallax", tags: [.clip, .edge, .parallax],
            summary: "An edge runs across the container, and the picture on each side of it drifts after it.")
    }
    public var duration: Double { 0.55 }
    public var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Each picture moves by a part of the distance of the edge between them, which therefore cuts both.
        let drift = 0.35
        return Choreography(
            foreground: .from(.offset(toward: edge, by: drift).clip(.rect(.part(drift, at: edge))).shade(0.5)),
            background: .to(.offset(toward: edge.opposite, by: drift).shade(0.6)))
    }
}

extension TransitionAnimator where Self == ParallaxAnimator {
    /// The edge between the screens runs in from the trailing side, faster than the pictures.
    public static var parallax: Self { Self() }
    /// The edge between the screens runs in from an edge, faster than the pictures.
    public static func parallax(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
