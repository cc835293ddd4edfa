#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// The occasion of an item's animation, on which its pictures and its course depend.
enum TabItemOccasion {
    /// The item is selected: the picture before the selection changes into the one after it.
    case selected
    /// The item is not selected, and its picture stays the same.
    case unselected
    /// The item was deselected: the picture of the selection changes into the other one.
    case deselected
    /// The item was deselected, and the animation of its selection plays backward.
    case reversed

    var isSelected: Bool { self == .selected }
}

extension TabItemPlay {
    /// Plays an animation on an item of the system bar. The moving parts are drawn above the bar, and the bar's own parts
    /// are hidden. Returns nil if the item cannot be shown correctly, or if nothing would move.
    ///
    /// - Parameters:
    ///   - evenUnmeasured: Whether pictures and texts are replaced although their places are not known.
    static func above(
        _ source: TabItemSource, in tabBarController: UITabBarController, animator: any TabItemAnimator,
        drawing: (any TabItemDrawing)?, as occasion: TabItemOccasion, evenUnmeasured: Bool,
        onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) -> TabItemPlay? {
        guard animator.hasUsableDuration, let situation = TabItemSituation(of: source, in: tabBarController),
            situation.isSelected == occasion.isSelected
        else { return nil }
        let replaces = evenUnmeasured || situation.layout != nil
        let drawing = replaces ? drawing : nil
        let looks = TabItemLooks(of: source, in: tabBarController.tabBar, isSelected: occasion.isSelected)
        var content = content(of: source, in: situation, looks: looks, bar: tabBarController.tabBar)
        content.drawing = drawing
        // The appearance of a tab's badge and title cannot be changed and restored, so the bar draws them.
        let isItem = source.item != nil
        let seen = SystemBarLayout.scene(
            itemSize: situation.frame.size, layout: situation.layout, imageSize: content.image?.size,
            title: content.title, font: content.titleFont, badge: content.badge,
            isRightToLeft: situation.isRightToLeft, places: looks.places)
        var choreography = animator.choreography(in: situation.isRightToLeft ? seen.mirrored : seen)
        if situation.isRightToLeft { choreography = choreography.mirrored }
        if content.image == nil, drawing == nil { choreography.moveTextWithoutPicture() }
        if !replaces { choreography = choreography.additive }
        let ownsBadge = isItem && !looks.keepsBadge
        if !isItem || looks.keepsTitle || content.title == nil { choreography.title = [] }
        if !ownsBadge || content.badge == nil { choreography.badge = [] }
        content.showPictures(of: source, for: occasion, replacesAlternate: !choreography.alternateIcon.isEmpty)
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
        return TabItemPlay(stage, along: animator.run(for: occasion)) { [weak tabBarController] in
            guard let tabBarController, blank.isIntact else { return false }
            let looks = TabItemLooks(
                of: source, in: tabBarController.tabBar, isSelected: occasion.isSelected)
            return TabItemSituation(of: source, in: tabBarController) == situation && looks.places == places
        } puttingBack: {
            blank.restore()
        } onEnd: { isFinished in
            onEnd(isFinished)
        }
    }

    /// The content of an item's parts.
    private static func content(
        of source: TabItemSource, in situation: TabItemSituation, looks: TabItemLooks, bar: UITabBar
    ) -> TabItemContent {
        var content = TabItemContent()
        let dimmed = bar.unselectedItemTintColor ?? SystemBarLayout.unselectedColor(in: situation.style)
        content.image = (situation.isSelected ? source.ownSelectedImage : nil) ?? source.image
        content.title = situation.title.flatMap { $0.isEmpty ? nil : $0 }
        content.badge = situation.badge
        content.badgeColor = source.item?.badgeColor
        content.tint = looks.places.iconColor ?? (situation.isSelected ? situation.tint : dimmed)
        content.titleColor = looks.titleColor ?? (situation.isSelected ? situation.tint : dimmed)
        if let font = looks.titleFont { content.titleFont = font }
        return content
    }
}

extension TabItemContent {
    /// Takes the pictures from which and to which an animation changes.
    ///
    /// - Parameter replacesAlternate: Whether the animation moves the picture before the change.
    fileprivate mutating func showPictures(
        of source: TabItemSource, for occasion: TabItemOccasion, replacesAlternate: Bool
    ) {
        let (normal, selected) = (source.image, source.ownSelectedImage ?? source.image)
        switch occasion {
        case .selected: (image, alternateImage) = (selected, normal)
        case .unselected: (image, alternateImage) = (normal, normal)
        case .deselected: (image, alternateImage) = (normal, selected)
        // Backward, the alternate picture comes last.
        case .reversed: (image, alternateImage) = (replacesAlternate ? selected : normal, normal)
        }
    }
}

extension TabItemChoreography {
    /// An item without a picture moves its text instead.
    mutating func moveTextWithoutPicture() {
        if title.isEmpty { title = icon }
        (icon, alternateIcon, picture) = ([], [], .own)
    }
}

extension TabItemAnimator {
    /// The run of the progress for an item.
    func run(for occasion: TabItemOccasion) -> ProgressRun {
        let isReversed = occasion == .reversed
        return ProgressRun(
            from: isReversed ? 1 : 0, to: isReversed ? 0 : 1, timing: timing,
            duration: min(duration, TabItemRegistry.longestDuration), allowsOvershoot: true)
    }
}
#endif
