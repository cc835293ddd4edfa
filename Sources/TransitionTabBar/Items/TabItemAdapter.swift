#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// The animations of a tab bar controller's items, and the app's settings for each item.
///
/// The adapter observes selections through the delegate, and reads the selected item in the next turn of the run loop.
/// By then the selection is final, whatever the order of UIKit's calls. After a swipe, it reads the item when the swipe
/// has ended.
///
/// The tab bar controller owns the adapter; the adapter references it weakly.
@MainActor
final class TabItemAdapter: TabItemListener, TabItemHost {
    private(set) weak var tabBarController: UITabBarController?
    private(set) var seat: TabDelegateSeat?
    private(set) var rule: UITabBarController.TabItemAnimationRule?
    private(set) var motion = MotionPolicy.system
    /// The system bars on which animations replace pictures.
    var animatedBars = TabItemAnimatedBars.measured {
        didSet { if animatedBars != oldValue { endAll() } }
    }
    private(set) var handles: [TabItem] = []
    /// The settings for places without an item.
    private var waiting: [(place: Place, item: TabItem)] = []
    /// The animations in progress, by their items.
    var plays: [(object: NSObject, play: TabItemPlay)] = []
    private(set) var isInBackground = false
    private var watches: [NotificationWatch] = []
    /// Whether the replacement of the delegate has been reported.
    private(set) var hasReported = false
    private var switchWatch: SwitchWatch?

    /// The bar that replaces the system bar.
    weak var bar: (any TabItemCanvas)? {
        didSet {
            endAll()
            update()
            for handle in handles { handle.barDidChange() }
        }
    }

    /// The selection before a change in progress.
    private struct Heard {
        /// The selected item; nil for More.
        let before: TabItemSource?
        var isTap = false
    }
    private var heard: Heard?
    /// The answer to a tap in this turn, because UIKit may ask twice (F119).
    private var answered: (item: NSObject, isAllowed: Bool)?

    private init(on tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
    }

    static func installed(on tabBarController: UITabBarController) -> TabItemAdapter? {
        Attachment.tabItems.get(from: tabBarController) as? TabItemAdapter
    }

    static func of(_ tabBarController: UITabBarController) -> TabItemAdapter {
        if let adapter = installed(on: tabBarController) { return adapter }
        let adapter = TabItemAdapter(on: tabBarController)
        Attachment.tabItems.set(adapter, on: tabBarController)
        return adapter
    }

    // MARK: Installation

    func choose(_ rule: UITabBarController.TabItemAnimationRule?, motion: MotionPolicy) {
        self.rule = rule
        self.motion = motion
        endAll()
        update()
    }

    /// Takes the delegate's place, or restores it when no settings are left.
    func update() {
        handles.removeAll { $0.object == nil }
        guard rule != nil || bar != nil || handles.contains(where: \.needsDelegate) else {
            endAll()
            seat?.leaveItems()
            (seat, watches, switchWatch, heard) = (nil, [], nil, nil)
            return
        }
        guard let tabBarController else { return }
        let seat = seat ?? .of(tabBarController)
        self.seat = seat
        seat.take(items: self)
        hasReported = false
        MainQueue.inNextTurn { [weak self] in self?.reportReplacement() }
        observe()
    }

    private func observe() {
        guard watches.isEmpty else { return }
        isInBackground = false
        watches = [
            NotificationWatch(MotionPolicy.changes) { [weak self] in self?.endAll() },
            NotificationWatch([UIApplication.didEnterBackgroundNotification]) { [weak self] in
                self?.isInBackground = true
                self?.endAll()
            },
            NotificationWatch([UIApplication.willEnterForegroundNotification]) { [weak self] in
                self?.isInBackground = false
            },
        ]
        switchWatch = SwitchWatch { [weak self] in
            self?.endAll()
            self?.bar?.switchDidChange()
        }
    }

    /// Logs that another delegate was set, so that nothing of the items happens that needs the delegate's calls. Nothing
    /// calls the items then, so this is checked a turn after each change of the settings, where the delegate is set at the
    /// end of `viewDidLoad`, and whenever code or a finger uses an item.
    func reportReplacement() {
        guard let seat, !hasReported, !seat.isInFront, seat.isForItems else { return }
        hasReported = true
        seat.reportReplacement(
            of: "so its items neither animate nor ask for taps", instead: "tabBarController.tabItems.delegate")
    }

    /// Removes all settings and restores the controller's previous state.
    func removeAll() {
        rule = nil
        animatedBars = .measured
        endAll()
        for handle in handles { handle.reset() }
        (handles, waiting) = ([], [])
        update()
        if let tabBarController, bar == nil { Attachment.tabItems.set(nil, on: tabBarController) }
    }

    // MARK: Handles

    /// A place in a list of items.
    struct Place: Equatable {
        /// Whether the items are those of the package's own bar.
        let isOnBar: Bool
        let index: Int
    }

    /// Returns the items of a list, in order.
    func sources(onBar isOnBar: Bool) -> [TabItemSource] {
        if isOnBar { return bar?.sources ?? [] }
        return tabBarController.map { TabItemSource.all(of: $0) } ?? []
    }

