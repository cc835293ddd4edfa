import TransitionCore

/// The new screen is pulled in by its front edge, stretched like rubber, and draws together.
public struct StretchAnimator: TransitionAnimator {
    /// The edge that the new screen comes from.
    public var edge: TransitionEdge

    /// A stretch from an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "stretch", title: "Stretch", tags: [.edge, .stretch],
            summary:
                "The new screen is pulled across by its front edge, stretched like rubber, and then draws together.")
    }
    public var duration: Double { 0.6 }
    /// Linear: the changes of speed are part of the motion itself.
    public var timing: Timing { .linear }
    public var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The front edge arrives first, and the rest of the screen follows.
        func drawn(_ factor: Double) -> Pose {
            (edge.isHorizontal ? Pose.scale(x: factor) : .scale(y: factor)).anchor(edge.opposite)
        }
        return Choreography(
            foreground: .keyframes([
                .at(0, drawn(1).offset(toward: edge), easing: .easeIn),
                .at(0.35, drawn(1.9).offset(toward: edge, by: 0.45), easing: .easeOut),
                .at(0.65, drawn(1.7), easing: .easeInOut), .at(1, .rest),
            ]),
            background: .to(drawn(0.7).shade(0.5), easing: .easeIn))
    }
}

extension TransitionAnimator where Self == StretchAnimator {
    /// The new screen is pulled in from the trailing edge, stretched like rubber.
    public static var stretch: Self { Self() }
    /// The new screen is pulled in from an edge, stretched like rubber.
    public static func stretch(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
