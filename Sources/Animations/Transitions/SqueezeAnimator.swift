import TransitionCore

/// The new screen comes in from an edge and presses the old one flat against the other edge.
public struct SqueezeAnimator: TransitionAnimator {
    /// The edge that the new screen comes from.
    public var edge: TransitionEdge

    /// A squeeze from an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "squeeze", title: "Squeeze", tags: [.edge, .stretch],
            summary: "The new screen comes in and squeezes the old one flat against the far edge.")
    }
    public var duration: Double { 0.5 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The old screen stays a little under the edge of the new one, so that no gap is visible between them.
        let flat = edge.isHorizontal ? Pose.scale(x: 0.02) : .scale(y: 0.02)
        return Choreography(
            foreground: .from(.offset(toward: edge)),
            background: .to(flat.anchor(edge.opposite).shade(0.6)))
    }
}

extension TransitionAnimator where Self == SqueezeAnimator {
    /// The new screen squeezes the old one flat from the trailing edge.
    public static var squeeze: Self { Self() }
    /// The new screen squeezes the old one flat from an edge.
    public static func squeeze(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
