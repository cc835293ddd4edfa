#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

extension TabItemPlay {
    /// Plays an animation on an item of the package's own bar. The moving parts are drawn above the item, and the
    /// item's own parts are hidden. Returns nil if nothing would move.
    ///
    /// - Parameter alternate: The picture before the selection; nil uses the picture of the unselected item.
    static func on(
        _ view: TabBarItemView, animator: any TabItemAnimator, drawing: (any TabItemDrawing)?,
        as occasion: TabItemOccasion = .selected, alternate: UIImage? = nil,
        onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> TabItemPlay? {
        guard animator.hasUsableDuration, view.window != nil, view.bounds.width > 0,
            view.isChosen == occasion.isSelected,
            let (scene, seen) = view.stageContent(for: occasion, alternate: alternate)
        else { return nil }
        var content = seen
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var choreography = animator.choreography(in: isRightToLeft ? scene.mirrored : scene)
        if isRightToLeft { choreography = choreography.mirrored }
        // A view of the app stays in place and draws itself.
        let ownDrawing = view.content.view as? any TabItemDrawing
        if view.content.view != nil || (content.image == nil && drawing == nil) {
            if view.content.view == nil, choreography.title.isEmpty { choreography.title = choreography.icon }
            (choreography.icon, choreography.alternateIcon, choreography.picture) = ([], [], .own)
        }
        // Backward, the alternate picture comes last; without one, the picture stays the unselected one.
        if occasion == .reversed, choreography.alternateIcon.isEmpty { content.image = content.alternateImage }
        if content.title == nil { choreography.title = [] }
        if content.badge == nil { choreography.badge = [] }
        content.drawing = view.content.view == nil ? drawing : nil
        let replacesIcon = choreography.replacesIcon || content.drawing != nil
        guard !choreography.isStill || content.drawing != nil || ownDrawing != nil else { return nil }
        var hidden: [TabItemPart] = []
        if replacesIcon { hidden.append(.icon) }
        if !choreography.title.isEmpty { hidden.append(.title) }
        // The badge stays above the picture, even if only one of them moves.
        if content.badge != nil, replacesIcon || !choreography.badge.isEmpty {
            hidden.append(.badge)
        } else {
            content.badge = nil
        }
        let stage = TabItemStage(choreography, in: scene, showing: content, drawing: ownDrawing)
        stage.view.frame = view.bounds
        view.addSubview(stage.view)
        let play = TabItemPlay(stage, along: animator.run(for: occasion)) { [weak view] in
            view?.showParts()
            ownDrawing?.drawItem(at: occasion == .reversed ? 0 : 1)
        } onEnd: { isFinished in
            onEnd(isFinished)
        }
        view.play(play, hiding: hidden)
        return play
    }
}
#endif
