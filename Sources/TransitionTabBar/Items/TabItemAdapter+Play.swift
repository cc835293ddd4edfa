#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// The system bars on which animations replace the pictures and texts of items.
public enum TabItemAnimatedBars: Sendable {
    /// Those on which the places of pictures and texts are known: bars with items of 48 or 49 points that lie side by side.
    case measured
    /// All of them. Where the places are not known, as on the bars of iOS 26 and later, a picture may jump when its
    /// animation begins and ends.
    case evenUnmeasured
}

/// The animations of the items.
extension TabItemAdapter {
    func endAll() {
        let ending = plays
        plays = []
        for (_, play) in ending { play.end() }
    }

    func stop(_ item: TabItem) {
        guard let object = item.object else { return }
        for (moving, play) in plays where moving === object { play.end() }
    }

    func isSelected(_ item: TabItem) -> Bool {
        tabBarController.flatMap { selected(of: $0) }?.object === item.object && item.object != nil
    }

    func object(at point: CGPoint, in view: UIView) -> NSObject? {
        reportReplacement()
        if let bar { return bar.sources.first { bar.frame(of: $0, in: view)?.contains(point) == true }?.object }
        guard let tabBarController, !SystemBarLayout.isUpright(tabBarController.tabBar) else { return nil }
        return SystemBarFrames(of: tabBarController, in: view).object(at: point)
    }

    // MARK: Occasions

    /// The selection has moved from one item to another.
    func move(from old: TabItemSource?, to new: TabItemSource?) {
        endAll()
        for source in [old, new] { known(source)?.showFace() }
        guard let seat, seat.isInFront else { return reportReplacement() }
        if let old, let handle = known(old), let deselection = handle.deselection {
            switch deselection {
            case .reversed: play(animator(of: handle, old), on: old, handle, as: .reversed) { _ in }
            case .animation(let animator): play(animator, on: old, handle, as: .deselected) { _ in }
            }
        }
        guard let new else { return }
        known(new)?.stopPrompting()
        let handle = handle(for: new)
        play(animator(of: handle, new), on: new, handle, as: .selected) { _ in }
    }

    /// A tap on an item was taken over.
    func tookOver(_ item: TabItem) {
        item.tell()
        _ = play(nil, on: item) { _ in }
    }

    func play(
        _ animation: (any TabItemAnimator)?, on item: TabItem, onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> Bool {
        reportReplacement()
        guard let source = item.source else { return false }
        return play(
            animation ?? animator(of: item, source), on: source, item, as: isSelected(item) ? .selected : .unselected,
            onEnd: onEnd)
    }

    /// The animation for the selection of an item.
    private func animator(of item: TabItem, _ source: TabItemSource) -> (any TabItemAnimator)? {
        bar?.ownAnimator(of: source) ?? item.animation ?? rule?(item)
    }

    /// Plays an animation on an item, and cancels the item's previous one.
    @discardableResult
    private func play(
        _ animator: (any TabItemAnimator)?, on source: TabItemSource, _ item: TabItem, as occasion: TabItemOccasion,
        onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> Bool {
        stop(item)
        guard let tabBarController, let animator, Transitions.isEnabled, UIView.areAnimationsEnabled, !isInBackground,
            !motion.isReduced || animator.info.isReduceMotionSafe
        else { return false }
        item.badgePlay?.strike()
        let ended: @MainActor (Bool) -> Void = { [weak self] isFinished in
            self?.plays.removeAll { $0.play.isOver }
            onEnd(isFinished)
        }
        let own: TabItemPlay?
        if let bar {
            own = bar.play(source, animator: animator, drawing: item.picture?(), as: occasion, onEnd: ended)
        } else {
            own = .above(
                source, in: tabBarController, animator: animator, drawing: item.picture?(), as: occasion,
                evenUnmeasured: animatedBars == .evenUnmeasured, onEnd: ended)
        }
        if let own, !own.isOver { plays.append((source.object, own)) }
        return own != nil
    }
}
#endif
