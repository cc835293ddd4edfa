import Foundation
import TransitionCore

/// The old screen loses all its nails but one, dangles from a corner and falls.
public struct HingeFallAnimator: TransitionAnimator {
    /// The upper corner that holds longest.
    public var corner: TransitionCorner

    /// A fall from an upper corner; a lower one counts as the one above it.
    public init(from corner: TransitionCorner = .topLeading) { self.corner = corner }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "hingeFall", title: "Hinge fall", tags: [.corner, .fall, .rotation],
            summary: "The old screen loses its nails but one, dangles from a corner and falls off the new one.")
    }
    public var duration: Double { 0.9 }
    /// Linear: the acceleration is part of the motion itself.
    public var timing: Timing { .linear }
    public var settings: [AnimatorSetting] {
        [.corner("from", nail, among: [.topLeading, .topTrailing]) { Self(from: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // A plate on one nail turns until its centre is below the nail; at that moment it begins to fall. The angle is
        // limited, because in a wide container the plate would hang so far aside as to be out of sight.
        let hanging = min(atan2(scene.width, scene.height) * 180 / .pi, 32)
        return Choreography(
            foreground: .from(.shade(0.6)),
            background: .curve { progress in
                let turned = min(progress / 0.6, 1)
                let fallen = max(progress - 0.45, 0) / 0.55
                return .rotation(degrees: -nail.x * hanging * turned * turned * (3 - 2 * turned))
                    .anchor(nail).offset(y: 1.2 * fallen * fallen)
                    .shadow(opacity: 0.4 * min(8 * progress, 1) * (1 - fallen), radius: 24)
            },
            front: .background)
    }

    private var nail: TransitionCorner { corner.side == .leading ? .topLeading : .topTrailing }
}

extension TransitionAnimator where Self == HingeFallAnimator {
    /// The old screen loses all its nails but one, dangles from a corner and falls off the new one.
    public static var hingeFall: Self { Self() }
    /// The old screen dangles from an upper corner and falls.
    public static func hingeFall(from corner: TransitionCorner) -> Self { Self(from: corner) }
}
