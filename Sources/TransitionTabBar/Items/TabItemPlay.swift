#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// An item or a badge that moves, on whichever bar: Core Animation plays it, and no code runs in its frames.
///
/// It ends when the run is over, or when what it depends on has changed. That is looked at where a turn of the run loop
/// ends, because neither items nor bars notify of changes; while nothing happens in the app there are no turns.
@MainActor
final class TabItemPlay {
    private let stage: TabItemStage
    private let run: ProgressRun
    private let start: CFTimeInterval
    private var ticker: FrameTicker?
    private var putBack: (@MainActor () -> Void)?
    private let onEnd: @MainActor (_ isFinished: Bool) -> Void

    /// - Parameters:
    ///   - stage: What moves; its view is in its place.
    ///   - run: The run of the progress, once.
    ///   - repeats: Whether the run begins again at its end.
    ///   - start: When it began; nil for now.
    ///   - holds: Whether all that the stage depends on is as it was; nil where a change ends the play by itself.
    ///   - putBack: Shows the bar's own parts again. Called once, also when the play is freed.
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
            // A view that draws itself has to be asked for each frame.
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
        // The controller was freed, and its items may live on.
        guard let putBack else { return }
        let stage = stage
        MainQueue.inNextTurn {
            stage.strike()
            putBack()
        }
    }

    @discardableResult
    private func draw() -> Bool {
        let progress = run.progress(at: CACurrentMediaTime() - start)
        for drawing in stage.drawings { drawing.drawItem(at: progress) }
        return true
    }

    /// Puts everything back at once.
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
