import TransitionCore

/// The new screen comes in from an edge while the old one gives way by a third, as in the system's own push.
public struct PushAnimator: TransitionAnimator {
    /// The edge that the new screen comes from.
    public var edge: TransitionEdge

    /// A push from an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "push",
            title: "Push",
            summary: "The new screen comes in from the side while the old one gives way by a third.",
            tags: ["system", "parallax", "edge"]
        )
    }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .init([.from(.offset(toward: edge)), .passingShadow(opacity: 0.18, radius: 14)]),
            background: .init([.to(.offset(toward: edge.opposite, by: 0.3).shade(0.1))])
        )
    }
}

extension TransitionAnimator where Self == PushAnimator {
    /// The new screen comes in from the trailing edge while the old one gives way.
    public static var push: PushAnimator { PushAnimator() }

    /// The new screen comes in from an edge while the old one gives way.
    public static func push(from edge: TransitionEdge) -> PushAnimator { PushAnimator(from: edge) }
}
