#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Plays UIKit's own page curl for a change of tabs, of children or of a window's root. It only runs over time: a finger
/// cannot hold it.
@MainActor
package final class PageCurl: NSObject, UIViewControllerAnimatedTransitioning {
    private let options: UIView.AnimationOptions
    private let duration: TimeInterval
    /// The view that curls, until UIKit has ended the curl.
    private weak var view: UIView?
    private var onEnd: (@MainActor () -> Void)?

    /// Fails if an animator does not name UIKit's page curl, or if a cross-fade is to replace it.
    ///
    /// - Parameters:
    ///   - animator: The animator of the change.
    ///   - motion: Decides when a cross-fade replaces animators.
    ///   - isUp: Whether the old screen curls up. If not, the new one comes down over it.
    package init?(of animator: any TransitionAnimator, _ motion: MotionPolicy, isUp: Bool) {
        guard motion.system(animator) == .pageCurl, !motion.isReduced else { return nil }
        options = isUp ? .transitionCurlUp : .transitionCurlDown
        duration = animator.duration
    }

    package func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        duration
    }

    package func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let screen = context.viewController(forKey: .to) { to?.frame = context.finalFrame(for: screen) }
        play(in: context.containerView) {
            from?.removeFromSuperview()
            if let to { context.containerView.addSubview(to) }
        } onEnd: {
            context.completeTransition(true)
        }
    }

    /// Changes the content of a view, and curls from the old content to the new one.
    ///
    /// - Parameters:
    ///   - view: The view with the subviews that change.
    ///   - change: Makes the change. UIKit calls it once, before this method returns.
    ///   - onEnd: Called once, when the curl is over.
    package func play(
        in view: UIView, change: @escaping @MainActor () -> Void, onEnd: @escaping @MainActor () -> Void
    ) {
        self.view = view
        self.onEnd = onEnd
        UIView.transition(with: view, duration: duration, options: options, animations: change) { _ in
            self.view = nil
            self.end()
        }
    }

    /// Ends the curl at once, because another change begins.
    package func end() {
        guard let onEnd else { return }
        self.onEnd = nil
        view?.layer.removeAllAnimations()
        onEnd()
    }
}
#endif
