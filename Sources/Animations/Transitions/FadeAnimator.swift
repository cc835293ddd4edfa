import TransitionCore

/// One screen dissolves into the other, and nothing moves.
public struct FadeAnimator: TransitionAnimator {
    /// A cross-fade.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "fade",
            title: "Fade",
            summary: "One screen dissolves into the other, and nothing moves.",
            tags: ["calm", "dissolve"],
            isCalm: true
        )
    }

    /// Seconds.
    public var duration: Double { 0.3 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in: only the upper screen changes, for two half-transparent ones would let the backdrop through.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(foreground: .from(.opacity(0)))
    }
}

extension TransitionAnimator where Self == FadeAnimator {
    /// One screen dissolves into the other.
    public static var fade: FadeAnimator { FadeAnimator() }
}
