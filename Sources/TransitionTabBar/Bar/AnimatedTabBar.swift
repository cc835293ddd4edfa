#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// A tab bar of the package's own, laid over a tab bar controller's hidden system bar: for what the system's cannot be.
///
///     let bar = tabBarController.setAnimatedTabBar(.standard, metrics: .init(height: 56))
///     bar?.items[2].layout.raise = 30
///
/// The controller, its system bar and the items stay what they are, and the bar shows what they say: whatever an app sets
/// on a `UITabBarItem`, a `UITab` or the controller is seen at the end of the same turn of the run loop. The bar is the
/// controller's, and is taken off with `setAnimatedTabBar(nil)`.
@MainActor
public final class AnimatedTabBar: TabBarOverlay {
    /// The controller whose bar it lies over, which owns it; nil when that was freed.
    public private(set) weak var tabBarController: UITabBarController?
    /// What the bar looks like.
    public private(set) var appearance: AnimatedTabBarAppearance
    /// How large it is, and where the parts of its items are.
    public private(set) var metrics: AnimatedTabBarMetrics

    let barView: AnimatedTabBarView
    let adapter: TabItemAdapter
    private let room = TabBarRoom()
    private let systemBar: HiddenSystemBar
    private var reading = TabBarReading()
    private var views: [(object: NSObject, view: TabBarItemView)] = []
    private var isHiddenByApp = false
    private var travel: TabBarTravel?
    private var isAway = false
    private var isUpdating = false
    /// The screen that was on top before the stack changed.
    private weak var lastTop: UIViewController?
    /// The change of tabs that the bar follows; a new one each time.
    private var followed: NSObject?
    private var isOver = false
    /// The home item while one of its pictures pushes out the other.
    var rolling: TabItemPlay?

    init(on tabBarController: UITabBarController, appearance: AnimatedTabBarAppearance, metrics: AnimatedTabBarMetrics)
    {
        self.tabBarController = tabBarController
        self.appearance = appearance
        self.metrics = metrics
        tabBarController.loadViewIfNeeded()
        barView = AnimatedTabBarView(appearance: appearance)
        systemBar = HiddenSystemBar(of: tabBarController)
        adapter = .of(tabBarController)
        barView.itemFrames = { [weak self] in self?.reading.layout.frames ?? [] }
        barView.onLayout = { [weak self] in self?.update() }
        barView.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        tabBarController.view.addSubview(barView)
        adapter.bar = self
        update()
        TurnWatch.begin { [weak self] in
            guard let self, !isOver else { return false }
            update()
            return true
        }
    }

    deinit {
        // The controller was freed; its screens may live on.
        let room = room
        MainQueue.inNextTurn { room.give([]) }
    }

    /// Changes looks and measures; the items keep their settings.
    func change(appearance: AnimatedTabBarAppearance, metrics: AnimatedTabBarMetrics) {
        self.appearance = appearance
        self.metrics = metrics
        barView.show(appearance)
        reading = TabBarReading()
        update()
    }

    /// Leaves the controller as it was found.
    func remove() {
        guard !isOver else { return }
        isOver = true
        endTravel()
        barView.show([])
        barView.removeFromSuperview()
        room.give([])
        systemBar.restore()
        adapter.bar = nil
        tabBarController?.tabBarOverlay = nil
    }

    // MARK: For apps

    /// The bar's view, to present a popover from it or to let a gesture wait. Its subviews are not the app's.
    public var view: UIView { barView }

    /// The items that the bar shows, in the order of reading: of those of the controller's `tabItems` the ones that are
    /// not hidden; and More, where the bar shows it.
    public var items: TabItems { TabItems(on: self) }

    /// The bar's height in points, the area of the home indicator included.
    public var height: CGFloat { reading.height + reading.bottom }

