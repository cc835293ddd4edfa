#if canImport(UIKit)
import UIKit

/// Moves the progress of a stage: by itself, along a run, or under a finger.
@MainActor
final class Player {
    private let stage: Stage
    private var running: (run: ProgressRun, since: CFTimeInterval, token: Int)?
    private var lastToken = 0

    init(stage: Stage) {
        self.stage = stage
    }

    /// The progress of the choreography at this moment. While a run plays, it is the progress that the layers show,
    /// because Core Animation begins only at the commit and has its own time (F126). Without a presentation layer, as
    /// before the layers were first drawn, it is computed from the clock.
    var progress: Double {
        guard let running else { return stage.progress }
        let time = stage.timePlayed(of: running.run) ?? CACurrentMediaTime() - running.since
        return running.run.progress(at: time)
    }

    /// Plays a run that starts from the progress at this moment.
    ///
    /// - Parameters:
    ///   - companion: Starts the companion animator before any other animation: UIKit looks for the first block
    ///     animation.
    ///   - completion: Called once, when the run ends for any reason; not when another run replaces it.
    func play(
        _ run: ProgressRun,
        companion: (ProgressRun) -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        lastToken += 1
        let token = lastToken
        running = (run, CACurrentMediaTime(), token)
        stage.removeAnimations()
        companion(run)
        CATransaction.begin()
        // The block is also called when the animations are removed early, as when the app leaves the screen: then the
        // run is over.
        CATransaction.setCompletionBlock { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.running?.token == token else { return }
                self.running = nil
                completion()
            }
        }
        stage.play(run)
        CATransaction.commit()
    }

    /// Shows a progress at once. A run that plays is stopped and its completion is not called.
    func scrub(to progress: Double) {
        if running != nil {
            running = nil
            stage.removeAnimations()
        }
        stage.scrub(to: progress)
    }
}
#endif
