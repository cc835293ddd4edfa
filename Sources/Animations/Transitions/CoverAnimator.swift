import TransitionCore

/// The new screen moves over the old one, which stays where it is and darkens a little.
public struct CoverAnimator: TransitionAnimator {
    /// The edge that the new screen comes from.
    public var edge: TransitionEdge

    /// A cover from an edge.
    public init(from edge: TransitionEdge = .bottom) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "cover", title: "Cover", tags: [.edge, .modal],
            summary: "The new screen rises over the old one, which stays in place and darkens.")
    }
    public var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [.from(.offset(toward: edge)), .passingShadow(opacity: 0.25, radius: 18)],
            background: .to(.shade(0.35)))
    }
}

extension TransitionAnimator where Self == CoverAnimator {
    /// The new screen rises over the old one from the bottom.
    public static var cover: Self { Self() }
    /// The new screen moves over the old one from an edge.
    public static func cover(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
