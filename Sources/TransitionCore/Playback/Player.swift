#if canImport(UIKit)
import UIKit

/// Moves the progress of a stage: by itself, along a run, or under a finger.
@MainActor
final class Player {
    private let stage: Stage
    private let leg: Leg
    private var running: (run: ProgressRun, since: CFTimeInterval, token: Int)?
    private var lastToken = 0

    init(stage: Stage, leg: Leg) {
        self.stage = stage
        self.leg = leg
    }

    /// The progress of the choreography at this moment, read from the clock while a run plays.
    var progress: Double {
        guard let running else { return stage.progress }
        return running.run.progress(at: CACurrentMediaTime() - running.since)
    }

    /// Runs to one of the ends.
    ///
    /// - Parameters:
    ///   - target: 0 or 1.
    ///   - velocity: Progress per second to start with.
    ///   - companion: Starts what is to run along, before anything of ours: UIKit looks for the first block animation.
    ///   - completion: Called once, when the run is over for whatever reason; not when another takes its place.
    func run(
        to target: Double,
        velocity: Double = 0,
        companion: (ProgressRun) -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        let run = leg.run(from: progress, to: target, velocity: velocity)
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
