#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// The badge of one item of the system's bar that moves: it is drawn above the bar, and the bar's own is out of sight.
///
/// Whenever the picture cannot be right (the bar is hidden or turned, another animation moves the item, the app is in
/// the background, under Reduce Motion) it is taken away, and the bar's own badge is there. It comes back with the next
/// chance, as long as the animation lasts; one that was asked for before there was a badge or a place begins then.
@MainActor
final class TabItemBadgePlay {
    private let source: TabItemSource
    private weak var tabBarController: UITabBarController?
    private let animation: TabItemBadgeAnimation
    private let run: ProgressRun
    private let canShow: @MainActor () -> Bool
    /// When the badge was seen to move first; nil before.
    private var start: CFTimeInterval?
    private var ticker: FrameTicker?
    /// Whether it looks for a chance after each turn of the run loop: whatever may bring one happens in a turn.
    private var isWaiting = false
    private var watches: [NotificationWatch] = []
    private var isInBackground = false

    private struct Picture {
        let situation: TabItemSituation
        let places: TabItemLooks.Places
        let stage: TabItemStage
        let blank: TabItemBlank
    }
    private var picture: Picture?

    /// nil where no badge can be drawn in place of the bar's: before iOS 17, and for a `UITab`, whose badge cannot be
    /// taken out of sight.
    ///
    /// - Parameter canShow: Whether the badge may move now; asked in each frame.
    init?(
        _ source: TabItemSource, in tabBarController: UITabBarController, animation: TabItemBadgeAnimation,
        canShow: @escaping @MainActor () -> Bool
    ) {
        guard #available(iOS 17.0, *), source.item != nil, animation.run.duration > 0 else { return nil }
        self.source = source
        self.tabBarController = tabBarController
        self.animation = animation
        self.canShow = canShow
        run = animation.run
        watches = [
            NotificationWatch([UIApplication.didEnterBackgroundNotification]) { [weak self] in
                self?.isInBackground = true
                self?.strike()
            },
            NotificationWatch([UIApplication.willEnterForegroundNotification]) { [weak self] in
                self?.isInBackground = false
            },
        ]
        go(on: advance())
    }

    deinit {
        // The controller was freed meanwhile; its items may live on.
        guard let picture else { return }
        MainQueue.inNextTurn {
            picture.blank.restore()
            picture.stage.strike()
        }
    }

    private enum Pace {
        case moves, waits, isOver
    }

    /// Looks again in the next frame, or after the turns in which a chance may come.
    private func go(on pace: Pace) {
        if pace == .moves, ticker == nil {
            ticker = FrameTicker { [weak self] in
                guard let self else { return false }
                let pace = advance()
                go(on: pace)
                return pace == .moves
            }
        } else if pace != .moves {
            ticker?.stop()
            ticker = nil
        }
        let wasWaiting = isWaiting
        isWaiting = pace == .waits
        guard isWaiting, !wasWaiting else { return }
        TurnWatch.begin(.afterLayout) { [weak self] in
            guard let self, isWaiting else { return false }
            go(on: advance())
            return isWaiting
        }
    }

    /// Shows the badge as it is now, if it can be shown.
    private func advance() -> Pace {
        let now = CACurrentMediaTime()
        guard let tabBarController, let progress = animation.progress(at: start.map { now - $0 } ?? 0, in: run) else {
            end()
            return .isOver
        }
        let chance =
            canShow() && !isInBackground
            ? TabItemSituation(of: source, in: tabBarController, isSelected: false) : nil
        let looks = looks(in: tabBarController)
        if let picture, picture.situation != chance || picture.places != looks.places || !picture.blank.isIntact {
            strike()
        }
        guard let chance, chance.badge != nil, !looks.keepsBadge else {
            strike()
            return .waits
        }
        if picture == nil { show(chance, at: looks.places, in: tabBarController) }
        start = start ?? now
        picture?.stage.show(at: progress)
        return .moves
    }

    /// The looks of the item as it is now, selected or not.
    private func looks(in tabBarController: UITabBarController) -> TabItemLooks {
        let isSelected = TabItemSource.selected(of: tabBarController)?.object === source.object
        return TabItemLooks(of: source, in: tabBarController.tabBar, isSelected: isSelected)
    }

    private func show(
        _ situation: TabItemSituation, at places: TabItemLooks.Places, in tabBarController: UITabBarController
    ) {
        var content = TabItemContent()
        content.badge = situation.badge
        content.badgeColor = source.item?.badgeColor
        let scene = TabItemLayout.scene(
            itemSize: situation.frame.size, imageSize: source.image?.size, title: situation.title,
            font: content.titleFont, badge: situation.badge, isRightToLeft: situation.isRightToLeft,
            places: places)
        var choreography = TabItemChoreography(badge: animation.motions)
        if situation.isRightToLeft { choreography = choreography.mirrored }
        let stage = TabItemStage(choreography, in: scene, showing: content)
        let blank = TabItemBlank(source, icon: false, title: false, badge: true)
        stage.view.frame = situation.frame
        tabBarController.view.addSubview(stage.view)
        picture = Picture(situation: situation, places: places, stage: stage, blank: blank)
    }

    /// Takes the picture away, and shows the bar's own badge, until the next chance.
    func strike() {
        picture?.blank.restore()
        picture?.stage.strike()
        picture = nil
    }

    /// Ends for good.
    func end() {
        ticker?.stop()
        (ticker, watches, isWaiting) = (nil, [], false)
        strike()
    }
}
#endif