    /// Returns the item at a place; a waiting one if the place has no item.
    func handle(at place: Place) -> TabItem {
        let sources = sources(onBar: place.isOnBar)
        if sources.indices.contains(place.index) { return handle(for: sources[place.index]) }
        if let known = waiting.first(where: { $0.place == place }) { return known.item }
        let new = TabItem(nil, adapter: self)
        guard place.index >= 0 else { return new }
        if waiting.isEmpty {
            TurnWatch.begin(of: tabBarController?.view) { [weak self] in
                self?.fillPlaces()
                return self?.waiting.isEmpty == false
            }
        }
        waiting.append((place, new))
        return new
    }

    /// Assigns arrived items to the waiting settings of their places.
    func fillPlaces() {
        guard !waiting.isEmpty else { return }
        var hasFilled = false
        for (place, item) in waiting {
            // The bar's own list is enough, because the bar calls this when the list changes.
            let sources = place.isOnBar ? bar?.shownSources ?? [] : sources(onBar: false)
            guard sources.indices.contains(place.index), known(sources[place.index]) == nil else { continue }
            waiting.removeAll { $0.item === item }
            handles.append(item)
            item.adopt(sources[place.index].object)
            hasFilled = true
        }
        guard hasFilled else { return }
        update()
        bar?.refresh()
    }

    func handle(for source: TabItemSource) -> TabItem {
        fillPlaces()
        if let known = known(source) { return known }
        handles.removeAll { $0.object == nil }
        let handle = TabItem(source.object, adapter: self)
        handles.append(handle)
        return handle
    }

    func known(_ source: TabItemSource?) -> TabItem? {
        source.flatMap { source in handles.first { $0.object === source.object } }
    }

    /// The seat in front of the app's delegate, while there are settings.
    var delegateSeat: TabDelegateSeat? { seat }

    /// Returns the selected item, including that of a controller in More if a bar shows it.
    func selected(of tabBarController: UITabBarController) -> TabItemSource? {
        bar?.selectedSource ?? TabItemSource.selected(of: tabBarController)
    }

    // MARK: Delegate calls

    func allowsTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool {
        guard let tabBarController else { return true }
        let handle = handles.first {
            $0.needsDelegate && $0.source?.leads(in: tabBarController, to: holds) == true
        }
        if handle?.refusesTap == true { return false }
        hear(before: selected(of: tabBarController))
        guard let handle, let object = handle.object else { return true }
        if let answered, answered.item === object { return answered.isAllowed }
        guard let answer = handle.tap else { return true }
        answered = (object, answer.selects)
        MainQueue.inNextTurn { [weak self] in
            self?.answered = nil
            if case .instead(let action) = answer {
                self?.tookOver(handle)
                action()
            }
        }
        return answer.selects
    }

    func allowsSwipe(tabThatHolds holds: (UIViewController) -> Bool) -> Bool {
        guard let tabBarController else { return true }
        let handle = handles.first { $0.onTap != nil && $0.source?.leads(in: tabBarController, to: holds) == true }
        return handle?.tap?.selects != false
    }

    func isSkippedBySwipes(_ tab: NSObject) -> Bool {
        handles.contains { $0.isSkipped && $0.object === tab } || bar?.replaces(tab) == true
    }

    func heardTap() {
        guard let tabBarController else { return }
        hear(before: selected(of: tabBarController))
        heard?.isTap = true
    }

    func selectionLeaves(_ controller: UIViewController) {
        guard let tabBarController else { return }
        hear(before: TabItemSource.of(controller, in: tabBarController))
    }

    private func hear(before: TabItemSource?) {
        if heard == nil { heard = Heard(before: before) }
        MainQueue.inNextTurn { [weak self] in self?.look() }
    }

    /// Checks whether the selected item has changed.
    private func look() {
        guard let heard, let tabBarController else { return }
        if let coordinator = tabBarController.transitionCoordinator, coordinator.isInteractive {
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in
                MainQueue.inNextTurn { self?.look() }
            }
            return
        }
        self.heard = nil
        let now = selected(of: tabBarController)
        guard now?.object !== heard.before?.object else {
            if heard.isTap {
                known(now)?.scrollToTop()
                known(now)?.onReselect?()
            }
            return
        }
        known(heard.before)?.onDeselect?()
        if heard.isTap { known(now)?.tell() }
        known(now)?.onSelect?()
        guard selected(of: tabBarController)?.object === now?.object else { return }
        move(from: heard.before, to: now)
    }

    func stopBadge(of source: TabItemSource) { bar?.badge(of: source)?.animate(nil) }

    func play(_ animation: TabItemBadgeAnimation, on source: TabItemSource) -> TabItemBadgePlay? {
        guard let tabBarController else { return nil }
        if let bar {
            bar.refresh()
            let badge = bar.badge(of: source)
            badge?.isReduced = { [weak self] in self?.motion.stopsItems != false }
            badge?.animate(animation)
            return nil
        }
        // The badge of a `UITab` cannot be replaced.
        guard animation.repeats || !motion.stopsItems, #available(iOS 17.0, *), source.item != nil else { return nil }
        return TabItemBadgePlay(animation) { [weak self, weak tabBarController] run, start, onEnd in
            guard let tabBarController else { return nil }
            return .badge(of: source, in: tabBarController, animation: animation, along: run, since: start) {
                guard let self else { return false }
                return self.bar == nil && !self.motion.stopsItems && UIView.areAnimationsEnabled
                    && !self.plays.contains { $0.object === source.object }
            } onEnd: {
                onEnd($0)
            }
        }
    }
}
#endif
