import UIKit

/// An interaction controller that tells whether UIKit starts a transition through it, and hands the start on.
@MainActor
public final class ScriptedInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    /// What it answers when UIKit asks whether to begin interactively.
    public let wantsInteractiveStart: Bool
    /// How often it was started.
    public private(set) var starts = 0
    /// Whether the context was interactive then.
    public private(set) var wasInteractive = false
    private let animator: ScriptedAnimator

    public init(_ animator: ScriptedAnimator, wantsInteractiveStart: Bool) {
        self.animator = animator
        self.wantsInteractiveStart = wantsInteractiveStart
        super.init()
    }

    public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        starts += 1
        wasInteractive = transitionContext.isInteractive
        if wasInteractive { transitionContext.finishInteractiveTransition() }
        animator.animateTransition(using: transitionContext)
    }
}
