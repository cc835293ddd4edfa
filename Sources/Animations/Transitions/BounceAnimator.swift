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
    /// True: a screen that is too large covers everything, and behind one that is too small the old screen stays.
    public var allowsOvershoot: Bool { true }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The motion leads straight to the full size; the spring in `timing` carries it beyond and back.
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
