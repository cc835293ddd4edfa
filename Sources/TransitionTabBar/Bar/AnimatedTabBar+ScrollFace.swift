#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// An item with a scroll face: its animation, the action of a tap on it, and the change of its picture.
extension AnimatedTabBar {
    func ownAnimator(of source: TabItemSource) -> (any TabItemAnimator)? {
        adapter.known(source)?.scrollFace == nil ? nil : TabItemFacePop()
    }

    /// If the item shows the picture for a scrolled list, the list scrolls to the top.
    func reselected(_ source: TabItemSource?) {
        guard let item = adapter.known(source), let face = item.scrollFace, item.showsScrolledFace else { return }
        item.showsScrolledFace = false
        guard let scrollView = face.scrollView else { return }
        let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        scrollView.setContentOffset(top, animated: true)
    }

    /// If the item is visible, the old picture rolls out and the new one rolls in.
    func roll(_ source: TabItemSource, to face: TabItemScrollRule.Face) {
        let before = itemView(of: source)?.content.picture(isSelected: true)
        refresh()
        guard let view = itemView(of: source), view.isChosen, !view.isFading, !barView.isHidden,
            UIView.areAnimationsEnabled, !MotionPolicy.system.isReduced
        else { return }
        rolling = .on(
            view, animator: TabItemFaceRoll(goesUp: face == .scrolled), drawing: nil, alternate: before
        ) { [weak self] _ in
            self?.rolling = nil
        }
    }
}
#endif
