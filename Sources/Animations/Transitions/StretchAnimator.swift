import TransitionCore

/// The new screen is pulled in by its front edge: it stretches and thins like rubber, and draws together.
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
        let length = max(scene.extent(toward: edge), 1)
        let rubber = Rubber(isReversed: edge.isStart)
        // What is stretched gives way to the back, and so appears narrower.
        let pieces = Bend(isAcross: edge.isHorizontal, strips: 18).pieces(in: scene) { progress, along in
            Bend.Place(
                along: length * rubber.place(along / length, progress),
                depth: -0.4 * scene.longerSide * rubber.thinness(along / length, progress))
        } look: { progress, along, _, pose in
            pose.shade(0.38 * rubber.thinness(along / length, progress))
        }
        return Choreography(foreground: .pieces(pieces), background: .to(.shade(0.45)))
    }
}

extension TransitionAnimator where Self == StretchAnimator {
    /// The new screen is pulled in from the trailing edge, stretched like rubber.
    public static var stretch: Self { Self() }
    /// The new screen is pulled in from an edge, stretched like rubber.
    public static func stretch(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
