import TransitionCore

/// The new screen falls shut like a door over the old one, which steps back.
public struct DoorAnimator: TransitionAnimator {
    /// The edge that the hinges are on.
    public var edge: TransitionEdge

    /// A door hinged on an edge.
    public init(on edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "door", title: "Door", tags: [.door, .hinge, .threeD],
            summary: "The new screen falls shut like a door over the old one, which steps back.")
    }
    public var duration: Double { 0.6 }
    /// It falls shut softly.
    public var timing: Timing { .curve(0.3, 0, 0.2, 1) }
    public var settings: [AnimatorSetting] { [.edge("on", edge, title: "Hinges") { Self(on: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // At the start the open door stands on edge, and the viewer sees it beside the container.
        Choreography(
            foreground: [.from(.hinged(on: edge, degrees: 90).shade(0.5)), .passingShadow(opacity: 0.4, radius: 30)],
            background: .to(.scale(0.9).shade(0.6)), backdrop: .black, eyeDistance: 2 * scene.longerSide)
    }
}

extension TransitionAnimator where Self == DoorAnimator {
    /// The new screen falls shut like a door over the old one, which steps back.
    public static var door: Self { Self() }
    /// The new screen falls shut like a door hinged on an edge.
    public static func door(on edge: TransitionEdge) -> Self { Self(on: edge) }
}
