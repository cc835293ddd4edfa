import Foundation
import TransitionCore

/// The new screen springs up from the middle, grows too large and settles.
public struct BounceAnimator: TransitionAnimator {
    /// The transition.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "bounce",
            title: "Bounce",
            summary: "The new screen springs up from the middle, grows too large and settles.",
            tags: ["bounce", "grow", "spring"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.65 }
    /// Evenly: the spring has its own time.
    public var timing: Timing { .linear }

    /// The way in. The spring's swings die down to nothing at 1.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .init([
                .curve { progress in
                    let left = pow(1 - min(max(progress, 0), 1), 3)
                    return .scale(1 - 0.75 * left * cos(1.5 * .pi * progress)).cornerRadius(
                        40 * left)
                },
                .keyframes([.at(0, .opacity(0)), .at(0.15, .rest)]),
                .passingShadow(opacity: 0.4, radius: 24),
            ]),
            background: .init([.to(.shade(0.5), easing: .easeOut)])
        )
    }
}

extension TransitionAnimator where Self == BounceAnimator {
    /// The new screen springs up from the middle, grows too large and settles.
    public static var bounce: BounceAnimator { BounceAnimator() }
}
