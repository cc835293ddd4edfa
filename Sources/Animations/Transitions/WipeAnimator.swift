import TransitionCore

/// A line passes over the screens and leaves the new one where the old one was; neither screen moves.
public struct WipeAnimator: TransitionAnimator {
    /// The edge where the new screen begins to be seen.
    public var edge: TransitionEdge

    /// A wipe that begins at an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "wipe", title: "Wipe", tags: [.clip, .edge, .film, .reveal],
            summary: "An edge passes over the screens and leaves the new one where the old one was.")
    }
    public var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let edge = edge
        let extent = max(scene.extent(toward: edge), 1)
        return Choreography(
            foreground: .from(.clip(.rect(.part(0, at: edge)))),
            background: ClipShadow.on(.to(.shade(0.4)), reach: 36) { .rect(.part($0 + $1 / extent, at: edge)) })
    }
}

extension TransitionAnimator where Self == WipeAnimator {
    /// The new screen is uncovered from the trailing edge on.
    public static var wipe: Self { Self() }
    /// The new screen is uncovered from an edge on.
    public static func wipe(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
