#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// One item of an own bar that moves: its parts are drawn on it, and its own are hidden, until it has played or
/// anything of the item changes.
@MainActor
final class TabBarItemPlay: TabItemPlaying {
    /// The parts that are drawn by the animation.
    let hidden: Set<TabItemPart>
    private weak var view: TabBarItemView?
    private let stage: TabItemStage
    private let drawing: (any TabItemDrawing)?
    private let run: ProgressRun
    private let start = CACurrentMediaTime()
    private var ticker: FrameTicker?
    private let onEnd: @MainActor () -> Void

    /// nil where nothing would move.
    ///
    /// - Parameter alternate: The picture that was shown before; nil for that of the item while it is not selected.
    init?(
        on view: TabBarItemView, animator: any TabItemAnimator, drawing: (any TabItemDrawing)?,
        alternate: UIImage? = nil, onEnd: @escaping @MainActor () -> Void
    ) {
        guard animator.hasUsableDuration, view.window != nil, view.bounds.width > 0,
            let (scene, seen) = view.stageContent(alternate: alternate)
        else { return nil }
        var content = seen
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var choreography = animator.choreography(in: isRightToLeft ? scene.mirrored : scene)
        if isRightToLeft { choreography = choreography.mirrored }
        // A view of the app's stays where it is, and draws itself.
        let ownDrawing = view.content.view as? any TabItemDrawing
        if view.content.view != nil || (content.image == nil && drawing == nil) {
            if view.content.view == nil, choreography.title.isEmpty { choreography.title = choreography.icon }
            (choreography.icon, choreography.alternateIcon, choreography.picture) = ([], [], .own)
        }
        if content.title == nil { choreography.title = [] }
        if content.badge == nil { choreography.badge = [] }
        content.drawing = view.content.view == nil ? drawing : nil
        let replacesIcon = choreography.replacesIcon || content.drawing != nil
        guard !choreography.isStill || content.drawing != nil || ownDrawing != nil else { return nil }
        var hidden: Set<TabItemPart> = []
        if replacesIcon { hidden.insert(.icon) }
        if !choreography.title.isEmpty { hidden.insert(.title) }
        // The badge is above the picture, whichever of them moves.
        if content.badge != nil, replacesIcon || !choreography.badge.isEmpty {
            hidden.insert(.badge)
        } else {
            content.badge = nil
        }
        self.hidden = hidden
        self.view = view
        self.drawing = ownDrawing
        self.onEnd = onEnd
        stage = TabItemStage(choreography, in: scene, showing: content)
        run = ProgressRun(
            from: 0, to: 1, timing: animator.timing, duration: min(animator.duration, TabItemRegistry.longestDuration),
            allowsOvershoot: true)
        stage.view.frame = view.bounds
        view.addSubview(stage.view)
        view.play = self
        view.hideParts()
        show(at: run.progress(at: 0))
        ticker = FrameTicker { [weak self] in self?.tick() ?? false }
    }

    private func show(at progress: Double) {
        stage.show(at: progress)
        drawing?.drawItem(at: progress)
    }

    private func tick() -> Bool {
        let time = CACurrentMediaTime() - start
        guard time < run.duration, let view, view.window != nil, view.isChosen else {
            end()
            return false
        }
        show(at: run.progress(at: time))
        return true
    }

    func end() {
        guard ticker != nil else { return }
        ticker?.stop()
        ticker = nil
        stage.strike()
        if let view, view.play === self {
            view.play = nil
            view.hideParts()
        }
        drawing?.drawItem(at: 1)
        onEnd()
    }
}
#endif
