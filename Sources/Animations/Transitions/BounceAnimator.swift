import TransitionCore

/// The new screen springs out of a point in the middle, grows too large and settles.
public struct BounceAnimator: TransitionAnimator {
    /// A bounce.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "bounce", title: "Bounce", tags: [.bounce, .zoom],
            summary: "The new screen springs out of a point in the middle, grows too large and settles.")
    }
    public var duration: Double { 0.65 }
    public var timing: Timing { .spring(response: 0.5, dampingRatio: 0.55) }
    /// True: a screen that is too large covers everything, and behind one that is too small the old screen stays.
    public var allowsOvershoot: Bool { true }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The motion leads straight to the full size; the spring in `timing` carries it beyond and back.
        Choreography(
            foreground: [
                .from(.scale(0.05)), .from(.cornerRadius(90), easing: .easeIn), .from(.opacity(0), until: 0.06),
                .passingShadow(opacity: 0.5, radius: 36),
            ],
            background: .to(.shade(0.5)))
    }
}

extension TransitionAnimator where Self == BounceAnimator {
    /// The new screen springs out of a point in the middle, grows too large and settles.
    public static var bounce: Self { Self() }
}
