import Foundation

/// One screen dissolves into the other, and nothing moves.
///
/// It also replaces animators that are not calm while Reduce Motion is on, and animators that are not made for the kind
/// of container.
public struct FadeAnimator: TransitionAnimator {
    /// A cross-fade.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "fade", title: "Fade", tags: [.calm, .dissolve],
            summary: "One screen dissolves into the other, and nothing moves.", isCalm: true)
    }
    public var duration: TimeInterval { 0.3 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Only the upper screen changes: two half-transparent screens would let the backdrop shine through.
        Choreography(foreground: .from(.opacity(0)))
    }
}

extension TransitionAnimator where Self == FadeAnimator {
    /// One screen dissolves into the other, and nothing moves.
    public static var fade: Self { Self() }
}
