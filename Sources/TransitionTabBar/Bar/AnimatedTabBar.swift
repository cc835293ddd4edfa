#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// A customisable tab bar that covers a tab bar controller's system bar.
///
///     let bar = tabBarController.setAnimatedTabBar(.standard, metrics: .init(height: 56))
///     bar?.items[2].layout.raise = 30
///
/// The controller, its system bar and the items stay as they are, and the bar shows their values. A change of the
/// selection, of the stack of screens, or of the settings of this package appears at the end of the same turn of the run
/// loop. UIKit does not report changes of a `UITabBarItem` or a `UITab`, so the bar reads them while it is visible: a
/// change appears in the same turn too, or within a tenth of a second while the app is busy. The controller owns the
/// bar. `setAnimatedTabBar(nil)` removes it.
@MainActor
public final class AnimatedTabBar: TabBarOverlay, TabItemCanvas {
    /// The controller below the bar, which owns the bar; nil after the controller was freed.
    public private(set) weak var tabBarController: UITabBarController?
    /// The appearance of the bar.
    public private(set) var appearance: AnimatedTabBarAppearance
    /// The size of the bar and the layout of its items.
    public private(set) var metrics: AnimatedTabBarMetrics

    let barView: AnimatedTabBarView
    let adapter: TabItemAdapter
    let room = TabBarRoom()
    let systemBar: HiddenSystemBar
    private(set) var reading = TabBarReading()
    private var watch: TabBarWatch?
    private var views: [(item: Weak<NSObject>, view: TabBarItemView)] = []
    private var isHiddenByApp = false
    /// The movement of the bar while a push hides it or a pop shows it again.
    var travel: TabBarTravel?
    /// Whether a push has hidden the bar.
    var isAway = false
    private var isUpdating = false
    /// Whether the appearance or the metrics have changed since the last update.
    private var isStale = false
    /// The top screen before the last change of the stack.
    weak var lastTop: UIViewController?
    /// The change of tabs that the bar follows, a new object for each change.
    private var followed: NSObject?
    private(set) var isOver = false
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
        barView.onLayout = { [weak self] in
            self?.room.isLaidOut = true
            self?.update()
        }
        barView.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        tabBarController.view.addSubview(barView)
        adapter.bar = self
        update()
        watch = TabBarWatch(of: barView, in: tabBarController) { [weak self] in self?.update() }
    }

    deinit {
        // The controller was freed, but its screens may live on.
        let room = room
        MainQueue.inNextTurn { room.give([]) }
    }

    /// Changes the appearance and the metrics. The items keep their settings.
    func change(appearance: AnimatedTabBarAppearance, metrics: AnimatedTabBarMetrics) {
        self.appearance = appearance
        self.metrics = metrics
        barView.show(appearance)
        isStale = true
        update()
    }

    /// Restores the controller's previous state.
    func remove() {
        guard !isOver else { return }
        isOver = true
        watch?.end()
        endTravel()
        barView.show([])
        barView.removeFromSuperview()
        room.give([])
        systemBar.restore()
        adapter.bar = nil
        tabBarController?.tabBarOverlay = nil
    }

    // MARK: Public members

    /// The bar's view. Use it for presenting a popover, or add gesture recognisers to it. Do not change its subviews.
    public var view: UIView { barView }

    /// The items on the bar, in reading order: the visible ones of the controller's `tabItems`, and More if the bar
    /// shows it.
    public var items: TabItems { TabItems(onBarOf: adapter) }

    /// The bar's height in points, including the area of the home indicator.
    public var height: CGFloat { reading.height + reading.bottom }

    /// Whether this property or `isTabBarHidden` hides the bar. A push that hides the bar does not count.
    public var isHidden: Bool {
        get { reading.isHidden }
        set { setHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar. Since iOS 18 the controller's `setTabBarHidden` does the same. The exception is a regular
    /// width and height, as on an iPad and on iPhone Duo's inner display: there the package uses that method to keep the
    /// system bar hidden.
    public func setHidden(_ isHidden: Bool, animated: Bool) {
        isHiddenByApp = isHidden
        if animated { update() } else { UIView.performWithoutAnimation { update() } }
    }

    /// A button between the items that is not a tab; nil, the default, shows none. Swipes between tabs skip it.
    public var button: AnimatedTabBarButton? {
        didSet {
            guard button !== oldValue else { return }
            oldValue?.onChange = nil
            button?.onChange = { [weak self] in self?.setNeedsRefresh() }
            update()
        }
    }

    /// Returns the frame of ``button`` in a view's coordinates, for example for a popover; nil while it is not shown.
    public func buttonFrame(in view: UIView) -> CGRect? {
        button.flatMap { frame(of: TabItemSource(object: $0), in: view) }
    }

    // MARK: Items

    var sources: [TabItemSource] {
        update()
        return shownSources
    }

    func refresh() { update() }

    func setNeedsRefresh() { watch?.setNeedsRead() }

    var shownSources: [TabItemSource] { reading.items.compactMap(\.source).filter { $0.object !== button } }

    var selectedSource: TabItemSource? {
        guard let tabBarController else { return nil }
        return selected(of: tabBarController, in: reading)
    }

    func replaces(_ item: NSObject) -> Bool { reading.replaced == ObjectIdentifier(item) }

    private func place(of source: TabItemSource?, in reading: TabBarReading) -> Int? {
        guard let source else { return nil }
        let object = ObjectIdentifier(source.object) == reading.replaced ? button : source.object
        return reading.items.firstIndex { $0.object === object }
    }

    private func place(of source: TabItemSource?) -> Int? { place(of: source, in: reading) }

    private func selected(of tabBarController: UITabBarController, in reading: TabBarReading) -> TabItemSource? {
        let replaced = button?.controller.flatMap { TabItemSource.shown(of: $0, in: tabBarController) }
        let shown = reading.items.compactMap(\.source).filter { $0.object !== button }
        return TabItemSource.selected(of: tabBarController, among: (replaced.map { [$0] } ?? []) + shown)
    }

    /// Returns the view of an item, or of the button that stands in for it.
    func itemView(of source: TabItemSource) -> TabBarItemView? {
        let object = ObjectIdentifier(source.object) == reading.replaced ? button : source.object
        return views.first { $0.item.object === object }?.view
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
        as occasion: TabItemOccasion, onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> TabItemPlay? {
        // The selection may have changed in this turn.
        update()
        guard let view = itemView(of: source), !barView.isHidden else { return nil }
        return .on(view, animator: animator, drawing: drawing, as: occasion, onEnd: onEnd)
    }

    func badge(of source: TabItemSource) -> TabItemBadgeView? { itemView(of: source)?.badge }

    /// Returns whether a point of a view is on the bar, or on an item that extends beyond it.
    package func contains(_ point: CGPoint, of view: UIView) -> Bool {
        guard !barView.isHidden, barView.window != nil else { return false }
        return barView.point(inside: barView.convert(point, from: view), with: nil)
    }

    // MARK: Changes of tabs

    /// Returns the observer of a change between two tabs. The items and the indicator follow its progress.
    ///
    /// - Parameter isLed: Whether the change is interactive from its start.
    package func follower(from: UIViewController, to: UIViewController, isLed: Bool) -> TransitionObserver? {
        guard let tabBarController else { return nil }
        func place(_ controller: UIViewController) -> Int? {
            if let place = self.place(of: TabItemSource.of(controller, in: tabBarController)) { return place }
            let item: UITabBarItem? = controller.tabBarItem
            return reading.items.firstIndex { $0.object === item }
        }
        let (start, end) = (place(from), place(to))
        let change = NSObject()
        if isLed { followed = change }
        return { [weak self] event in
            guard let self else { return }
            switch event {
            case .began: break
            case .progress(let fraction):
                // After a tap the new item is already selected, as on the system bar. Only a finger moves the selection
                // gradually.
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

    // MARK: Updates

    func update() {
        guard !isOver, let tabBarController, let view = tabBarController.viewIfLoaded else { return }
        let now = read(tabBarController, view)
        // Applying the values may cause a layout, which calls this again.
        guard now != reading || isStale, !isUpdating else { return }
        isUpdating = true
        isStale = false
        let before = reading
        reading = now
        apply(now, before: before, in: tabBarController)
        isUpdating = false
        if now.items != before.items { adapter.fillPlaces() }
    }

    private func read(_ tabs: UITabBarController, _ view: UIView) -> TabBarReading {
        let isCompact = tabs.traitCollection.verticalSizeClass == .compact
        let size = view.bounds.size
        var measures = metrics
        measures.arrangement = metrics.arrangement(isCompact: isCompact)
        var reading = TabBarReading()
        reading.size = size
        reading.bottom = view.safeAreaInsets.bottom
        (reading.left, reading.right) = (view.safeAreaInsets.left, view.safeAreaInsets.right)
        reading.height = metrics.height(isCompact: isCompact)
        reading.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        reading.style = tabs.traitCollection.userInterfaceStyle
        func item(_ source: TabItemSource) -> TabBarReading.Item {
            let own = adapter.known(source)
            let place = TabBarLayout.Item(own?.layout.usable ?? TabItemLayout())
            return .init(
                object: source.object, content: TabBarItemContent(of: source, settings: own, metrics: measures),
                place: place)
        }
        reading.replaced = button?.controller.flatMap { TabItemSource.shown(of: $0, in: tabs) }
            .map { ObjectIdentifier($0.object) }
        func entries(_ sources: [TabItemSource]) -> [TabBarReading.Item] {
            var items = sources.filter { ObjectIdentifier($0.object) != reading.replaced }.map(item)
            guard let button else { return items }
            let place = min(max(button.place ?? items.count / 2, 0), items.count)
            items.insert(self.item(of: button, metrics: measures), at: place)
            return items
        }
        var tried: [TabItemSource] = []
        let listed = TabItemSource.listed(in: tabs) { all in
            tried = all
            reading.items = entries(all)
            return reading.layout.fits(minimum: metrics.minimumItemWidth)
        }
        if !listed.elementsEqual(tried, by: ==) { reading.items = entries(listed) }
        reading.selected = place(of: selected(of: tabs, in: reading), in: reading)
        reading.isHidden = isHiddenByApp || systemBar.isHiddenByApp
        reading.isSystemHidden = systemBar.isHidden
        reading.screens = tabs.children.map { ObjectIdentifier($0) }
        reading.window = view.window.map { ObjectIdentifier($0) }
        if let navigation = tabs.selectedViewController as? UINavigationController {
            reading.stack = navigation.viewControllers.map { ObjectIdentifier($0) }
            reading.isPushedAway = navigation.pushesBarAway
        }
        (reading.systemRoom, reading.restingSystemRoom) = systemRoom(in: tabs, view)
        return reading
    }

    private func item(of button: AnimatedTabBarButton, metrics: AnimatedTabBarMetrics) -> TabBarReading.Item {
        TabBarReading.Item(
            object: button, content: TabBarItemContent(of: button, metrics: metrics),
            place: TabBarLayout.Item(button.layout.usable))
    }

    private func apply(_ now: TabBarReading, before: TabBarReading, in tabs: UITabBarController) {
        // The layout direction of a view does not apply to its subviews.
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
        var shown: [(item: Weak<NSObject>, view: TabBarItemView)] = []
        for item in now.items {
            guard let source = item.source else { continue }
            let view: TabBarItemView
            if let known = itemView(of: source) {
                known.show(item.content, appearance: appearance, metrics: metrics)
                view = known
            } else {
                view = TabBarItemView(item.content, appearance: appearance, metrics: metrics)
                view.onTap = { [weak self, weak object = source.object] in
                    if let object { self?.tapped(object) }
                }
            }
            view.semanticContentAttribute = barView.semanticContentAttribute
            shown.append((Weak(source.object), view))
        }
        views = shown
        barView.show(shown.map(\.view))
    }
}
#endif
