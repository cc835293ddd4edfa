#if canImport(UIKit)
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

extension TabItemPlay {
    /// Plays an animation on the selected item of the system bar. The moving parts are drawn above the bar, and the
    /// bar's own parts are hidden. Returns nil if the item cannot be shown correctly, or if nothing would move.
    static func above(
        _ source: TabItemSource, in tabBarController: UITabBarController, animator: any TabItemAnimator,
        drawing: (any TabItemDrawing)?, onEnd: @escaping @MainActor () -> Void
    ) -> TabItemPlay? {
        guard animator.hasUsableDuration, let situation = TabItemSituation(of: source, in: tabBarController) else {
            return nil
        }
        var content = TabItemContent()
        content.image = source.ownSelectedImage ?? source.image
        content.alternateImage = source.image
        content.drawing = drawing
        content.title = source.title.flatMap { $0.isEmpty ? nil : $0 }
        content.badge = source.badgeValue
        content.badgeColor = source.item?.badgeColor
        let looks = TabItemLooks(of: source, in: tabBarController.tabBar)
        content.tint = looks.places.iconColor ?? situation.tint
        content.titleColor = looks.titleColor ?? situation.tint
        if let font = looks.titleFont { content.titleFont = font }
        // The appearance of a tab's badge and title cannot be changed and restored, so the bar draws them.
        let isItem = source.item != nil
        let seen = SystemBarLayout.scene(
            itemSize: situation.frame.size, imageSize: content.image?.size, title: content.title,
            font: content.titleFont, badge: content.badge, isRightToLeft: situation.isRightToLeft,
            places: looks.places)
        var choreography = animator.choreography(in: situation.isRightToLeft ? seen.mirrored : seen)
        if situation.isRightToLeft { choreography = choreography.mirrored }
        if content.image == nil, drawing == nil {
            // An item without a picture moves its text instead.
            if choreography.title.isEmpty { choreography.title = choreography.icon }
            (choreography.icon, choreography.alternateIcon, choreography.picture) = ([], [], .own)
        }
        let ownsBadge = isItem && !looks.keepsBadge
        if !isItem || looks.keepsTitle || content.title == nil { choreography.title = [] }
        if !ownsBadge || content.badge == nil { choreography.badge = [] }
        let replacesIcon = choreography.replacesIcon || drawing != nil
        // If the badge cannot be drawn above the moving picture, the picture would cover it.
        guard !choreography.isStill || drawing != nil, ownsBadge || content.badge == nil || !replacesIcon else {
            return nil
        }
        let drawsBadge = ownsBadge && content.badge != nil && (replacesIcon || !choreography.badge.isEmpty)
        if !drawsBadge { content.badge = nil }

        let stage = TabItemStage(choreography, in: seen, showing: content)
        let blank = TabItemBlank(source, icon: replacesIcon, title: !choreography.title.isEmpty, badge: drawsBadge)
        stage.view.frame = situation.frame
        tabBarController.view.addSubview(stage.view)
        let places = looks.places
        return TabItemPlay(stage, along: animator.run) { [weak tabBarController] in
            guard let tabBarController, blank.isIntact else { return false }
            return TabItemSituation(of: source, in: tabBarController) == situation
                && TabItemLooks(of: source, in: tabBarController.tabBar).places == places
        } puttingBack: {
            blank.restore()
        } onEnd: { _ in
            onEnd()
        }
    }
}

extension TabItemAnimator {
    /// The run of the progress for an item.
    var run: ProgressRun {
        ProgressRun(
            from: 0, to: 1, timing: timing, duration: min(duration, TabItemRegistry.longestDuration),
            allowsOvershoot: true)
    }
}
#endif
