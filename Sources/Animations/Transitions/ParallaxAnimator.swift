import TransitionCore

/// Two windows side by side: an edge runs across, and the pictures behind it move slower than the edge does.
public struct ParallaxAnimator: TransitionAnimator {
    /// The edge that the new screen comes from.
    public var edge: TransitionEdge

    /// A parallax from an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "parallax",
            title: "Parallax",
            summary:
                "An edge runs across the container, and the picture on each side of it drifts after it.",
            tags: ["edge", "clip", "drift"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.55 }

    /// The way in. Each picture moves by a part of what the edge between them does, so that both are cut by it.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let drift = 0.35
        let left = UnitRect(
            x: max(edge.x, 0) * (1 - drift), y: max(edge.y, 0) * (1 - drift),
            width: edge.isHorizontal ? drift : 1, height: edge.isHorizontal ? 1 : drift)
        return Choreography(
            foreground: .from(
                .offset(toward: edge, by: drift).clip(.roundedRect(left, radius: 0)).shade(0.5)),
            background: .to(.offset(toward: edge.opposite, by: drift).shade(0.6))
        )
    }
}

extension TransitionAnimator where Self == ParallaxAnimator {
    /// The edge between the screens runs in from the trailing side, faster than the pictures.
    public static var parallax: ParallaxAnimator { ParallaxAnimator() }

    /// The edge between the screens runs in from an edge, faster than the pictures.
    public static func parallax(from edge: TransitionEdge) -> ParallaxAnimator { ParallaxAnimator(from: edge) }
}
