import Foundation

/// Keeps the alongside blocks of a transition, and gives the values of its context.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let context: TransitionContext
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionChanges: [Block] = []
    private var interactionEnds: [Block] = []
    private var hasBegun = false
    /// Views outside the container that an interaction moves too.
    private(set) var outsideViews: [UIView] = []

    init(context: TransitionContext) {
        self.context = context
        super.init()
        context.coordinator = self
    }

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var initiallyInteractive: Bool { context.initiallyInteractive }
    var isInterruptible: Bool { context.isInterruptible }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    var transitionDuration: TimeInterval { context.transitionDuration }
    var percentComplete: CGFloat { context.percentComplete }
    var completionVelocity: CGFloat { context.completionSpeed }
    var completionCurve: UIView.AnimationCurve { context.completionCurve }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        context.view(forKey: key)
    }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        if let view, !outsideViews.contains(view), !view.isDescendant(of: containerView) { outsideViews.append(view) }
        guard let animation else { return !hasBegun }
        guard hasBegun else {
            animations.append(animation)
            return true
        }
        guard !Headless.assumptions.alongsideAnimationIsRefusedOnceBegun else { return false }
        let rest = context.transitionDuration * Double(1 - context.percentComplete)
        UIView.animate(withDuration: rest) { animation(self) }
        return true
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionEnds.append(handler)
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionChanges.append(handler)
    }

    /// Runs the stored animation blocks, once; the caller has begun an animation around them.
    func runAnimations() {
        hasBegun = true
        let blocks = animations
        animations = []
        for block in blocks { block(self) }
    }

    /// Calls the handlers for a transition that became interactive or stopped being so.
    func interactionChanged() {
        for block in interactionChanges { block(self) }
        guard !context.isInteractive else { return }
        let ends = interactionEnds
        interactionEnds = []
        for block in ends { block(self) }
    }

    /// Runs the completions after the end of the transition, and drops all blocks.
    func finish() {
        hasBegun = true
        let blocks = completions
        completions = []
        animations = []
        interactionChanges = []
        interactionEnds = []
        outsideViews = []
        for block in blocks { block(self) }
    }
}
