import TransitionCore

/// The new screen falls shut like a door over the old one, which steps back.
public struct DoorAnimator: TransitionAnimator {
    /// The edge that the hinges are on.
    public var edge: TransitionEdge

    /// A door hinged on an edge.
    public init(on edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "door",
            title: "Door",
            summary: "The new screen falls shut like a door over the old one, which steps back.",
            tags: ["3D", "hinge", "door"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.6 }
    /// It falls shut softly.
    public var timing: Timing { .curve(0.3, 0, 0.2, 1) }

    /// The way in. The open door stands on edge, beside the container as the eye sees it.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [
                .from(Pose.hinged(on: edge, degrees: 90).shade(0.5)), .passingShadow(opacity: 0.4, radius: 30),
            ],
            background: .to(.scale(0.9).shade(0.6)),
            backdrop: .black,
            eyeDistance: 2 * max(scene.width, scene.height)
        )
    }
}

extension TransitionAnimator where Self == DoorAnimator {
    /// The new screen falls shut like a door over the old one, which steps back.
    public static var door: DoorAnimator { DoorAnimator() }

    /// The new screen falls shut like a door hinged on an edge.
    public static func door(on edge: TransitionEdge) -> DoorAnimator { DoorAnimator(on: edge) }
}
