import TransitionCore

/// The screens are neighbouring faces of a cube that turns by a quarter.
public struct CubeAnimator: TransitionAnimator {
    /// The edge that the new face comes from.
    public var edge: TransitionEdge

    /// A cube that turns its next face in from an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "cube",
            title: "Cube",
            summary: "The screens are neighbouring faces of a cube that turns by a quarter.",
            tags: ["3D", "rotation"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.6 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. Both faces turn about the middle of the cube, half an edge behind the screen.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let depth = -(edge.isHorizontal ? scene.width : scene.height) / 2
        let axis: Pose.Axis = edge.isHorizontal ? .y : .x
        let quarter = 90 * (edge.isHorizontal ? edge.x : -edge.y)
        return Choreography(
            foreground: .from(.rest.rotation(degrees: quarter, axis: axis).anchor(depth: depth).shade(0.4)),
            background: .to(.rest.rotation(degrees: -quarter, axis: axis).anchor(depth: depth).shade(0.4)),
            front: .switchingHalfway,
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == CubeAnimator {
    /// A cube turns its next face in from the trailing edge.
    public static var cube: CubeAnimator { CubeAnimator() }

    /// A cube turns its next face in from an edge.
    public static func cube(from edge: TransitionEdge) -> CubeAnimator { CubeAnimator(from: edge) }
}
