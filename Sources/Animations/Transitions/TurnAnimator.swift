import Foundation
import TransitionCore

/// The old screen turns away about an edge, like a door into a room, and the new one comes out of that room.
public struct TurnAnimator: TransitionAnimator {
    /// The edge that the hinges are on.
    public var edge: TransitionEdge

    /// A door into the room, hinged on an edge.
    public init(about edge: TransitionEdge = .leading) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "turn",
            title: "Turn",
            summary: "The old screen turns away like a door into a room, and the new one comes out of it.",
            tags: ["3D", "hinge", "door"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.6 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. At the end the door stands on edge as the eye sees it, a little further open than a right angle.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let extent = edge.isHorizontal ? scene.width : scene.height
        let eye = max(1.25 * max(scene.width, scene.height), 1)
        let open = 90 + atan2(extent / 2, eye) * 180 / .pi
        return Choreography(
            foreground: .from(.offset(depth: -extent).shade(0.6)),
            background: .keyframes([
                .at(0, Pose.hinged(on: edge, degrees: 0)),
                .at(1, Pose.hinged(on: edge, degrees: -open).shade(0.5)),
            ]),
            front: .background,
            backdrop: .black,
            eyeDistance: eye
        )
    }
}

extension TransitionAnimator where Self == TurnAnimator {
    /// The old screen turns away like a door into a room, and the new one comes out of it.
    public static var turn: TurnAnimator { TurnAnimator() }

    /// The old screen turns away about an edge.
    public static func turn(about edge: TransitionEdge) -> TurnAnimator { TurnAnimator(about: edge) }
}
