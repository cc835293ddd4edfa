import TransitionCore

/// The new screen springs up from the middle, grows too large and settles.
public struct BounceAnimator: TransitionAnimator {
    /// A bounce.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "bounce", title: "Bounce", tags: [.bounce, .zoom],
            summary: "The new screen springs up from the middle, grows too large and settles.")
    }
    public var duration: Double { 0.65 }
    public var timing: Timing { .spring(response: 0.5, dampingRatio: 0.55) }
    /// Yes: a screen that is too large covers all, and the old one stays behind one that is too small.
    public var allowsOvershoot: Bool { true }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Straight to its size. Beyond it and back is the timing's.
        Choreography(
            foreground: [
                .from(.scale(0.25).cornerRadius(40)), .from(.opacity(0), until: 0.2),
                .passingShadow(opacity: 0.4, radius: 24),
            ],
            background: .to(.shade(0.5)))
    }
}

extension TransitionAnimator where Self == BounceAnimator {
    /// The new screen springs up from the middle, grows too large and settles.
    public static var bounce: Self { Self() }
}
