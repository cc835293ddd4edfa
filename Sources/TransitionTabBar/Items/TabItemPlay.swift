#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// The animation of an item or a badge, on any bar. Core Animation plays it, so no code of the app runs in its frames.
///
/// The animation ends when its run is over, or when anything that it depends on has changed. Items and bars do not
/// notify of changes, so the conditions are checked at the end of each turn of the run loop. While the app is idle
/// there are no turns.
@MainActor
final class TabItemPlay {
    private let stage: TabItemStage
    private let run: ProgressRun
    private let start: CFTimeInterval
    private var ticker: FrameTicker?
    private var putBack: (@MainActor () -> Void)?
    private let onEnd: @MainActor (_ isFinished: Bool) -> Void

    /// - Parameters:
    ///   - stage: The moving layers. Its view is already in place.
    ///   - run: The run of one pass.
    ///   - repeats: Whether the run begins again at its end.
    ///   - start: The time at which it began; nil for the current time.
    ///   - holds: Returns whether everything that the stage depends on is unchanged; nil if a change ends the animation
    ///     anyway.
    ///   - putBack: Shows the bar's own parts again. Called once, also when this object is freed.
    ///   - onEnd: Called once, with whether the run is over.
    init(
        _ stage: TabItemStage, along run: ProgressRun, repeats: Bool = false, since start: CFTimeInterval? = nil,
        while holds: (@MainActor () -> Bool)? = nil, puttingBack putBack: @escaping @MainActor () -> Void,
        onEnd: @escaping @MainActor (_ isFinished: Bool) -> Void
    ) {
        self.stage = stage
        self.run = run
        self.start = start ?? CACurrentMediaTime()
        self.putBack = putBack
        self.onEnd = onEnd
        stage.play(run, repeats: repeats, since: start) { [weak self] in self?.end(isFinished: true) }
        if !stage.drawings.isEmpty {
            // A view that draws itself is called for each frame.
            draw()
            ticker = FrameTicker { [weak self] in self?.draw() ?? false }
        }
        guard let holds else { return }
        TurnWatch.begin(.afterLayout) { [weak self] in
            guard let self, self.putBack != nil else { return false }
            guard !holds() else { return true }
            end()
            return false
        }
    }

    deinit {
        // The controller may have been freed while its items live on.
        guard let putBack else { return }
        let stage = stage
        MainQueue.inNextTurn {
            stage.strike()
            putBack()
        }
    }

    /// Whether the bar's own parts are shown again.
    var isOver: Bool { putBack == nil }

    @discardableResult
    private func draw() -> Bool {
        let progress = run.progress(at: CACurrentMediaTime() - start)
        for drawing in stage.drawings { drawing.drawItem(at: progress) }
        return true
    }

    /// Ends the animation and restores everything immediately.
    func end() { end(isFinished: false) }

    private func end(isFinished: Bool) {
        guard let putBack else { return }
        self.putBack = nil
        ticker?.stop()
        stage.strike()
        putBack()
        onEnd(isFinished)
    }
}
#endif
