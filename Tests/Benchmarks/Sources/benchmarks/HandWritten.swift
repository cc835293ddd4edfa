#if canImport(UIKit)
import UIKit

/// A picture that the library and an animator written by hand both show.
enum Picture: String, CaseIterable {
    case fade, slide, push, zoom

    /// The view that a zoom starts from, on the screen below.
    @MainActor
    static func source(on screen: UIView) -> UIView { screen.subviews[5] }

    /// The view that a zoom leads to, on the screen above.
    @MainActor
    static func target(on screen: UIView) -> UIView { screen.subviews[0] }
}

/// A transition as a tutorial writes it, of the same picture as the library's: the same views move, in one block.
@MainActor
final class HandWrittenAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let picture: Picture
    private let isForward: Bool

    init(_ picture: Picture, isForward: Bool) {
        (self.picture, self.isForward) = (picture, isForward)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let arriving = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        let (above, below) = isForward ? (to, from) : (from, to)
        to.frame = transitionContext.finalFrame(for: arriving)
        if isForward { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        to.layoutIfNeeded()
        switch picture {
        case .fade: fade(above, transitionContext)
        case .slide: slide(above, below, transitionContext)
        case .push: push(above, below, transitionContext)
        case .zoom: zoom(above, below, transitionContext)
        }
    }

    private func fade(_ above: UIView, _ context: any UIViewControllerContextTransitioning) {
        above.alpha = isForward ? 0 : 1
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) { [isForward] in
            above.alpha = isForward ? 1 : 0
        } completion: { _ in
            above.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func slide(_ above: UIView, _ below: UIView, _ context: any UIViewControllerContextTransitioning) {
        let width = context.containerView.bounds.width
        let aside = CGAffineTransform(translationX: width, y: 0)
        let back = CGAffineTransform(translationX: -width, y: 0)
        above.transform = isForward ? aside : .identity
        below.transform = isForward ? .identity : back
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) { [isForward] in
            above.transform = isForward ? .identity : aside
            below.transform = isForward ? back : .identity
        } completion: { _ in
            above.transform = .identity
            below.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The screen below goes a third of the way under a shade, and what is above casts a shadow.
    private func push(_ above: UIView, _ below: UIView, _ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        container.insertSubview(shade, aboveSubview: below)
        let shadow = UIView(frame: container.bounds)
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOpacity = 0.18
        shadow.layer.shadowRadius = 14
        shadow.layer.shadowPath = UIBezierPath(rect: shadow.bounds).cgPath
        container.insertSubview(shadow, belowSubview: above)
        let aside = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let back = CGAffineTransform(translationX: -0.3 * container.bounds.width, y: 0)
        for view in [above, shadow] { view.transform = isForward ? aside : .identity }
        for view in [below, shade] { view.transform = isForward ? .identity : back }
        shade.alpha = isForward ? 0 : 0.1
        shadow.alpha = isForward ? 0 : 1
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) { [isForward] in
            for view in [above, shadow] { view.transform = isForward ? .identity : aside }
            for view in [below, shade] { view.transform = isForward ? back : .identity }
            shade.alpha = isForward ? 0.1 : 0
            shadow.alpha = isForward ? 1 : 0
        } completion: { _ in
            shade.removeFromSuperview()
            shadow.removeFromSuperview()
            above.transform = .identity
            below.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The view that was tapped flies to its place on the screen above, which fades in and grows with it, over a shade.
    private func zoom(_ above: UIView, _ below: UIView, _ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let (source, target) = (Picture.source(on: below), Picture.target(on: above))
        let start = source.convert(source.bounds, to: container)
        let end = target.convert(target.bounds, to: container)
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        container.insertSubview(shade, aboveSubview: below)
        let picture = source.snapshotView(afterScreenUpdates: false) ?? UIView()
        picture.layer.cornerRadius = 12
        picture.clipsToBounds = true
        container.addSubview(picture)
        let scale = max(start.width / end.width, start.height / end.height)
        let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        let small = CGAffineTransform(
            translationX: start.midX - middle.x - scale * (end.midX - middle.x),
            y: start.midY - middle.y - scale * (end.midY - middle.y)
        ).scaledBy(x: scale, y: scale)
        above.transform = isForward ? small : .identity
        above.alpha = isForward ? 0 : 1
        picture.frame = isForward ? start : end
        shade.alpha = isForward ? 0 : 0.45
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut) { [isForward] in
            above.transform = isForward ? .identity : small
            above.alpha = isForward ? 1 : 0
            picture.frame = isForward ? end : start
            shade.alpha = isForward ? 0.45 : 0
        } completion: { _ in
            shade.removeFromSuperview()
            picture.removeFromSuperview()
            above.transform = .identity
            above.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Vends the animator to a container, and to a finger the usual interaction controller.
@MainActor
final class HandWrittenDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    private let picture: Picture
    private var interaction: UIPercentDrivenInteractiveTransition?

    init(_ picture: Picture) {
        self.picture = picture
    }

    /// Puts a recogniser on a container's view that leads from the left edge to the right.
    ///
    /// - Parameter begin: Asks for the change of screens.
    func install(_ recognizer: UIPanGestureRecognizer, on view: UIView, begin: @escaping @MainActor () -> Void) {
        view.addGestureRecognizer(recognizer)
        Headless.addAction(to: recognizer) { [weak self, weak view, weak recognizer] _ in
            guard let self, let view, let recognizer else { return }
            let fraction = abs(recognizer.translation(in: view).x) / view.bounds.width
            switch recognizer.state {
            case .began:
                interaction = UIPercentDrivenInteractiveTransition()
                begin()
            case .changed:
                interaction?.update(fraction)
            case .ended, .cancelled:
                if fraction > 0.5, recognizer.state == .ended { interaction?.finish() } else { interaction?.cancel() }
                interaction = nil
            default:
                break
            }
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        HandWrittenAnimator(picture, isForward: operation == .push)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        HandWrittenAnimator(picture, isForward: true)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

/// A bounce as a tutorial writes it: the picture within the bar is looked for, and scaled by one animation.
@MainActor
final class HandWrittenBounce: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        let bar = tabBarController.tabBar
        let buttons = bar.subviews.filter { $0 is UIControl }.sorted { $0.frame.minX < $1.frame.minX }
        guard buttons.indices.contains(tabBarController.selectedIndex),
            let picture = buttons[tabBarController.selectedIndex].subviews.first(where: { $0 is UIImageView })
        else { return }
        let animation = CAKeyframeAnimation(keyPath: "transform.scale")
        animation.values = [1.0, 1.4, 0.9, 1.15, 0.95, 1.02, 1.0]
        animation.duration = 0.5
        animation.calculationMode = .cubic
        picture.layer.add(animation, forKey: nil)
    }
}
#endif
