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
    /// A spring that swings.
    public var timing: Timing { .spring(response: 0.5, dampingRatio: 0.55) }
    /// Yes: a screen that is too large covers all, and the old one stays behind one that is too small.
    public var allowsOvershoot: Bool { true }

    /// The way in: straight to its size. Beyond it and back is the timing's.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [
                .from(.scale(0.25).cornerRadius(40)),
                .keyframes([.at(0, .opacity(0)), .at(0.2, .rest)]),
                .passingShadow(opacity: 0.4, radius: 24),
            ],
            background: .to(.shade(0.5))
        )
    }
}

extension TransitionAnimator where Self == BounceAnimator {
    /// The new screen springs up from the middle, grows too large and settles.
    public static var bounce: BounceAnimator { BounceAnimator() }
}
