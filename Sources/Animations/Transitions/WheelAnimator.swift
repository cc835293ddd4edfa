import Foundation
import TransitionCore

/// The screens are two pictures on a large wheel whose hub lies below them.
public struct WheelAnimator: TransitionAnimator {
    /// The side that the new screen comes from.
    public var edge: TransitionEdge

    /// A wheel that brings the new screen up from the leading or the trailing side; any other edge counts as trailing.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "wheel",
            title: "Wheel",
            summary: "The screens are two pictures on a large wheel that turns on by one.",
            tags: ["rotation", "arc"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.55 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The lower corners of the two touch, and above them a wedge lies open.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let side: Double = edge == .leading ? -1 : 1
        let depth = max(4 * max(scene.width, scene.height), 1)
        let apart = 2 * atan2(scene.width / 2, depth) * 180 / .pi + 0.2
        let hub = scene.height > 0 ? 1 + depth / scene.height : 1
        return Choreography(
            foreground: .from(.rotation(degrees: apart * side).anchor(x: 0.5, y: hub)),
            background: .to(.rotation(degrees: -apart * side).anchor(x: 0.5, y: hub)),
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == WheelAnimator {
    /// The screens are two pictures on a large wheel that turns on by one.
    public static var wheel: WheelAnimator { WheelAnimator() }

    /// The wheel brings the new screen up from a side.
    public static func wheel(from edge: TransitionEdge) -> WheelAnimator { WheelAnimator(from: edge) }
}
