import Foundation
import TransitionCore

/// The old screen loses its nails but one, dangles from a corner and falls.
public struct HingeFallAnimator: TransitionAnimator {
    /// The upper corner that holds longest: leading or trailing.
    public var corner: TransitionEdge

    /// A fall from the upper leading or trailing corner; any other edge counts as leading.
    public init(from corner: TransitionEdge = .leading) { self.corner = corner }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "hingeFall",
            title: "Hinge fall",
            summary: "The old screen loses its nails but one, dangles from a corner and falls off the new one.",
            tags: ["rotation", "fall"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.9 }
    /// Evenly: the fall has its own time.
    public var timing: Timing { .linear }

    /// The way in. A plate that has one nail left turns until its middle is below the nail, and is falling by then.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let side: Double = corner == .trailing ? -1 : 1
        // In a wide container it would hang so far aside as to be out of sight.
        let hanging = min(atan2(scene.width, scene.height) * 180 / .pi, 32)
        return Choreography(
            foreground: .from(.shade(0.6)),
            background: .curve { progress in
                let turned = min(progress / 0.6, 1)
                let fallen = max(progress - 0.45, 0) / 0.55
                return .rotation(degrees: side * hanging * turned * turned * (3 - 2 * turned))
                    .anchor(x: 0.5 - side / 2, y: 0).offset(y: 1.2 * fallen * fallen)
                    .shadow(opacity: 0.4 * min(8 * progress, 1) * (1 - fallen), radius: 24)
            },
            front: .background
        )
    }
}

extension TransitionAnimator where Self == HingeFallAnimator {
    /// The old screen loses its nails but one, dangles from a corner and falls off the new one.
    public static var hingeFall: HingeFallAnimator { HingeFallAnimator() }

    /// The old screen dangles from an upper corner and falls.
    public static func hingeFall(from corner: TransitionEdge) -> HingeFallAnimator { HingeFallAnimator(from: corner) }
}
