import Foundation

/// One screen dissolves into the other, and nothing moves.
///
/// It replaces animators that are not calm while Reduce Motion is on, and animators that do not support the kind of
/// container.
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
        // Only the front screen changes, because the backdrop would shine through two half-transparent screens.
        Choreography(foreground: .from(.opacity(0)))
    }
}

extension TransitionAnimator where Self == FadeAnimator {
    /// One screen dissolves into the other, and nothing moves.
    public static var fade: Self { Self() }
}
