import UIKit

/// An interaction controller that tells whether UIKit starts a transition through it, and hands the start on.
@MainActor
final class ScriptedInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    /// What it answers when UIKit asks whether to begin interactively.
    let wantsInteractiveStart: Bool
    /// How often it was started.
    private(set) var starts = 0
    /// Whether the context was interactive then.
    private(set) var wasInteractive = false
    private let animator: ScriptedAnimator

    init(_ animator: ScriptedAnimator, wantsInteractiveStart: Bool) {
        self.animator = animator
        self.wantsInteractiveStart = wantsInteractiveStart
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        starts += 1
        wasInteractive = transitionContext.isInteractive
        if wasInteractive { transitionContext.finishInteractiveTransition() }
        animator.animateTransition(using: transitionContext)
    }
}
