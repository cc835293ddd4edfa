#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// The home item: its picture, and what a tap on it does.
extension AnimatedTabBar {
    /// The animation that an item always has when it is selected.
    func ownAnimator(of source: TabItemSource) -> (any TabItemAnimator)? {
        knownSettings(for: source)?.home == nil ? nil : TabHomePop()
    }

    /// The selected item was tapped: the rocket leads back to the top.
    func reselected(_ source: TabItemSource?) {
        guard let source, let item = knownSettings(for: source), let home = item.home, item.showsRocket else { return }
        item.showsRocket = false
        guard let scrollView = home.follows else { return }
        let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        scrollView.setContentOffset(top, animated: true)
    }

    /// The face of a home item has changed: one picture rolls out and the other in, if they are seen.
    func roll(_ item: AnimatedTabBarItem, to face: TabHomeRule.Face) {
        guard let object = item.object else { return }
        let source = TabItemSource(object: object)
        let before = itemView(of: source)?.content.picture(isSelected: true)
        refresh()
        guard let view = itemView(of: source), view.isChosen, !view.isFading, !barView.isHidden,
            UIView.areAnimationsEnabled, !MotionPolicy.system.isReduced
        else { return }
        rolling = .on(
            view, animator: TabHomeRoll(goesUp: face == .rocket), drawing: nil, alternate: before
        ) { [weak self] in
            self?.rolling = nil
        }
    }
}
#endif
