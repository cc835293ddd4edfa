import TransitionCore

/// The old screen is drawn away to an edge, and the new one lies beneath it.
public struct UncoverAnimator: TransitionAnimator {
    /// The edge that the old screen leaves by.
    public var edge: TransitionEdge

    /// An uncover towards an edge.
    public init(toward edge: TransitionEdge = .leading) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "uncover", title: "Uncover", tags: [.edge, .parallax],
            summary: "The old screen slides away, and the new one comes to light beneath it.")
    }
    public var settings: [AnimatorSetting] { [.edge("toward", edge) { Self(toward: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The new screen beneath moves in the same direction by a fifth.
        Choreography(
            foreground: .from(.offset(toward: edge.opposite, by: 0.2).shade(0.45)),
            background: [.to(.offset(toward: edge)), .passingShadow(opacity: 0.35, radius: 20)],
            front: .background)
    }
}

extension TransitionAnimator where Self == UncoverAnimator {
    /// The old screen slides away to the leading edge, off the new one.
    public static var uncover: Self { Self() }
    /// The old screen slides away to an edge, off the new one.
    public static func uncover(toward edge: TransitionEdge) -> Self { Self(toward: edge) }
}
