#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// An item that moves, on whichever bar.
@MainActor
protocol TabItemPlaying: AnyObject {
    /// Puts everything back at once.
    func end()
}

/// One item that moves: its parts are drawn above the bar, and those of the bar are out of sight, until it has played or
/// anything changes.
@MainActor
final class TabItemPlay: TabItemPlaying {
    let source: TabItemSource
    private weak var tabBarController: UITabBarController?
    private let situation: TabItemSituation
    private let places: TabItemLooks.Places
    private let blank: TabItemBlank
    private let stage: TabItemStage
    private let run: ProgressRun
    private let start = CACurrentMediaTime()
    private var ticker: FrameTicker?
    private let onEnd: @MainActor () -> Void

    /// nil where the item cannot be shown rightly, or where nothing would move.
    init?(
        _ source: TabItemSource, in tabBarController: UITabBarController, animator: any TabItemAnimator,
        drawing: (any TabItemDrawing)?, onEnd: @escaping @MainActor () -> Void
    ) {
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
        // The looks of a tab's badge and title cannot be changed and put back: they stay the bar's.
        let isItem = source.item != nil
        let seen = TabItemLayout.scene(
            itemSize: situation.frame.size, imageSize: content.image?.size, title: content.title,
            font: content.titleFont, badge: content.badge, isRightToLeft: situation.isRightToLeft,
            places: looks.places)
        var choreography = animator.choreography(in: situation.isRightToLeft ? seen.mirrored : seen)
        if situation.isRightToLeft { choreography = choreography.mirrored }
        if content.image == nil, drawing == nil {
            // What has no picture moves its text instead.
            if choreography.title.isEmpty { choreography.title = choreography.icon }
            (choreography.icon, choreography.alternateIcon, choreography.picture) = ([], [], .own)
        }
        let ownsBadge = isItem && !looks.keepsBadge
        if !isItem || looks.keepsTitle || content.title == nil { choreography.title = [] }
        if !ownsBadge || content.badge == nil { choreography.badge = [] }
        let replacesIcon = choreography.replacesIcon || drawing != nil
        // A badge that cannot be drawn above the picture would be covered by it.
        guard !choreography.isStill || drawing != nil, ownsBadge || content.badge == nil || !replacesIcon else {
            return nil
        }
        let drawsBadge = ownsBadge && content.badge != nil && (replacesIcon || !choreography.badge.isEmpty)
        if !drawsBadge { content.badge = nil }

        self.source = source
        self.tabBarController = tabBarController
        self.situation = situation
        places = looks.places
        self.onEnd = onEnd
        stage = TabItemStage(choreography, in: seen, showing: content)
        blank = TabItemBlank(source, icon: replacesIcon, title: !choreography.title.isEmpty, badge: drawsBadge)
        run = ProgressRun(
            from: 0, to: 1, timing: animator.timing, duration: min(animator.duration, TabItemRegistry.longestDuration),
            allowsOvershoot: true)
        stage.view.frame = situation.frame
        tabBarController.view.addSubview(stage.view)
        // The change of selection that is under way ends in this turn: the first frame is drawn with it.
        stage.show(at: run.progress(at: 0))
        ticker = FrameTicker { [weak self] in self?.tick() ?? false }
    }

    deinit {
        // The controller was freed meanwhile; its items may live on.
        let (blank, stage) = (blank, stage)
        MainQueue.inNextTurn {
            blank.restore()
            stage.strike()
        }
    }

    private func tick() -> Bool {
        let time = CACurrentMediaTime() - start
        guard time < run.duration, blank.isIntact, let tabBarController,
            TabItemSituation(of: source, in: tabBarController) == situation,
            TabItemLooks(of: source, in: tabBarController.tabBar).places == places
        else {
            end()
            return false
        }
        stage.show(at: run.progress(at: time))
        return true
    }

    func end() {
        guard ticker != nil else { return }
        ticker?.stop()
        ticker = nil
        stage.strike()
        blank.restore()
        onEnd()
    }
}
#endif
