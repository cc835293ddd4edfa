import UIKit

@testable import fuzz

/// Installers as they are often written, with one of the mistakes that are known from the field.
@MainActor final class NaiveSubject: Subject {
    /// A mistake.
    enum Bug: String, CaseIterable, Sendable {
        /// P1: `completeTransition(true)` is called after a cancel too.
        case finishesWhatIsCancelled
        /// P2: the transition never ends if the finger has reached the far side.
        case neverEndsAtTheFarSide
        /// P5: views that were added for the transition are removed only when it finishes.
        case cleansUpAfterFinishOnly
        /// P9: `completeTransition` is called twice.
        case completesTwice
        /// P15: the arriving view keeps a transform.
        case keepsTransform
        /// P13: the arriving view gets its frame when it is half there.
        case placesLate
        /// P16: the presenter's view is moved into the container.
        case takesThePresenter
        /// P26: the app's delegate is replaced.
        case overwritesTheDelegate
        /// P33: a popped controller is retained.
        case keepsWhatIsPopped
        /// P38: a tab can be selected during a change of tabs.
        case guardsNoTabs
        /// P40: the app is asked twice.
        case asksTwice

        /// The violation that the fuzzer must report.
        var telltale: String {
            switch self {
            case .finishesWhatIsCancelled: "ending: a cancelled transition was completed as finished"
            case .neverEndsAtTheFarSide: "running: a transition of UINavigationController still runs"
            case .cleansUpAfterFinishOnly: "layers [\"UIView\", \"UIView\"] instead of [\"UIView\"]"
            case .completesTwice: "warning: completeTransition(_:) was called on a transition that does not run"
            case .keepsTransform: ": transform "
            case .placesLate: "layout: the layout of a screen that is coming changed"
            case .takesThePresenter: "on top is not in the window"
            case .overwritesTheDelegate: "delegate: the delegate was never told of the screen that is shown"
            case .keepsWhatIsPopped: "freed: a screen"
            case .guardsNoTabs: "tree: the view of a screen that is on top is not in the window"
            case .asksTwice: "delegate: shouldSelect was asked twice"
            }
        }
    }

    let name = "naive"
    private let bug: Bug?
    private var navigations: [ObjectIdentifier: NaiveNavigation] = [:]
    private var tabs: [ObjectIdentifier: NaiveTabs] = [:]
    private lazy var modal = NaiveModal(bug: bug)

    init(bug: Bug?) { self.bug = bug }

    func install(_ choice: Choice, on navigation: UINavigationController) {
        guard navigations[ObjectIdentifier(navigation)] == nil else { return }
        navigations[ObjectIdentifier(navigation)] = NaiveNavigation(navigation, bug: bug)
    }

    func uninstall(from navigation: UINavigationController) {}

    func setDelegate(_ delegate: (any UINavigationControllerDelegate)?, of navigation: UINavigationController) {
        if let installed = navigations[ObjectIdentifier(navigation)], navigation.delegate === installed {
            installed.app = delegate
        } else {
            navigation.delegate = delegate
        }
    }

    func swipesBack(_ navigation: UINavigationController) -> Bool? { nil }

    func install(_ choice: Choice, on tabs: UITabBarController) {
        guard self.tabs[ObjectIdentifier(tabs)] == nil else { return }
        self.tabs[ObjectIdentifier(tabs)] = NaiveTabs(tabs, bug: bug)
    }

    func setDelegate(_ delegate: (any UITabBarControllerDelegate)?, of tabs: UITabBarController) {
        if let installed = self.tabs[ObjectIdentifier(tabs)] {
            installed.app = delegate
        } else {
            tabs.delegate = delegate
        }
    }

    func install(_ choice: Choice, onPresented controller: UIViewController) {
        guard bug == .takesThePresenter else {
            controller.modalPresentationStyle = .fullScreen
            return
        }
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = modal
    }
}

/// Slides screens with block animations, and follows a finger with a percent-driven transition.
@MainActor private final class NaiveNavigation: NSObject, UINavigationControllerDelegate {
    private weak var navigation: UINavigationController?
    private let bug: NaiveSubject.Bug?
    weak var app: (any UINavigationControllerDelegate)?
    private let edge = UIScreenEdgePanGestureRecognizer()
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var kept: [UIViewController] = []

