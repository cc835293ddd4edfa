#if canImport(UIKit)
import TransitionElements
import UIKit

/// Screens with twelve images each, in other places on the second one.
@MainActor
enum Gallery {
    private static let images = (0..<12).map { _ in
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        }
    }

    /// Adds the images, and further views that are no elements.
    static func fill(
        _ controller: UIViewController, _ elements: Scenario.Elements, _ views: Int, isDetail: Bool
    ) {
        for (index, image) in images.enumerated() {
            let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
            let view = UIImageView(image: image)
            view.frame =
                isDetail
                ? CGRect(x: 10 + row * 90, y: 120 + column * 200, width: 80, height: 80)
                : CGRect(x: 20 + column * 120, y: 110 + row * 120, width: 100, height: 100)
            view.clipsToBounds = true
            view.layer.cornerRadius = isDetail ? 0 : 10
            if elements == .all { view.transitionID = index }
            if elements == .hand { view.accessibilityIdentifier = "\(index)" }
            controller.view.addSubview(view)
        }
        for _ in 0..<views { controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
    }
}

/// Elements as a library does it that takes a picture of each view and sets its alpha to 0.
@MainActor
final class HandWrittenElements: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let arriving = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        to.frame = transitionContext.finalFrame(for: arriving)
        container.addSubview(to)
        to.layoutIfNeeded()
        let (sources, targets) = (Self.named(in: from), Self.named(in: to))
        var flights: [(picture: UIView, source: UIView, target: UIView, end: CGRect)] = []
        for (name, source) in sources {
            guard let target = targets[name], let picture = source.snapshotView(afterScreenUpdates: false) else {
                continue
            }
            picture.frame = source.convert(source.bounds, to: container)
            picture.clipsToBounds = true
            picture.layer.cornerRadius = source.layer.cornerRadius
            container.addSubview(picture)
            source.alpha = 0
            target.alpha = 0
            flights.append((picture, source, target, target.convert(target.bounds, to: container)))
        }
        to.alpha = 0
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            to.alpha = 1
            for flight in flights {
                flight.picture.frame = flight.end
                flight.picture.layer.cornerRadius = flight.target.layer.cornerRadius
            }
        } completion: { _ in
            for flight in flights {
                flight.picture.removeFromSuperview()
                flight.source.alpha = 1
                flight.target.alpha = 1
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private static func named(in view: UIView) -> [String: UIView] {
        var named: [String: UIView] = [:]
        func visit(_ view: UIView) {
            if let name = view.accessibilityIdentifier { named[name] = view }
            view.subviews.forEach(visit)
        }
        visit(view)
        return named
    }
}
#endif
