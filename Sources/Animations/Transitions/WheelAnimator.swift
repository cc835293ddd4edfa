import Foundation
import TransitionCore

/// The screens are two cards on a large wheel whose hub lies below them.
public struct WheelAnimator: TransitionAnimator {
    /// The side that the new screen comes from.
    public var edge: TransitionEdge

    /// A wheel that brings the new screen up from the leading or the trailing side; any other edge counts as trailing.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "wheel", title: "Wheel", tags: [.arc, .rotation],
            summary: "The screens are two cards on a large wheel that turns on by one.")
    }
    public var duration: Double { 0.55 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.edge("from", edge, among: [.trailing, .leading]) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The lower corners of the two screens touch. On the way both are cards, a little smaller than the container.
        let side: Double = edge == .leading ? -1 : 1
        let depth = max(1.8 * scene.longerSide, 1)
        let apart = 2 * atan2(scene.width / 2, depth) * 180 / .pi + 0.2
        let hub = scene.height > 0 ? 1 + depth / scene.height : 1
        func turned(_ side: Double) -> Pose { .rotation(degrees: apart * side).anchor(x: 0.5, y: hub) }
        let card = Pose.scale(0.84).cornerRadius(32).shadow(opacity: 0.45, radius: 24)
        let shrinks = Motion.keyframes([
            .at(0, .rest, easing: .easeOut), .at(0.3, card), .at(0.7, card, easing: .easeIn), .at(1, .rest),
        ])
        return Choreography(
            foreground: [.from(turned(side)), shrinks], background: [.to(turned(-side)), shrinks],
            backdrop: .charcoal)
    }
}

extension TransitionAnimator where Self == WheelAnimator {
    /// The screens are two cards on a large wheel that turns on by one.
    public static var wheel: Self { Self() }
    /// The wheel brings the new screen up from a side.
    public static func wheel(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
