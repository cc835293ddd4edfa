import Foundation
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
    /// Linear: the acceleration is part of the motion itself.
    public var timing: Timing { .linear }
    public var settings: [AnimatorSetting] { [.edge("to", edge, among: [.leading, .trailing]) { Self(to: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // After a quarter turn the screen lies beside the container, a little before the end. It falls faster and
        // faster.
        let corner: TransitionCorner = edge == .trailing ? .bottomTrailing : .bottomLeading
        let fall = Motion.curve { progress in
            .rotation(degrees: corner.x * 97 * pow(min(max(progress, 0), 1), 1.9)).anchor(corner)
        }
        return Choreography(
            foreground: .from(.shade(0.5)), background: [fall, .passingShadow(opacity: 0.4, radius: 24)],
            front: .background)
    }
}

extension TransitionAnimator where Self == ToppleAnimator {
    /// The old screen falls over sideways about its lower corner, off the new one.
    public static var topple: Self { Self() }
    /// The old screen falls over to a side.
    public static func topple(to edge: TransitionEdge) -> Self { Self(to: edge) }
}
