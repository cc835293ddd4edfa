import TransitionCore

/// The screens are two walls of a room in which the viewer turns around by a quarter.
public struct RoomAnimator: TransitionAnimator {
    /// The edge that the new wall comes from.
    public var edge: TransitionEdge

    /// A room whose next wall comes from an edge.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "room", title: "Room", tags: [.rotation, .threeD],
            summary: "The screens are two walls of a room in which you turn your head.")
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Both walls turn about the centre of the room, which is half a wall's length in front of the screen.
        let depth = scene.extent(toward: edge) / 2
        func wall(_ degrees: Double) -> Pose { .facing(edge, degrees: degrees).anchor(depth: depth).shade(0.5) }
        return Choreography(
            foreground: .from(wall(-90)), background: .to(wall(90)),
            front: .switchingHalfway, backdrop: .black, eyeDistance: 2 * scene.longerSide)
    }
}

extension TransitionAnimator where Self == RoomAnimator {
    /// The screens are two walls of a room in which you turn your head.
    public static var room: Self { Self() }
    /// The viewer turns towards the wall beyond an edge.
    public static func room(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
