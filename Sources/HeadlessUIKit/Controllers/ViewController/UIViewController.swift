import Foundation

/// Owns the views of a screen and takes part in transitions.
@preconcurrency @MainActor
open class UIViewController: UIResponder, ViewOwner, UITraitEnvironment, UIContentContainer {
    // MARK: View

    private var loadedView: UIView?
    private var isLoadingView = false

    /// The controller's view; loaded on first use. Setting nil unloads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            guard newValue !== loadedView else { return }
            loadedView?.owner = nil
            loadedView = newValue
            newValue?.owner = self
        }
    }

    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// The name of the nib, kept but not loaded: there are none here.
    open private(set) var nibName: String?

    /// A controller whose view is made by `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    /// A controller whose view is made by `loadView()`.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller from an archive; nothing is read from it.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes the view: an empty one of the screen's size. Overrides set `view` and do not call super.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Loads the view, unless it is loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if loadedView != nil { viewDidLoad() }
    }

    /// The view has been loaded.
    open func viewDidLoad() {}

    // MARK: Appearance (see UIViewController+Appearance)

    var appearance = AppearanceState()

    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the hierarchy, has its size and traits, and is about to be laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be taken away.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has been taken away.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Whether the begin and end of an appearance transition are forwarded to the children automatically.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// A container without automatic forwarding tells a child that it will appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// A container without automatic forwarding tells a child that it has appeared or disappeared.
    open func endAppearanceTransition() {
        endAppearance()
    }

    /// Whether the controller appears because it was added to its container; true only inside `viewWillAppear(_:)` and
    /// `viewDidAppear(_:)`.
    open var isMovingToParent: Bool { appearance.callback == .appearing && appearance.entersParent }

    /// Whether the controller disappears because it leaves its container; true only inside `viewWillDisappear(_:)` and
    /// `viewDidDisappear(_:)`.
    open var isMovingFromParent: Bool { appearance.callback == .disappearing && appearance.leavesParent }

    // MARK: Containment (see UIViewController+Containment)

    /// The container, or nil.
    open internal(set) weak var parent: UIViewController?
    var childControllers: [UIViewController] = []

    /// The children, in the order in which they were added.
    open var children: [UIViewController] { childControllers }

    /// Makes a controller a child. It is told `willMove(toParent:)`; the container calls `didMove(toParent:)` itself.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Leaves the container. It is told `didMove(toParent:)`; the container called `willMove(toParent:)` itself.
    open func removeFromParent() {
        leaveParent()
    }

    /// The controller is about to enter a container, or to leave one (nil).
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller has entered a container, or left one (nil).
    open func didMove(toParent parent: UIViewController?) {}

    /// Changes from one child to another, animated; both are children of this controller already.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - animations: changes to animate; the arriving view is in the hierarchy.
    ///   - completion: runs at the end, with whether the animations finished.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        change(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    /// The nearest container that is a navigation controller.
    open var navigationController: UINavigationController? { ancestor() }

    /// The nearest container that is a tab bar controller.
    open var tabBarController: UITabBarController? { ancestor() }

    /// Shows a controller in the nearest container that can: a navigation controller pushes it.
    open func show(_ vc: UIViewController, sender: Any?) {
        parent?.show(vc, sender: sender)
    }

    /// Whether this controller itself calls the appearance methods of its children.
    var managesChildAppearance: Bool { false }

    /// The insets that this controller's bars add to the safe area of a child.
    func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

    // MARK: Items

    /// The item for this controller in a navigation bar.
    open var navigationItem: UINavigationItem { ownNavigationItem }

    private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")

    /// The name of what the controller shows; also the navigation item's title.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }

    var ownTabBarItem: UITabBarItem?
    /// The item if the controller has none itself; navigation controllers have their root's.
    var tabBarItemOrDefault: UITabBarItem { ownTabBarItem ?? makeTabBarItem() }

    /// The item for this controller in a tab bar. Setting nil restores the default.
    open var tabBarItem: UITabBarItem! {
        get { tabBarItemOrDefault }
        set { replaceTabBarItem(with: newValue) }
    }

    /// The tab that made the controller, nil if none did.
    open internal(set) weak var tab: UITab?

    /// Whether a tab bar leaves the screen while this controller is on a navigation stack.
    open var hidesBottomBarWhenPushed = false

    // MARK: Layout

    /// The edges at which the view goes below translucent bars.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { extendedLayoutChanged() }
    }

    /// Whether the view also goes below opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { extendedLayoutChanged() }
    }

    /// What the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            viewIfLoaded?.safeAreaCheck()
        }
    }

    /// The safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The size that a container should give the view, if it can.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// A child would like another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// A child's size by layout changed.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child gets when this controller has `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// The view will get another size; the default passes it on to the children whose size changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tellChildren(ofSize: size, with: coordinator)
    }

    /// The traits will change; the default passes it on to the children.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Traits (see UIViewController+Traits)

    var contentScrollViews = ContentScrollViews()
    var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
    var lastTraits: UITraitCollection?

    /// Whether bars may stand upright at the side of a display.
    open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }

    /// The child that decides whether bars may stand upright, nil for the controller itself.
    open var childForPreferredVerticalBarBehavior: UIViewController? { nil }

    /// Asks again whether bars may stand upright.
    open func setNeedsUpdateOfVerticalBarConfiguration() {
        viewIfLoaded?.window?.postureChanged()
    }

    /// Whether the controller and everything in it is light or dark, whatever the system says.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The traits that hold for the controller.
    open var traitCollection: UITraitCollection { resolvedTraits }

    /// Overrides traits of a child, nil to stop. Deprecated on Apple's platforms.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        childTraitOverrides[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.setNeedsLayout()
    }

    /// The traits that a child gets in place of the container's. Deprecated on Apple's platforms.
    @discardableResult
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraitOverrides[ObjectIdentifier(childViewController)]
    }

    /// The traits changed. Deprecated on Apple's platforms, and still called.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Transitions

    /// How the controller is shown when it is presented.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// How the controller appears if no transitioning delegate supplies an animator.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Supplies the objects that present and dismiss the controller. Not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The transition that the controller prefers when it is pushed or presented, nil for the standard one.
    open var preferredTransition: UIViewController.Transition? {
        didSet { if !Headless.assumptions.hasPreferredTransitions { preferredTransition = nil } }
    }
    /// Whether a presentation below this controller stays within its view.
    open var definesPresentationContext = false
    /// Whether the user cannot dismiss the controller by a swipe or a tap beside it.
    open var isModalInPresentation = false
    /// Whether the controller decides about the status bar although it does not cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false

    // MARK: Presentation (see Presentation/)

    var modal = ModalState()

    /// The controller that this one, or a container of it, presents; set as soon as `present` was called.
    open var presentedViewController: UIViewController? {
        modal.presentation?.presented ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or a container of it.
    open var presentingViewController: UIViewController? {
        modal.presentedBy?.presenter ?? parent?.presentingViewController
    }

    /// The nearest presentation controller; made, for the style chosen, if the controller is not presented.
    open var presentationController: UIPresentationController? {
        modal.presentedBy?.controller ?? parent?.presentationController
            ?? presentationController(presenting: nil, source: self)
    }

    /// Whether the controller appears because it is presented; true only inside the appearance callbacks.
    open var isBeingPresented: Bool { modal.isPresentedNow }

    /// Whether the controller disappears because it is dismissed; true only inside the appearance callbacks.
    open var isBeingDismissed: Bool { modal.isDismissedNow }

    /// Shows a controller on top, beginning in the next turn of the run loop.
    ///
    /// - Parameter completion: runs when the presentation is over.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, with all above it; or else this controller itself.
    ///
    /// - Parameter completion: runs when the dismissal is over.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// The transition between this controller's children, if it is a container.
    var ownTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    /// The running transition that this controller takes part in: its own, or that of an ancestor; nil if none runs.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ownTransitionCoordinator ?? modal.coordinator ?? parent?.transitionCoordinator
    }

    // MARK: Status bar and orientation

    /// The colour of the status bar's text.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// The child to be asked about the status bar's style, nil for the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child to be asked whether the status bar is hidden, nil for the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child to be asked about the home indicator, nil for the controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The child to be asked about system gestures, nil for the controller itself.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// The interface orientations that the controller supports.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The preferred interface orientation when the controller is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    // MARK: Responder chain

    /// After the controller comes its view's superview, or its container.
    open override var next: UIResponder? {
        viewIfLoaded?.superview ?? parent
    }
}
