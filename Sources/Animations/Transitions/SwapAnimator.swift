import Foundation
import TransitionCore

/// Both screens shrink to cards that circle each other once by half, and the one behind comes to the front.
public struct SwapAnimator: TransitionAnimator {
    /// A swap of two cards.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "swap", title: "Swap", tags: [.arc, .card, .rotation],
            summary: "Both screens shrink to cards, circle half-way round each other, and the new one grows.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        @Sendable func circled(_ progress: Double, side: Double) -> Pose {
            let (angle, near) = (progress * .pi, side * cos(progress * .pi))
            return .offset(x: -side * 0.31 * sin(angle)).scale(pow(0.6, 1 - near))
                .rotation(degrees: -6 * sin(2 * angle)).cornerRadius(28 * sin(angle))
                .shade(max(0, 0.5 - near) * 0.4).shadow(opacity: 0.3 * sin(angle), radius: 18)
        }
        return Choreography(
            foreground: .curve { circled($0, side: -1) }, background: .curve { circled($0, side: 1) },
            // The other card comes to the front half-way, when the two are side by side.
            front: .switchingHalfway, backdrop: .black)
    }
}

extension TransitionAnimator where Self == SwapAnimator {
    /// Both screens shrink to cards, circle half-way round each other, and the new one grows.
    public static var swap: Self { Self() }
}
