#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// An item with a scroll face: its animation, and the change of its picture.
extension AnimatedTabBar {
    func ownAnimator(of source: TabItemSource) -> (any TabItemAnimator)? {
        adapter.known(source)?.scrollFace == nil ? nil : TabItemFacePop()
    }

    /// If the item is visible, the old picture rolls out and the new one rolls in.
    func roll(_ source: TabItemSource, to face: TabItemScrollRule.Face) {
        let before = itemView(of: source)?.content.picture(isSelected: true)
        refresh()
        guard let view = itemView(of: source), view.isChosen, !view.isFading, !barView.isHidden,
            UIView.areAnimationsEnabled, !MotionPolicy.system.stopsItems
        else { return }
        rolling = .on(
            view, animator: TabItemFaceRoll(goesUp: face == .scrolled), drawing: nil, alternate: before
        ) { [weak self] _ in
            self?.rolling = nil
        }
    }
}
#endif
