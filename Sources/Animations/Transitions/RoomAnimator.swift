import TransitionCore

/// The screens are two walls of a room in which the viewer turns around by a quarter.
public struct RoomAnimator: TransitionAnimator {
    /// The edge that the new wall comes from.
    public var edge: TransitionEdge

    /// A room whose next wall comes from an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "room",
            title: "Room",
            summary: "The screens are two walls of a room in which you turn your head.",
            tags: ["3D", "rotation", "cube"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.6 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. Both walls turn about the middle of the room, half a wall before the screen.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let depth = (edge.isHorizontal ? scene.width : scene.height) / 2
        let axis: Pose.Axis = edge.isHorizontal ? .y : .x
        let quarter = 90 * (edge.isHorizontal ? -edge.x : edge.y)
        func wall(_ degrees: Double) -> Pose {
            .rotation(degrees: degrees, axis: axis).anchor(depth: depth).shade(0.5)
        }
        return Choreography(
            foreground: .from(wall(quarter)),
            background: .to(wall(-quarter)),
            front: .switchingHalfway,
            backdrop: .black,
            eyeDistance: 2 * max(scene.width, scene.height)
        )
    }
}

extension TransitionAnimator where Self == RoomAnimator {
    /// The screens are two walls of a room in which you turn your head.
    public static var room: RoomAnimator { RoomAnimator() }

    /// You turn towards the wall beyond an edge.
    public static func room(from edge: TransitionEdge) -> RoomAnimator { RoomAnimator(from: edge) }
}
