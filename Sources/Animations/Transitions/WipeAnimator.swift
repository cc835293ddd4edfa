import TransitionCore

/// An edge passes over the screens and leaves the new one where the old one was; neither of them moves.
public struct WipeAnimator: TransitionAnimator {
    /// The edge where the new screen begins to be seen.
    public var edge: TransitionEdge

    /// A wipe that begins at an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "wipe",
            title: "Wipe",
            summary: "An edge passes over the screens and leaves the new one where the old one was.",
            tags: ["reveal", "clip", "edge", "film"]
        )
    }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let start =
            edge.isHorizontal
            ? UnitRect(x: edge == .leading ? 0 : 1, y: 0, width: 0, height: 1)
            : UnitRect(x: 0, y: edge == .top ? 0 : 1, width: 1, height: 0)
        return Choreography(
            foreground: .from(.clip(.roundedRect(start, radius: 0))),
            background: .to(.shade(0.4))
        )
    }
}

extension TransitionAnimator where Self == WipeAnimator {
    /// The new screen is uncovered from the trailing edge on.
    public static var wipe: WipeAnimator { WipeAnimator() }

    /// The new screen is uncovered from an edge on.
    public static func wipe(from edge: TransitionEdge) -> WipeAnimator { WipeAnimator(from: edge) }
}