    init(_ navigation: UINavigationController, bug: NaiveSubject.Bug?) {
        self.navigation = navigation
        self.bug = bug
        super.init()
        if bug != .overwritesTheDelegate { app = navigation.delegate }
        navigation.delegate = self
        edge.edges = .left
        navigation.view.addGestureRecognizer(edge)
        Headless.addAction(to: edge) { [weak self] _ in self?.edgeDidChange() }
    }

    private func edgeDidChange() {
        guard let navigation, let view = navigation.view else { return }
        let progress = edge.translation(in: view).x / max(view.bounds.width, 1)
        switch edge.state {
        case .began:
            guard navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            navigation.popViewController(animated: true)
            view.layoutIfNeeded()
        case .changed:
            interaction?.update(progress)
        case .ended, .cancelled:
            if bug == .neverEndsAtTheFarSide, progress > 0.9 { return }
            if progress > 0.5, edge.state == .ended { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        default:
            break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if bug == .keepsWhatIsPopped, operation == .pop { kept.append(fromVC) }
        return NaiveAnimator(isForward: operation == .push, bug: bug)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        guard bug != .overwritesTheDelegate else { return }
        app?.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        guard bug != .overwritesTheDelegate else { return }
        app?.navigationController(navigationController, didShow: viewController, animated: animated)
    }
}

@MainActor private final class NaiveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool
    private let bug: NaiveSubject.Bug?

    init(isForward: Bool, bug: NaiveSubject.Bug?) {
        self.isForward = isForward
        self.bug = bug
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let bug = bug
        let container = context.containerView
        if bug == .takesThePresenter, let from = context.viewController(forKey: isForward ? .from : .to)?.view {
            container.insertSubview(from, at: 0)
        }
        guard let controller = context.viewController(forKey: .to) else { return context.completeTransition(true) }
        let to = context.view(forKey: .to)
        if let to {
            to.frame = context.finalFrame(for: controller)
            if bug == .placesLate {
                let frame = to.frame
                to.frame.size.height -= 40
                Headless.clock.schedule(after: 0.15) { if to.superview === container { to.frame = frame } }
            }
            if isForward { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
        }
        let shade = UIView(frame: container.bounds)
        container.addSubview(shade)
        let moving = isForward ? to : context.view(forKey: .from)
        let aside = CGAffineTransform(translationX: container.bounds.width, y: 0)
        moving?.transform = isForward ? aside : .identity
        UIView.animate(withDuration: 0.3) { [isForward] in
            moving?.transform = isForward ? .identity : aside
        } completion: { _ in
            let isCancelled = context.transitionWasCancelled
            moving?.transform =
                bug == .keepsTransform && !isCancelled ? CGAffineTransform(scaleX: 0.99, y: 1) : .identity
            if bug != .cleansUpAfterFinishOnly || !isCancelled { shade.removeFromSuperview() }
            if isCancelled { to?.removeFromSuperview() }
            context.completeTransition(bug == .finishesWhatIsCancelled || !isCancelled)
            if bug == .completesTwice { context.completeTransition(!isCancelled) }
        }
    }
}

/// Slides tabs, and passes the app's answers on.
@MainActor private final class NaiveTabs: NSObject, UITabBarControllerDelegate {
    private let bug: NaiveSubject.Bug?
    weak var app: (any UITabBarControllerDelegate)?

    init(_ tabs: UITabBarController, bug: NaiveSubject.Bug?) {
        self.bug = bug
        super.init()
        app = tabs.delegate
        tabs.delegate = self
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        guard let app else { return true }
        if bug == .asksTwice { _ = app.tabBarController(tabBarController, shouldSelect: viewController) }
        return app.tabBarController(tabBarController, shouldSelect: viewController)
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        app?.tabBarController(tabBarController, didSelect: viewController)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        bug == .guardsNoTabs ? NaiveTabAnimator() : nil
    }
}

/// Removes the view that has left, whatever tab was selected in the meantime.
@MainActor private final class NaiveTabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        to.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.3) {
            to.alpha = 1
        } completion: { _ in
            from.removeFromSuperview()
            context.completeTransition(true)
        }
    }
}

@MainActor private final class NaiveModal: NSObject, UIViewControllerTransitioningDelegate {
    private let bug: NaiveSubject.Bug?

    init(bug: NaiveSubject.Bug?) { self.bug = bug }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        NaiveAnimator(isForward: true, bug: bug)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        NaiveAnimator(isForward: false, bug: bug)
    }
}
