import TransitionCore

/// The new screen comes in from an edge while the old one moves by a third of that distance, as in the system's own
/// push.
public struct PushAnimator: TransitionAnimator {
    /// The edge that the new screen comes from.
    public var edge: TransitionEdge
    /// How far the old screen moves, as a fraction of the container, from 0 (not at all) to 1 (as far as the new one).
    /// Other values are clamped to this range; a value that is not a number counts as 0.
    public var parallax: Double

    /// A push from an edge, in which the old screen moves by a fraction of the container, from 0 to 1.
    public init(from edge: TransitionEdge = .trailing, parallax: Double = 0.3) {
        (self.edge, self.parallax) = (edge, parallax)
    }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "push", title: "Push", tags: [.edge, .parallax, .system],
            summary: "The new screen comes in from the side while the old one gives way by a third.")
    }
    public var settings: [AnimatorSetting] {
        [
            .edge("from", edge) { Self(from: $0, parallax: parallax) },
            .number("parallax", parallax, in: 0...1, step: 0.05) { Self(from: edge, parallax: $0) },
        ]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let parallax = parallax > 0 ? min(parallax, 1) : 0
        return Choreography(
            foreground: [.from(.offset(toward: edge)), .passingShadow(opacity: 0.18, radius: 14)],
            background: .to(.offset(toward: edge.opposite, by: parallax).shade(0.1)))
    }
}

extension TransitionAnimator where Self == PushAnimator {
    /// The new screen comes in from the trailing edge while the old one gives way.
    public static var push: Self { Self() }
    /// The new screen comes in from an edge while the old one moves by a fraction of the container, 0 to 1.
    public static func push(from edge: TransitionEdge = .trailing, parallax: Double = 0.3) -> Self {
        Self(from: edge, parallax: parallax)
    }
}
