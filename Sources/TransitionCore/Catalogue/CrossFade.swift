import Foundation

/// The calm substitute: one screen dissolves into the other, and nothing moves.
struct CrossFade: TransitionAnimator {
    let info = AnimatorInfo(
        name: "crossFade",
        title: "Cross-fade",
        summary: "One screen dissolves into the other, and nothing moves.",
        isCalm: true
    )
    let duration: TimeInterval = 0.25
    let timing = Timing.easeInOut

    func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(foreground: .from(.opacity(0)))
    }
}
