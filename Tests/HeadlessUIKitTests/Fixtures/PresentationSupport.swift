import Foundation
import UIKit

/// A logged controller that also says why it comes and goes.
final class ModalController: LoggedController {
    var statusBar = UIStatusBarStyle.default
    var sizes: [CGSize] = []
    override var preferredStatusBarStyle: UIStatusBarStyle { statusBar }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { log.add("\(name) presented in will") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isBeingPresented { log.add("\(name) presented in did") }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { log.add("\(name) dismissed in will") }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { log.add("\(name) dismissed in did") }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

/// A window with a root, and two controllers to present.
@MainActor
final class ModalStage {
    let log = CallLog()
    let window: UIWindow
    let root: ModalController
    let sheet: ModalController
    let other: ModalController
    let delegate = ModalDelegate()

    init(
        _ style: UIModalPresentationStyle = .fullScreen, custom: Bool = true,
        assuming: (inout Headless.Assumptions) -> Void = { _ in }
    ) {
        Headless.reset()
        assuming(&Headless.assumptions)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        root = ModalController("root", log: log)
        sheet = ModalController("sheet", log: log)
        other = ModalController("other", log: log)
        window.rootViewController = root
        window.makeKeyAndVisible()
        Headless.clock.settle()
        delegate.log = log
        delegate.animator.log = log
        sheet.modalPresentationStyle = style
        if custom { sheet.transitioningDelegate = delegate }
        _ = log.take()
    }

    func present(animated: Bool = true) {
        root.present(sheet, animated: animated) { self.log.add("completion") }
        Headless.clock.settle()
    }

    func dismiss(animated: Bool = true) {
        root.dismiss(animated: animated) { self.log.add("completion") }
        Headless.clock.settle()
    }

    func appearances() -> [String] {
        log.take().filter { line in
            ["willAppear", "didAppear", "willDisappear", "didDisappear"].contains { line.hasSuffix(" \($0)") }
        }
    }
}

/// A transitioning delegate with everything switched on.
final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var log: CallLog?
    var animator = ModalAnimator()
    var suppliesAnimator = true
    var interaction: UIPercentDrivenInteractiveTransition?
    var makeController: (UIViewController, UIViewController?) -> UIPresentationController? = { _, _ in nil }
    weak var presenting: UIViewController?
    weak var source: UIViewController?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.add("animationController(forPresented)")
        self.presenting = presenting
        self.source = source
        return suppliesAnimator ? animator : nil
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.add("animationController(forDismissed)")
        return suppliesAnimator ? animator : nil
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.add("interactionControllerForPresentation")
        return interaction
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.add("interactionControllerForDismissal")
        return interaction
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log?.add("presentationController")
        return makeController(presented, presenting)
    }
}

/// An animator as Apple's guide describes it: it adds the arriving view, on top when presenting and below when
/// dismissing, and undoes that after a cancel.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var log: CallLog?
    var duration: TimeInterval = 0.5
    /// Whether a dismissal puts the presenter's view back.
    var putsBack = true
    /// Moves the presenter's view into the container although it is not the transition's business.
    var takesPresentersView = false
    var look: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    private(set) var ended: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        log?.add("transitionDuration")
        return duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log?.add("animateTransition")
        look(transitionContext)
        let context = transitionContext
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let isPresenting = to.presentingViewController === from
        if takesPresentersView, isPresenting { context.containerView.addSubview(from.view) }
        if let view = context.view(forKey: .to), isPresenting || putsBack {
            view.frame = context.finalFrame(for: to)
            context.containerView.insertSubview(view, at: isPresenting ? context.containerView.subviews.count : 0)
        }
        guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(false)
        }
        if isPresenting { moving.alpha = 0 }
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            moving.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            moving.alpha = 1
            if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log?.add("animationEnded")
        ended.append(transitionCompleted)
    }
}

/// A presentation controller for a card on the lower half of the screen.
final class HalfController: UIPresentationController {
    var log: CallLog?
    var removes = false
    let chrome = UIView()
    var containers: [UIView?] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override var shouldRemovePresentersView: Bool { removes }

    override func presentationTransitionWillBegin() {
        log?.add("presentation will begin")
        containers.append(containerView)
        chrome.alpha = 0
        containerView?.insertSubview(chrome, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.chrome.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log?.add("presentation did end \(completed)")
        if !completed { chrome.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        log?.add("dismissal will begin")
        presentedViewController.transitionCoordinator?.animate { _ in self.chrome.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log?.add("dismissal did end \(completed)")
        if completed { chrome.removeFromSuperview() } else { chrome.alpha = 1 }
    }

    override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
