#if canImport(UIKit)
import UIKit

/// Plays UIKit's own page curl for a change of tabs. It only runs over time: a finger cannot hold it.
@MainActor
final class PageCurl: NSObject, UIViewControllerAnimatedTransitioning {
    private let options: UIView.AnimationOptions
    private let duration: TimeInterval
    private var context: (any UIViewControllerContextTransitioning)?

    /// - Parameters:
    ///   - isUp: Whether the old screen curls up. If not, the new one comes down over it.
    ///   - duration: The duration in seconds.
    init(isUp: Bool, duration: TimeInterval) {
        options = isUp ? .transitionCurlUp : .transitionCurlDown
        self.duration = duration
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let screen = context.viewController(forKey: .to) { to?.frame = context.finalFrame(for: screen) }
        UIView.transition(with: context.containerView, duration: duration, options: options) {
            from?.removeFromSuperview()
            if let to { context.containerView.addSubview(to) }
        } completion: { _ in
            self.end()
        }
    }

    /// Ends the change at once, because another one begins.
    func end() {
        guard let context else { return }
        self.context = nil
        context.containerView.layer.removeAllAnimations()
        context.completeTransition(true)
    }
}
#endif
