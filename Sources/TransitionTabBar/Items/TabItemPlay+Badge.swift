#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

extension TabItemPlay {
    /// Plays an animation on a badge of the system bar. A copy of the badge is drawn above the bar, and the bar's own
    /// badge is hidden. Returns nil if the badge cannot be shown correctly.
    ///
    /// - Parameters:
    ///   - run: The run of one pass.
    ///   - start: The time at which it began; nil for the current time.
    ///   - canShow: Returns whether the badge may move.
    @available(iOS 17.0, *)
    static func badge(
        of source: TabItemSource, in tabBarController: UITabBarController, animation: TabItemBadgeAnimation,
        along run: ProgressRun, since start: CFTimeInterval?, while canShow: @escaping @MainActor () -> Bool,
        onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> TabItemPlay? {
        /// Returns the item's current appearance, selected or not.
        func looks(in tabs: UITabBarController) -> TabItemLooks {
            let isSelected = TabItemSource.selected(of: tabs)?.object === source.object
            return TabItemLooks(of: source, in: tabs.tabBar, isSelected: isSelected)
        }
        guard canShow(), let situation = TabItemSituation(of: source, in: tabBarController),
            situation.badge != nil
        else { return nil }
        let seen = looks(in: tabBarController)
        guard !seen.keepsBadge else { return nil }
        var content = TabItemContent()
        content.badge = situation.badge
        content.badgeColor = source.item?.badgeColor
        let scene = SystemBarLayout.scene(
            itemSize: situation.frame.size, layout: situation.layout, imageSize: source.image?.size,
            title: situation.title,
            font: content.titleFont, badge: situation.badge, isRightToLeft: situation.isRightToLeft,
            places: seen.places)
        var choreography = TabItemChoreography(badge: animation.motions)
        if situation.isRightToLeft { choreography = choreography.mirrored }
        let stage = TabItemStage(choreography, in: scene, showing: content)
        let blank = TabItemBlank(source, icon: false, title: false, badge: true)
        stage.view.frame = situation.frame
        tabBarController.view.addSubview(stage.view)
        return TabItemPlay(stage, along: run, repeats: animation.repeats, since: start) { [weak tabBarController] in
            guard let tabBarController, canShow(), blank.isIntact else { return false }
            let looks = looks(in: tabBarController)
            return TabItemSituation(of: source, in: tabBarController) == situation
                && looks.places == seen.places && !looks.keepsBadge
        } puttingBack: {
            blank.restore()
        } onEnd: {
            onEnd($0)
        }
    }
}
#endif
