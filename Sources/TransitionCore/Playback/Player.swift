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

    /// The progress of the choreography at this moment. While a run plays it is what is seen: Core Animation begins at
    /// the commit, and in the time of the layers, neither of which the clock knows (F126). Without a picture of the
    /// layers, as before they were first drawn, the clock is all there is.
    var progress: Double {
        guard let running else { return stage.progress }
        let time = stage.timePlayed(of: running.run) ?? CACurrentMediaTime() - running.since
        return running.run.progress(at: time)
    }

    /// Plays a run that starts from the progress at this moment.
    ///
    /// - Parameters:
    ///   - companion: Starts what is to run along, before anything of ours: UIKit looks for the first block animation.
    ///   - completion: Called once, when the run is over for whatever reason; not when another takes its place.
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
        // Also called when the animations are taken away early, as when the app leaves the screen: the run is over then.
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

    /// Shows a progress, at once; a run that plays is given up.
    func scrub(to progress: Double) {
        if running != nil {
            running = nil
            stage.removeAnimations()
        }
        stage.scrub(to: progress)
    }
}
#endif
