import Foundation

/// Shows one of several controllers, which the user selects in a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The number of items for which the bar has room; with more controllers the last item is More.
    static let maximumItems = 5

    var controllers: [UIViewController]?
    var rootTabs: [UITab] = []
    /// The tabs listed for the controllers that the app has set.
    var listed: [UITab] = []
    /// The selected controller, or More's.
    var selected: UIViewController?
    /// The transitions that run now, in the order of their start; there may be several, because the user may select
    /// another tab meanwhile.
    var running: [TabTransition] = []
    /// Whether every tab had an item when the first of the running changes began. The items are counted again when all
    /// have ended.
    var roomInTransit: Bool?
    /// Whether a tab was selected that is shown only when ``running`` is empty, because the tab bar controller itself
    /// was leaving.
    var selectionWaits = false
    let delegateCalls = TabDelegateCalls()
    let container = UIView()
    var more: MoreNavigationController?
    var laidOut: TabLayout?
    var floatingBar: FloatingTabBar?
    /// Whether the selected navigation controller has hidden the bar.
    var isBarPushedAway = false
    /// Whether the safe area keeps the bar although it is being pushed away.
    var keepsInset = false

    /// No tabs yet.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// No tabs, from an archive; nothing is read from it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The delegate, which is notified of selections and supplies animators. Not retained. What it implements is
    /// determined when it is set.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { delegateCalls.reset(for: delegate) }
    }

    /// The bar. Its delegate is the controller, and its items are the controllers'.
    open var tabBar: UITabBar { bar }

    private lazy var bar: UITabBar = {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: UITabBar.standardHeight))
        bar.tapped = { [weak self] item in self?.tapped(item) }
        bar.delegate = self
        return bar
    }()

    // MARK: The controllers

    /// The controllers, in the order of their tabs. Setting them keeps the selection if it is among the new ones;
    /// otherwise the controller at the same place is selected, or the first.
    open var viewControllers: [UIViewController]? {
        get { listsControllers ? controllers?.map(made) : nil }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers; the selection is kept as with `viewControllers`.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        replaceControllers(with: viewControllers, animated: animated)
    }

    /// Whether `viewControllers` lists the controllers.
    private var listsControllers: Bool { rootTabs.isEmpty || Headless.assumptions.tabsAreListedAsViewControllers }

    // MARK: The tabs (see UITabBarController+Tabs)

    /// The root tabs, in their order, in place of `viewControllers`. A tab's controller is made when it is selected or
    /// asked for.
    open var tabs: [UITab] {
        get { rootTabs.isEmpty ? listedTabs : rootTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the root tabs; the selected one stays so if it is among the new ones.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        replaceTabs(with: tabs, animated: animated)
    }

    /// The selected tab, or the one in a group that is; nil if the controller has no tabs or More's list is shown.
    /// Setting it asks the delegate for an animator.
    open var selectedTab: UITab? {
        get { shownTab ?? listedTabs.first { $0.viewController === selected } }
        set {
            if let newValue, let controller = listedTabs.first(where: { $0 === newValue })?.viewController {
                choose(controller)
            } else if let newValue {
                choose(newValue)
            }
        }
    }

    /// The identifiers of the only root tabs to show in a bar, nil for all.
    open var compactTabIdentifiers: [String]? {
        didSet { if !rootTabs.isEmpty { updateTabs(animated: false) } }
    }

    /// The tab with that identifier, at the root or in a group; nil if none exists.
    @discardableResult
    open func tab(forIdentifier identifier: String) -> UITab? {
        tabs.flatMap(\.family).first { $0.identifier == identifier }
    }

    /// Lists the controllers that have no room in the bar, and shows the one picked there.
    open var moreNavigationController: UINavigationController { moreNavigation }

    // MARK: Selection

    /// The selected controller's place in `viewControllers`; `NSNotFound` if nothing or More is selected. Setting
    /// it asks the delegate for an animator, and for nothing else.
    open var selectedIndex: Int {
        get { listsControllers ? index(of: selected) ?? NSNotFound : NSNotFound }
        set {
            guard listsControllers, let controllers, controllers.indices.contains(newValue) else { return }
            choose(made(controllers[newValue]))
        }
    }

    /// The selected controller, which may be More's. Setting it asks the delegate for an animator, and for nothing
    /// else.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard newValue === more || index(of: newValue) != nil else {
                return Headless.raise(
                    "Only a view controller in the tab bar controller's list of view controllers can be selected.")
            }
            choose(newValue)
        }
    }

    /// The user chose an item of the bar. For subclasses; the controller itself does nothing here.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: The bar

    private(set) var isBarHidden = false

    /// Whether the bar is hidden. Setting it changes it without animation.
    open var isTabBarHidden: Bool {
        get { isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// When the bar makes itself small. Default `automatic`.
    open var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior = .automatic {
        didSet { if tabBarMinimizeBehavior != oldValue { minimizeBar(false) } }
    }

    /// Hides or shows the bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded else { return }
        if animated {
            UIView.animate(withDuration: 0.2) { self.layoutBar() }
        } else {
            layoutBar()
        }
        barPlaceChanged()
    }

    /// Whether the tabs may be in a sidebar. Default `automatic`, here without one.
    open var mode: UITabBarController.Mode = .automatic {
        didSet { if mode != oldValue { sidebarChanged() } }
    }

    /// The sidebar, which is seen only in the mode `tabSidebar` and where there is room.
    open var sidebar: UITabBarController.Sidebar { madeSidebar }
    private lazy var madeSidebar = Sidebar(of: self)

    // MARK: As a controller

    /// Makes the view with the bar in it.
    open override func loadView() {
        let view = TabView(frame: UIScreen.main.bounds)
        view.tabs = self
        container.frame = view.bounds
        container.clipsToBounds = true
        view.addSubview(container)
        view.addSubview(tabBar)
        self.view = view
        installSelected()
    }

    /// Another width may have room for more items.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
        countItems()
        sidebarChanged()
    }

    override var ownTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        running.last?.coordinator
    }

    override var managesChildAppearance: Bool { true }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets {
        if showsSidebar { return sidebarInsets }
        guard showsBar else { return .zero }
        if barFloats { return UIEdgeInsets(top: FloatingTabBar.height, left: 0, bottom: 0, right: 0) }
        // F149: the strip is the status bar's first, and a bar in it adds nothing.
        guard goesBelowBar(child), !tabBar.isUpright else { return .zero }
        return UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.standardHeight, right: 0)
    }

    /// Begins the selected controller's appearance too.
    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { installSelected() }
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    /// The selected controller.
    open override var childForPreferredVerticalBarBehavior: UIViewController? { selected }
    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { selected }
    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { selected }
    /// The selected controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    /// The selected controller.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

    /// The delegate's answer, if it implements the method.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegateCalls.supportedOrientations(in: self) ?? super.supportedInterfaceOrientations
    }

    /// The delegate's answer, if it implements the method.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegateCalls.preferredOrientation(in: self) ?? super.preferredInterfaceOrientationForPresentation
    }
}
