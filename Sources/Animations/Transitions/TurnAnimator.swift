import Foundation
import TransitionCore

/// The old screen turns away about an edge, like a door into a room, and the new one comes out of that room.
public struct TurnAnimator: TransitionAnimator {
    /// The edge that the hinges are on.
    public var edge: TransitionEdge

    /// A door into the room, hinged on an edge.
    public init(about edge: TransitionEdge = .leading) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "turn", title: "Turn", tags: [.door, .hinge, .threeD],
            summary: "The old screen turns away like a door into a room, and the new one comes out of it.")
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.edge("about", edge, title: "Hinges") { Self(about: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // At the end the viewer sees the door on edge; because of perspective it is then open by a little more than a
        // right angle.
        let (extent, eye) = (scene.extent(toward: edge), max(1.25 * scene.longerSide, 1))
        return Choreography(
            foreground: .from(.offset(depth: -extent).shade(0.6)),
            background: .to(.hinged(on: edge, degrees: -90 - atan2(extent / 2, eye) * 180 / .pi).shade(0.5)),
            front: .background, backdrop: .black, eyeDistance: eye)
    }
}

extension TransitionAnimator where Self == TurnAnimator {
    /// The old screen turns away like a door into a room, and the new one comes out of it.
    public static var turn: Self { Self() }
    /// The old screen turns away about an edge.
    public static func turn(about edge: TransitionEdge) -> Self { Self(about: edge) }
}
