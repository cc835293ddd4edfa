#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Moves the progress of a stage, along a run or under a finger.
@MainActor
final class Player {
    private let stage: Stage
    private var running: Running?
    private var lastToken = 0

    private typealias Running = (
        run: ProgressRun, since: CFTimeInterval, token: Int, completion: @MainActor () -> Void
    )

    init(stage: Stage) {
        self.stage = stage
    }

    /// The current progress of the choreography. During a run it is the progress that the layers show, because Core
    /// Animation begins only at the commit and has its own time (F126). If there is no presentation layer, for example
    /// before the layers were first drawn, the progress is computed from the clock.
    var progress: Double {
        guard let running else { return stage.progress }
        return running.run.progress(at: timePlayed(of: running))
    }

    /// Plays a run that starts at the current progress.
    ///
    /// - Parameters:
    ///   - companion: Starts the companion animator before any other animation, because UIKit looks for the first block
    ///     animation.
    ///   - completion: Called once, when the run ends for any reason. Not called if another run replaces it.
    func play(
        _ run: ProgressRun,
        companion: (ProgressRun) -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        lastToken += 1
        let token = lastToken
        if running == nil { RunningPlayers.add(self) }
        running = (run, CACurrentMediaTime(), token, completion)
        stage.removeAnimations()
        companion(run)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        // Core Animation also calls the block when the animations are removed early, which ends the run.
        CATransaction.setCompletionBlock { [weak self] in
            MainActor.assumeIsolated {
                if let self, self.running?.token == token { self.cutShort() }
            }
        }
        stage.play(run)
        CATransaction.commit()
    }

    /// Ends the current run.
    fileprivate func cutShort() {
        guard let completion = running?.completion else { return }
        stop()
        completion()
    }

    private func stop() {
        running = nil
        RunningPlayers.remove(self)
    }

    /// Shows the progress of the stage, unless a run plays.
    func show() {
        if running == nil { stage.show() }
    }

    /// Shows a progress immediately. This stops a run without calling its completion.
    func scrub(to progress: Double) {
        if let running {
            stage.catchRun(running.run, at: timePlayed(of: running))
            stop()
            stage.removeAnimations()
        }
        stage.scrub(to: progress)
    }

    private func timePlayed(of running: Running) -> Double {
        stage.timePlayed(of: running.run) ?? CACurrentMediaTime() - running.since
    }
}

/// The players that end their runs when the app enters the background. Core Animation keeps the animations there, and
/// continues them when the app returns (F201). They share one observer, because adding one is slow.
@MainActor
private enum RunningPlayers {
    private struct Entry {
        weak var player: Player?
    }

    private static var entries: [Entry] = []
    private static let backgroundWatch = NotificationWatch([UIApplication.didEnterBackgroundNotification]) {
        for entry in entries { entry.player?.cutShort() }
    }

    static func add(_ player: Player) {
        _ = backgroundWatch
        entries.append(Entry(player: player))
    }

    static func remove(_ player: Player) { entries.removeAll { $0.player == nil || $0.player === player } }
}
#endif
