#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// The animations of a tab bar controller's items, and what the app has set for each of them.
///
/// It hears of selections through the delegate, and looks what is selected in the next turn of the run loop: then a
/// selection is certain, in whichever order UIKit asks. A swipe's selection is certain when the swipe has ended.
///
/// The tab bar controller owns the adapter, which holds no strong reference back.
@MainActor
final class TabItemAdapter: TabItemListener {
    private(set) weak var tabBarController: UITabBarController?
    private var seat: TabDelegateSeat?
    private var rule: UITabBarController.TabItemAnimationRule?
    private var motion = MotionPolicy.system
    private var handles: [TabItem] = []
    /// Those for places without an item.
    private var waiting: [Place: TabItem] = [:]
    private var current: TabItemPlay?
    /// The item that moves or moved last.
    private weak var playing: NSObject?
    private var watch: NotificationWatch?

    /// The bar that shows the items in place of the system's.
    weak var bar: AnimatedTabBar? {
        didSet {
            current?.end()
            update()
            for handle in handles { handle.barDidChange() }
        }
    }

    /// The selection before a change of which the adapter has heard, and that is not over yet.
    private struct Heard {
        /// The item that was selected; nil for More.
        let before: TabItemSource?
        var isTap = false
    }
    private var heard: Heard?
    /// What was answered to a tap in this turn: UIKit may ask twice (F119).
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

    // MARK: Installing

    func choose(_ rule: UITabBarController.TabItemAnimationRule?, motion: MotionPolicy) {
        self.rule = rule
        self.motion = motion
        current?.end()
        update()
    }

    /// The app's own delegate behind the one that hears of selections.
    var delegate: (any UITabBarControllerDelegate)? {
        get { seat.map { $0.appDelegate } ?? tabBarController?.delegate }
        set { if let seat { seat.appDelegate = newValue } else { tabBarController?.delegate = newValue } }
    }

    /// Takes the delegate's place, or leaves it when nothing is set any more.
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

    /// Forgets everything that was set, and leaves the controller as it was found.
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
        /// Whether the items are those that an own bar shows.
        let isOnBar: Bool
        let index: Int
    }

    /// The items of a list, in order.
    func sources(onBar isOnBar: Bool) -> [TabItemSource] {
        if isOnBar { return bar?.sources ?? [] }
        return tabBarController.map { TabItemSource.all(of: $0) } ?? []
    }

    /// The item at a place; one that waits where there is no item.
    func handle(at place: Place) -> TabItem {
        let sources = sources(onBar: place.isOnBar)
        if sources.indices.contains(place.index) { return handle(for: sources[place.index]) }
        if let known = waiting[place] { return known }
        let new = TabItem(nil, adapter: self)
        guard place.index >= 0 else { return new }
        if waiting.isEmpty {
            TurnWatch.begin { [weak self] in
                self?.fillPlaces()
                return self?.waiting.isEmpty == false
            }
        }
        waiting[place] = new
        return new
    }

    /// Gives the items that have come to what waits in their places.
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

    /// The seat in front of the app's delegate, while anything is set.
    var delegateSeat: TabDelegateSeat? { seat }

    /// The selected item; that of a controller in More too where a bar shows it.
    private func selected(of tabBarController: UITabBarController) -> TabItemSource? {
        bar?.selectedSource ?? TabItemSource.selected(of: tabBarController)
    }

    // MARK: Hearing

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

    /// Looks whether another item is selected than before.
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

    // MARK: Playing

    private func play(_ source: TabItemSource) {
        current?.end()
        guard let tabBarController, seat?.isInFront == true, UIView.areAnimationsEnabled else { return }
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

    /// Ends what moves the badge of an item on an own bar.
    func stopBadge(of source: TabItemSource) { bar?.itemView(of: source)?.badge.animate(nil) }

    /// Moves the badge of an item, apart from the item.
    ///
    /// - Returns: What plays on the system's bar; nil on an own bar, whose badge plays by itself.
    func play(_ animation: TabItemBadgeAnimation, on source: TabItemSource) -> TabItemBadgePlay? {
        guard let tabBarController else { return nil }
        if let bar {
            bar.refresh()
            let badge = bar.itemView(of: source)?.badge
            badge?.isReduced = { [weak self] in self?.motion.isReduced != false }
            badge?.animate(animation)
            return nil
        }
        // No badge can be drawn in place of that of a `UITab`.
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
