import Foundation
import TransitionCore

/// The new screen springs out of the middle like rubber, first too wide and then too tall, and settles.
public struct BounceAnimator: TransitionAnimator {
    /// A bounce.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "bounce", title: "Bounce", tags: [.bounce, .zoom],
            summary:
                "The new screen springs out of the middle like rubber, first too wide and then too tall, and settles.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .spring(response: 0.6, dampingRatio: 0.7) }
    /// True: the old screen stays behind one that is too small.
    public var allowsOvershoot: Bool { true }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [
                Self.rubber, .from(.cornerRadius(44), easing: .easeIn), .from(.opacity(0), until: 0.06),
                .passingShadow(opacity: 0.5, radius: 36),
            ],
            background: .to(.shade(0.5)))
    }

    /// The width leads, then the height, so that the screen does not turn back at once but runs round its full size;
    /// the spring in `timing` adds a last swing.
    private static let rubber = Motion.curve { progress in
        let time = min(max(progress, 0), 1)
        let size = 0.22 + 0.78 * (1 - pow(1 - time, 1.6)) + 0.06 * sin(time * .pi) * time
        let wobble = 0.3 * sin(time * 3 * .pi) * (1 - time)
        return .scale(x: size * (1 + wobble), y: size * (1 - wobble))
    }
}

extension TransitionAnimator where Self == BounceAnimator {
    /// The new screen springs out of the middle like rubber, first too wide and then too tall, and settles.
    public static var bounce: Self { Self() }
}
