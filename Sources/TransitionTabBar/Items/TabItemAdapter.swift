#if canImport(UIKit)
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
    private var seat: TabDelegateSeat?
    private var rule: UITabBarController.TabItemAnimationRule?
    private var motion = MotionPolicy.system
    private var handles: [TabItem] = []
    /// The settings for places without an item.
    private var waiting: [Place: TabItem] = [:]
    private var current: TabItemPlay?
    /// The item of the current or latest animation.
    private weak var playing: NSObject?
    private var watch: NotificationWatch?

    /// The bar that replaces the system bar.
    weak var bar: (any TabItemCanvas)? {
        didSet {
            current?.end()
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
        current?.end()
        update()
    }

    /// Takes the delegate's place, or restores it when no settings are left.
    func update() {
        handles.removeAll { $0.object == nil }
        guard rule != nil || bar != nil || handles.contains(where: \.needsDelegate) else {
            current?.end()
            seat?.leaveItems()
            (seat, watch, heard) = (nil, nil, nil)
            return
        }
        guard let tabBarController else { return }
        let seat = seat ?? .of(tabBarController)
        self.seat = seat
        seat.take(items: self)
        guard watch == nil else { return }
        watch = NotificationWatch([UIApplication.didEnterBackgroundNotification] + MotionPolicy.changes) {
            [weak self] in
            self?.current?.end()
        }
    }

    /// Removes all settings and restores the controller's previous state.
    func removeAll() {
        rule = nil
        for handle in handles { handle.reset() }
        (handles, waiting) = ([], [:])
        update()
        if let tabBarController, bar == nil { Attachment.tabItems.set(nil, on: tabBarController) }
    }

    // MARK: Handles

    /// A place in a list of items.
    struct Place: Hashable {
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
        if let known = waiting[place] { return known }
        let new = TabItem(nil, adapter: self)
        guard place.index >= 0 else { return new }
        if waiting.isEmpty {
            TurnWatch.begin(of: tabBarController?.view) { [weak self] in
                self?.fillPlaces()
                return self?.waiting.isEmpty == false
            }
        }
        waiting[place] = new
        return new
    }

    /// Assigns arrived items to the waiting settings of their places.
    private func fillPlaces() {
        guard !waiting.isEmpty else { return }
        var hasFilled = false
        for (place, item) in waiting {
            let sources = sources(onBar: place.isOnBar)
            guard sources.indices.contains(place.index), known(sources[place.index]) == nil else { continue }
            waiting[place] = nil
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
    private func selected(of tabBarController: UITabBarController) -> TabItemSource? {
        bar?.selectedSource ?? TabItemSource.selected(of: tabBarController)
    }

    // MARK: Delegate calls

    func allowsTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool {
        guard let tabBarController else { return true }
        hear(before: selected(of: tabBarController))
        for handle in handles {
            guard let onTap = handle.onTap, let source = handle.source, source.leads(in: tabBarController, to: holds)
            else { continue }
            if let answered, answered.item === source.object { return answered.isAllowed }
            let answer = onTap()
            answered = (source.object, answer.selects)
            MainQueue.inNextTurn { [weak self] in
                self?.answered = nil
                if case .instead(let action) = answer { action() }
            }
            return answer.selects
        }
        return true
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
                bar?.reselected(now)
                known(now)?.onReselect?()
            }
            return
        }
        known(heard.before)?.onDeselect?()
        if heard.isTap { known(now)?.tell() }
        known(now)?.onSelect?()
        if let now, selected(of: tabBarController)?.object === now.object { play(now) }
    }

    // MARK: Animation

    private func play(_ source: TabItemSource) {
        current?.end()
        guard let tabBarController, seat?.takeover.isInFront == true, UIView.areAnimationsEnabled else { return }
        let handle = handle(for: source)
        guard let animator = bar?.ownAnimator(of: source) ?? handle.animation ?? rule?(handle),
            !motion.isReduced || animator.info.isReduceMotionSafe
        else {
            return
        }
        handle.badgePlay?.strike()
        playing = source.object
        let onEnd: @MainActor () -> Void = { [weak self] in self?.current = nil }
        if let bar {
            current = bar.play(source, animator: animator, drawing: handle.picture?(), onEnd: onEnd)
        } else {
            current = .above(
                source, in: tabBarController, animator: animator, drawing: handle.picture?(), onEnd: onEnd)
        }
    }

    func stopBadge(of source: TabItemSource) { bar?.badge(of: source)?.animate(nil) }

    func play(_ animation: TabItemBadgeAnimation, on source: TabItemSource) -> TabItemBadgePlay? {
        guard let tabBarController else { return nil }
        if let bar {
            bar.refresh()
            let badge = bar.badge(of: source)
            badge?.isReduced = { [weak self] in self?.motion.isReduced != false }
            badge?.animate(animation)
            return nil
        }
        // The badge of a `UITab` cannot be replaced.
        guard animation.repeats || !motion.isReduced, #available(iOS 17.0, *), source.item != nil else { return nil }
        return TabItemBadgePlay(animation) { [weak self, weak tabBarController] run, start, onEnd in
            guard let tabBarController else { return nil }
            return .badge(of: source, in: tabBarController, animation: animation, along: run, since: start) {
                guard let self else { return false }
                let isPlaying = self.current != nil && self.playing === source.object
                return !isPlaying && self.bar == nil && !self.motion.isReduced && UIView.areAnimationsEnabled
            } onEnd: {
                onEnd($0)
            }
        }
    }
}
#endif