    /// Whether the bar is hidden, by this property or by `isTabBarHidden`. A bar that a push has hidden is not.
    public var isHidden: Bool {
        get { reading.isHidden }
        set { setHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar. From iOS 18 on the controller's `setTabBarHidden` does the same, except on an iPad whose
    /// system bar is at the top: there the package itself has to use that method to keep the system's bar away.
    public func setHidden(_ isHidden: Bool, animated: Bool) {
        isHiddenByApp = isHidden
        if animated { update() } else { UIView.performWithoutAnimation { update() } }
    }

    // MARK: Items

    /// The items that the bar shows now.
    var sources: [TabItemSource] {
        update()
        return reading.items.map(\.source)
    }

    /// Shows at once what has changed in this turn.
    func refresh() { update() }

    /// The selected item.
    var selectedSource: TabItemSource? {
        guard let tabBarController else { return nil }
        return TabItemSource.selected(of: tabBarController, among: reading.items.map(\.source))
    }

    private func place(of source: TabItemSource?) -> Int? {
        source.flatMap { source in reading.items.firstIndex { $0.source.object === source.object } }
    }

    func itemView(of source: TabItemSource) -> TabBarItemView? {
        views.first { $0.object === source.object }?.view
    }

    func frame(of source: TabItemSource, in view: UIView) -> CGRect? {
        guard let item = itemView(of: source), item.superview != nil, !barView.isHidden, barView.window != nil,
            barView.window === view.window
        else { return nil }
        barView.layoutIfNeeded()
        return item.convert(item.bounds, to: view)
    }

    func play(
        _ source: TabItemSource, animator: any TabItemAnimator, drawing: (any TabItemDrawing)?,
        onEnd: @escaping @MainActor () -> Void
    ) -> TabItemPlay? {
        // The selection may have changed in this turn.
        update()
        guard let view = itemView(of: source), !barView.isHidden else { return nil }
        return .on(view, animator: animator, drawing: drawing, onEnd: onEnd)
    }

    /// Whether a point of a view is on the bar, or on an item that reaches beyond it.
    package func contains(_ point: CGPoint, of view: UIView) -> Bool {
        guard !barView.isHidden, barView.window != nil else { return false }
        return barView.point(inside: barView.convert(point, from: view), with: nil)
    }

    // MARK: Following a change of tabs

    /// What is told of the progress of a change between two tabs, so that the items and the indicator follow it.
    ///
    /// - Parameter isLed: Whether a finger leads the change from its start.
    package func follower(from: UIViewController, to: UIViewController, isLed: Bool) -> TransitionObserver? {
        guard let tabBarController else { return nil }
        func place(_ controller: UIViewController) -> Int? {
            if let place = self.place(of: TabItemSource.of(controller, in: tabBarController)) { return place }
            let item: UITabBarItem? = controller.tabBarItem
            return reading.items.firstIndex { $0.source.object === item }
        }
        let (start, end) = (place(from), place(to))
        let change = NSObject()
        if isLed { followed = change }
        return { [weak self] event in
            guard let self else { return }
            switch event {
            case .progress(let fraction):
                // A tap has selected its item at once, as on the system's bar; a finger leads the items.
                if followed !== change {
                    guard self.tabBarController?.transitionCoordinator?.isInteractive == true else { return }
                    followed = change
                }
                barView.mark(from: start, to: end, fraction: CGFloat(fraction))
            case .finished, .cancelled:
                guard followed === change else { return }
                followed = nil
                barView.mark(self.place(of: selectedSource), animated: false)
            }
        }
    }

    // MARK: Reading

    private func update() {
        guard !isOver, let tabBarController, let view = tabBarController.viewIfLoaded else { return }
        let now = read(tabBarController, view)
        // What is applied may lay out, and ask again.
        guard now != reading, !isUpdating else { return }
        isUpdating = true
        let before = reading
        reading = now
        apply(now, before: before, in: tabBarController)
        isUpdating = false
    }

    private func read(_ tabs: UITabBarController, _ view: UIView) -> TabBarReading {
        let isCompact = tabs.traitCollection.verticalSizeClass == .compact
        let size = view.bounds.size
        var measures = metrics
        measures.arrangement = metrics.arrangement(in: size, isCompact: isCompact)
        var reading = TabBarReading()
        reading.size = size
        reading.bottom = view.safeAreaInsets.bottom
        reading.height = metrics.height(in: size, isCompact: isCompact)
        reading.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        reading.style = tabs.traitCollection.userInterfaceStyle
        func item(_ source: TabItemSource) -> TabBarReading.Item {
            let own = adapter.known(source)
            let place = TabBarLayout.Item(
                width: own?.layout.width.map(Double.init), gap: Double(own?.layout.leadingSpace ?? 0),
                raise: Double(own?.layout.raise ?? 0))
            return .init(
                source: source, id: ObjectIdentifier(source.object),
                content: TabBarItemContent(of: source, settings: own, metrics: measures), place: place)
        }
        reading.items = TabItemSource.listed(in: tabs) { all in
            reading.items = all.map(item)
            return reading.layout.fits(minimum: metrics.minimumItemWidth)
        }.map(item)
        let selected = TabItemSource.selected(of: tabs, among: reading.items.map(\.source))
        reading.selected = reading.items.firstIndex { $0.source.object === selected?.object }
        reading.isHidden = isHiddenByApp || systemBar.isHiddenByApp
        reading.isSystemHidden = systemBar.isHidden
        reading.screens = tabs.children.map { ObjectIdentifier($0) }
        reading.window = view.window.map { ObjectIdentifier($0) }
        if let navigation = tabs.selectedViewController as? UINavigationController {
            reading.stack = navigation.viewControllers.map { ObjectIdentifier($0) }
            reading.isPushedAway = navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
        }
        return reading
    }

    private func apply(_ now: TabBarReading, before: TabBarReading, in tabs: UITabBarController) {
        // The direction of a view is not that of the views in it.
        let direction: UISemanticContentAttribute = now.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        if barView.semanticContentAttribute != direction { barView.semanticContentAttribute = direction }
        systemBar.hide()
        systemBar.hideMore((tabs.tabBar.items?.count ?? 0) < now.items.count)
        reading.isSystemHidden = true
        showItems(now)
        if followed == nil || before.items != now.items {
            barView.mark(now.selected, animated: before.selected != now.selected && before.items == now.items)
        }
        if now.isPushedAway != isAway { changeAway(to: now.isPushedAway, in: tabs) }
        if let travel, travel.navigationController !== tabs.selectedViewController { endTravel() }
        lastTop = (tabs.selectedViewController as? UINavigationController)?.topViewController
        giveRoom(in: tabs)
        placeBar(animated: before.window != nil && before.isHidden != now.isHidden && before.size == now.size)
        barView.setNeedsLayout()
    }

    private func showItems(_ now: TabBarReading) {
        var shown: [(object: NSObject, view: TabBarItemView)] = []
        for item in now.items {
            let view: TabBarItemView
            if let known = itemView(of: item.source) {
                known.show(item.content, appearance: appearance, metrics: metrics)
                view = known
            } else {
                view = TabBarItemView(item.content, appearance: appearance, metrics: metrics)
                view.onTap = { [weak self, weak object = item.source.object] in
                    if let object { self?.tapped(TabItemSource(object: object)) }
                }
            }
            view.semanticContentAttribute = barView.semanticContentAttribute
            shown.append((item.source.object, view))
        }
        views = shown
        barView.show(shown.map(\.view))
    }

    // MARK: Place

    private func placeBar(animated: Bool) {
        let hides = reading.isHidden
        let height = reading.height + reading.bottom
        let frame = CGRect(
            x: 0, y: reading.size.height - (hides ? 0 : height), width: reading.size.width, height: height)
        let isGone = isAway && travel == nil
        guard animated, barView.window != nil, UIView.areAnimationsEnabled, !isGone, travel == nil else {
            // A frame has no meaning while a transform is set.
            barView.bounds.size = frame.size
            barView.center = CGPoint(x: frame.midX, y: frame.midY)
            barView.isHidden = isGone || hides
            return
        }
        barView.isHidden = false
        UIView.animate(withDuration: 0.2) {
            self.barView.frame = frame
        } completion: { [weak self] _ in
            guard let self, !isOver else { return }
            barView.isHidden = reading.isHidden || (isAway && travel == nil)
        }
    }

    /// Gives each screen its room.
    ///
    /// - Parameters:
    ///   - navigationController: One that is about to hide the bar or to show it again: each of its two screens has the
    ///     room meanwhile that it has at rest.
    ///   - screen: The screen of that change that has the bar.
    private func giveRoom(
        in tabs: UITabBarController, changing navigationController: UINavigationController?, screen: UIViewController?
    ) {
        let amount = reading.isHidden ? 0 : reading.height
        var gifts: [(controller: UIViewController, amount: CGFloat)] = []
        for child in tabs.children {
            if let navigationController, navigationController === child {
                if let screen { gifts.append((screen, amount)) }
                continue
            }
            let stack = (child as? UINavigationController)?.viewControllers ?? []
            if !stack.contains(where: \.hidesBottomBarWhenPushed) { gifts.append((child, amount)) }
        }
        room.give(gifts)
    }

    private func giveRoom(in tabs: UITabBarController) {
        giveRoom(in: tabs, changing: travel?.navigationController, screen: travel?.screen)
    }

    // MARK: Pushes that hide the bar

    private func changeAway(to goesAway: Bool, in tabs: UITabBarController) {
        endTravel()
        isAway = goesAway
        guard let navigation = tabs.selectedViewController as? UINavigationController, barView.window != nil,
            !reading.isHidden, UIView.areAnimationsEnabled, tabs.transitionCoordinator == nil
        else { return }
        let screen = goesAway ? lastTop : navigation.topViewController
        // The change may begin when its coordinator is asked for, and lays out its screens then.
        giveRoom(in: tabs, changing: navigation, screen: screen)
        guard let coordinator = navigation.transitionCoordinator, coordinator.isAnimated else { return }
        travel = TabBarTravel(
            in: navigation, coordinator: coordinator, screen: screen, goesAway: goesAway
        ) { [weak self] away in
            self?.show(away: away)
        } onEnd: { [weak self] ended in
            guard let self, travel === ended else { return }
            endTravel()
            finishTravel()
        }
    }

    private func show(away: Double) {
        let side: CGFloat = reading.isRightToLeft ? 1 : -1
        barView.transform = CGAffineTransform(translationX: side * reading.size.width * CGFloat(away), y: 0)
    }

    private func finishTravel() {
        guard let tabBarController else { return }
        update()
        giveRoom(in: tabBarController)
        placeBar(animated: false)
    }

    private func endTravel() {
        travel?.end()
        travel = nil
        barView.transform = .identity
    }
}
#endif
