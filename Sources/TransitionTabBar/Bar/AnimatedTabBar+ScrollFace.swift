#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// An item with a scroll face: its picture, and the action of a tap on it.
extension AnimatedTabBar {
    func ownAnimator(of source: TabItemSource) -> (any TabItemAnimator)? {
        adapter.known(source)?.scrollFace == nil ? nil : TabItemFacePop()
    }

    /// The face of a scrolled list scrolls back to the top.
    func reselected(_ source: TabItemSource?) {
        guard let item = adapter.known(source), let face = item.scrollFace, item.showsScrolledFace else { return }
        item.showsScrolledFace = false
        guard let scrollView = face.scrollView else { return }
        let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        scrollView.setContentOffset(top, animated: true)
    }

    /// If the item is visible, one picture rolls out and the other in.
    func roll(_ source: TabItemSource, to face: TabItemScrollRule.Face) {
        let before = itemView(of: source)?.content.picture(isSelected: true)
        refresh()
        guard let view = itemView(of: source), view.isChosen, !view.isFading, !barView.isHidden,
            UIView.areAnimationsEnabled, !MotionPolicy.system.isReduced
        else { return }
        rolling = .on(
            view, animator: TabItemFaceRoll(goesUp: face == .scrolled), drawing: nil, alternate: before
        ) { [weak self] in
            self?.rolling = nil
        }
    }
}
#endif
