import TransitionCore

/// The old screen falls over sideways about its lower corner, like a picture knocked off its stand.
public struct ToppleAnimator: TransitionAnimator {
    /// The side that the screen falls to.
    public var edge: TransitionEdge

    /// A fall to the leading or the trailing side; any other edge counts as leading.
    public init(to edge: TransitionEdge = .leading) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "topple", title: "Topple", tags: [.corner, .fall, .rotation],
            summary: "The old screen falls over sideways about its lower corner, off the new one.")
    }
    public var duration: Double { 0.6 }
    /// The screen falls faster and faster.
    public var timing: Timing { .curve(0.6, 0, 0.7, 0.6) }
    public var settings: [AnimatorSetting] { [.edge("to", edge, among: [.leading, .trailing]) { Self(to: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // After a quarter turn the screen lies beside the container.
        let corner: TransitionCorner = edge == .trailing ? .bottomTrailing : .bottomLeading
        let fallen = Pose.rotation(degrees: corner.x * 90.5).anchor(corner)
        return Choreography(
            foreground: .from(.shade(0.5)), background: [.to(fallen), .passingShadow(opacity: 0.4, radius: 24)],
            front: .background)
    }
}

extension TransitionAnimator where Self == ToppleAnimator {
    /// The old screen falls over sideways about its lower corner, off the new one.
    public static var topple: Self { Self() }
    /// The old screen falls over to a side.
    public static func topple(to edge: TransitionEdge) -> Self { Self(to: edge) }
}
