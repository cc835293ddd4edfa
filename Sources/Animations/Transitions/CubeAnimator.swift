import TransitionCore

/// The screens are neighbouring faces of a cube that turns by a quarter.
public struct CubeAnimator: TransitionAnimator {
    /// The edge that the new face comes from.
    public var edge: TransitionEdge

    /// A cube that turns its next face in from an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "cube", title: "Cube", tags: [.rotation, .threeD],
            summary: "The screens are neighbouring faces of a cube that turns by a quarter.")
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Both faces turn about the middle of the cube, half an edge behind the screen.
        let depth = -scene.extent(toward: edge) / 2
        func face(_ degrees: Double) -> Pose { .facing(edge, degrees: degrees).anchor(depth: depth).shade(0.4) }
        return Choreography(
            foreground: .from(face(90)), background: .to(face(-90)),
            front: .switchingHalfway, backdrop: .black)
    }
}

extension TransitionAnimator where Self == CubeAnimator {
    /// A cube turns its next face in from the trailing edge.
    public static var cube: Self { Self() }
    /// A cube turns its next face in from an edge.
    public static func cube(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
