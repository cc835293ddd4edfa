import Foundation

/// Shows the top controller of a stack, below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The kind of a change of the stack.
    public enum Operation: Int, Sendable {
        /// No change.
        case none = 0
        /// A controller is added on top.
        case push = 1
        /// The controllers on top are removed.
        case pop = 2
    }

    /// How long the bar takes to appear and disappear, in seconds.
    static let hideShowBarDuration: CGFloat = 0.2

    var stack: [UIViewController] = []
    /// The transition that runs now.
    var running: NavigationTransition?
    /// A change that the next layout pass will start.
    var waiting: NavigationChange?
    /// Whether a transition is over and its callbacks run: changes that they ask for wait until all callbacks are done.
    var isEnding = false
    /// Whether the screens are changing without an animation: that change notifies the delegate of its end itself.
    var isSwapping = false
    /// The controller that the delegate was last notified of.
    weak var lastShown: UIViewController?
    /// Whether the delegate has received `willShow` and not yet `didShow`.
    var isAnnounced = false
    let delegateCalls = NavigationDelegateCalls()
    let container = UIView()
    lazy var interactivePop = InteractivePop(navigation: self)
    /// Set by the pop gestures: the next change, by whatever code, counts as theirs.
    var gestureInteraction: UIPercentDrivenInteractiveTransition?
    var laidOut: NavigationLayout?
    /// Whether the stack hides the tab bar; decided anew with every change.
    var hidesBottomBar = false

    /// The bar.
    open var navigationBar: UINavigationBar { bar }

    private lazy var bar: UINavigationBar = {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: UINavigationBar.standardHeight))
        bar.goBack = { [weak self] in self?.backButtonTapped() }
        return bar
    }()

    /// A stack with one controller, the root.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// An empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// An empty stack from an archive; nothing is read from it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The delegate, which is notified of changes and supplies animators. Not retained. Which methods it implements is
    /// determined when it is set.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { delegateCalls.reset(for: delegate) }
    }

    // MARK: The stack

    /// The stack, the root first. Setting it changes it at once, without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the one presented over this one, or else the top one.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Puts a controller on top. It must not be on the stack already.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else {
            return Headless.raise("Pushing the same view controller instance more than once is not supported")
        }
        guard !(viewController is UINavigationController) else {
            return Headless.raise("Pushing a navigation controller is not supported")
        }
        change(to: stack + [viewController], kind: .push, animated: animated)
    }

    /// Takes the top controller away; the root stays.
    ///
    /// - Returns: the controller taken away, nil if only the root is there.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), kind: .pop, animated: animated)
        return top
    }

    /// Takes all controllers above one away, which must be on the stack.
    ///
    /// - Returns: the controllers taken away, the top one last.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            Headless.raise("Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let removed = Array(stack[(index + 1)...])
        guard !removed.isEmpty else { return nil }
        change(to: Array(stack[...index]), kind: .pop, animated: animated)
        return removed
    }

    /// Takes all controllers but the root away.
    ///
    /// - Returns: the controllers taken away, the top one last.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Replaces the stack. It is animated as a pop if the new top was on the stack already, and as a push otherwise.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, kind: .set, animated: animated)
    }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    // MARK: The bar

    private(set) var isBarHidden = false

    /// Whether the bar is hidden. Setting it changes it without animation.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, in step with a transition if one is about to run.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded else { return }
        let moveBar: () -> Void = { [weak self] in self?.layoutBar() }
        if animated, let running, !running.context.isRunning {
            running.coordinator.animateAlongsideTransition(in: navigationBar) { _ in moveBar() }
        } else if animated {
            UIView.animate(withDuration: Double(Self.hideShowBarDuration), animations: moveBar)
        } else {
            moveBar()
        }
        topViewController?.viewIfLoaded?.safeAreaCheck()
        view.setNeedsLayout()
    }

    // MARK: Gestures

    /// The swipe from the leading edge that pops. Meant for failure requirements.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        return interactivePop.edge
    }

    /// The swipe across the content that pops, from iOS 26. Meant for failure requirements.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        return interactivePop.hasContent ? interactivePop.content : nil
    }

    // MARK: As a controller

    /// Makes the view with the bar in it.
    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.navigation = self
        container.frame = view.bounds
        container.clipsToBounds = true
        view.addSubview(container)
        view.addSubview(navigationBar)
        self.view = view
        interactivePop.install(in: view)
        installTop()
    }

    override var ownTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        startWaitingChange()
        return running?.coordinator
    }

    override var managesChildAppearance: Bool { true }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(top: isBarHidden ? 0 : barBottom, left: 0, bottom: 0, right: 0)
    }

    /// Begins the top controller's appearance too, and notifies the delegate.
    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        running?.wasInterrupted = true
        if isAppearing, let top = topViewController {
            installTop()
            if top !== lastShown || isAnnounced, waiting == nil { willShow(top, animated: animated) }
        }
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    /// Ends the top controller's appearance too, and notifies the delegate.
    open override func endAppearanceTransition() {
        let animated = appearance.isAnimated
        super.endAppearanceTransition()
        // A layout during the transition, or outside of a window, had another safe area.
        viewIfLoaded?.setNeedsLayout()
        // A change that still waits for its layout pass notifies the delegate of its end itself.
        guard appearance.isVisible, let top = topViewController, top !== lastShown || isAnnounced, running == nil,
            waiting == nil, !isSwapping
        else { return }
        didShow(top, animated: animated)
    }

    /// The root controller's item, unless the navigation controller has its own.
    override var tabBarItemOrDefault: UITabBarItem {
        ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItemOrDefault
    }

    /// The top controller, if there is no bar whose style decides.
    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }

    /// The top controller.
    open override var childForPreferredVerticalBarBehavior: UIViewController? { topViewController }

    /// The top controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The delegate's answer, if it implements the method.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegateCalls.supportedOrientations(in: self) ?? super.supportedInterfaceOrientations
    }

    /// The delegate's answer, if it implements the method.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegateCalls.preferredOrientation(in: self) ?? super.preferredInterfaceOrientationForPresentation
    }

    private func backButtonTapped() {
        guard running == nil else { return }
        popViewController(animated: true)
    }
}
