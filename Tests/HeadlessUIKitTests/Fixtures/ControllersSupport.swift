import Foundation
import Testing
import UIKit

/// What was called, in order.
@MainActor
final class CallLog {
    private(set) var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }

    /// The lines since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that writes down what it is told.
class LoggedController: UIViewController {
    let name: String
    let log: CallLog
    var logsLayout = false
    var onViewDidAppear: () -> Void = {}

    init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        log.add("\(name) loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.add("\(name) viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("\(name) willAppear" + (isMovingToParent ? " moving" : ""))
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.add("\(name) isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("\(name) didAppear" + (isMovingToParent ? " moving" : ""))
        onViewDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(name) willDisappear" + (isMovingFromParent ? " moving" : ""))
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add("\(name) didDisappear" + (isMovingFromParent ? " moving" : ""))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if logsLayout { log.add("\(name) layout") }
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.add("\(name) willMove \(parent == nil ? "out" : "in")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.add("\(name) didMove \(parent == nil ? "out" : "in")")
    }
}

/// A window with a navigation controller and two logged controllers to put on it.
@MainActor
final class Stage {
    let log = CallLog()
    let window: UIWindow
    let root: LoggedController
    let next: LoggedController
    let navigation: UINavigationController

    init(assuming: (inout Headless.Assumptions) -> Void = { _ in }) {
        Headless.reset()
        assuming(&Headless.assumptions)
        window = UIWindow(frame: UIScreen.main.bounds)
        root = LoggedController("root", log: log)
        next = LoggedController("next", log: log)
        navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        Headless.clock.settle()
        _ = log.take()
    }

    /// Without `loadView`, `isAppearing` and the moves between parents: only what F33 and F34 speak of.
    func appearances() -> [String] {
        let words = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        return log.take().compactMap { line in
            let parts = line.split(separator: " ")
            return words.contains(String(parts[1])) ? "\(parts[0]) \(parts[1])" : nil
        }
    }

    var container: UIView { root.view.superview ?? next.view.superview ?? window }
}

/// A navigation delegate with everything optional switched on.
final class LoggedDelegate: NSObject, UINavigationControllerDelegate {
    var log: CallLog?
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var operations: [UINavigationController.Operation] = []
    var onWillShow: (UINavigationController) -> Void = { _ in }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log?.add("willShow \(viewController.title ?? "")")
        onWillShow(navigationController)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log?.add("didShow \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.add("interactionControllerFor")
        return interaction
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.add("animationControllerFor")
        operations.append(operation)
        return animator
    }
}

/// An animator as written in a hundred tutorials: it adds the arriving view and slides it in by block animation.
final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var log: CallLog?
    var duration: TimeInterval = 0.5
    var context: (any UIViewControllerContextTransitioning)?
    private(set) var ended: [Bool] = []
    private(set) var finished: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        log?.add("transitionDuration")
        return duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log?.add("animateTransition")
        context = transitionContext
        guard let to = transitionContext.view(forKey: .to), let arriving = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let final = transitionContext.finalFrame(for: arriving)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        transitionContext.containerView.addSubview(to)
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            to.frame = final
        } completion: { finished in
            self.finished.append(finished)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log?.add("animationEnded")
        ended.append(transitionCompleted)
        context = nil
    }
}
