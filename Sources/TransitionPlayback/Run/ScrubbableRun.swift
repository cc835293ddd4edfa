#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Observes the steps of a run.
@MainActor
package protocol RunWatcher: AnyObject {
    /// Called when a run has reached a step.
    func run(_ run: ScrubbableRun, did step: RunStep)
    /// Called when a run has begun to play, so that its frames can be reported.
    func runPlays(_ run: ScrubbableRun)
}

/// The life of one transition on its stage, in phases. Each transition of UIKit (``TransitionDriver``) and of the
/// window (`WindowTransition`) has one. A finger can hold it.
///
/// The run waits until it has a stage. Then it is held and running by turns, any number of times, until it is over. A
/// run that is over cannot start again.
@MainActor
package final class ScrubbableRun {
    package enum Phase: Equatable {
        /// The run has no stage yet.
        case waiting
        /// A finger or the app's code holds the transition.
        case held
        /// The transition plays to its end or back to its start.
        case running(finishing: Bool)
        case over
    }

    package let transition: DirectedTransition
    package private(set) var phase = Phase.waiting
    /// Observes the steps of the run.
    private let watcher: (any RunWatcher)?
    /// Called once a frame until the end, before the watcher.
    package var onFrame: (@MainActor () -> Void)?
    private var stage: Stage?
    private var player: Player?
    /// The fractions that a finger can show: 0 to 1, extended to the fraction at the start of the hold if a spring had
    /// overshot.
    private var reach = 0.0...1.0

    package init(_ transition: DirectedTransition, watcher: (any RunWatcher)? = nil) {
        self.transition = transition
        self.watcher = watcher
    }

    var isWaiting: Bool { phase == .waiting }
    package var isHeld: Bool { phase == .held }
    package var isOver: Bool { phase == .over }

    /// Whether the transition plays towards its end.
    package var isFinishing: Bool { phase == .running(finishing: true) }

    /// Whether elements of the transition follow a finger; nil if that is not known, because there is no stage yet.
    package var followsFinger: Bool? { stage?.followsFinger }

    /// What flies above the screens and what does not, a line each, for developers.
    package var guestReport: [String] { stage?.guestReport ?? [] }

    /// Whether the transition plays on a stage, so that a finger can hold it.
    package var isPlaying: Bool {
        if case .running = phase { return player != nil }
        return false
    }

    /// The fraction that the layers show; nil before the stage exists and after the end.
    package var fraction: Double? { player.map { transition.fraction(at: $0.progress) } }

    /// The fraction that the app sees, 0 to 1: without a spring's overshoot.
    package var shownFraction: Double? { fraction?.tamed(to: 0...1, otherwise: 0) }

    /// The finger that holds the transition; nil if code holds it. Set before each fraction that the finger shows.
    package var finger: FingerPull? {
        didSet { stage?.finger = finger }
    }

    /// Adds the stage with the layers that the transition moves.
    package func enter(_ stage: Stage) {
        self.stage = stage
        stage.finger = finger
        player = Player(stage: stage)
        watcher?.run(self, did: .begin)
    }

    // MARK: Interactive phase

    /// Holds the transition for a finger or the app's code.
    ///
    /// - Parameter showsStart: Whether the layers of a transition that begins show its start. If not, the caller shows
    ///   another fraction at once.
    /// - Returns: The current fraction; nil if there is nothing to hold.
    @discardableResult
    package func hold(showsStart: Bool = true) -> Double? {
        guard phase != .over, let fraction else { return nil }
        // A finger that begins the hold is set before.
        if isPlaying { finger = nil }
        reach = min(fraction, 0)...max(fraction, 1)
        phase = .held
        if showsStart { player?.show() }
        watcher?.run(self, did: .hold)
        return fraction
    }

    /// Shows a fraction of the transition, if it is held.
    ///
    /// - Parameter along: Moves the companion animator to a fraction from 0 to 1. Called before the watcher.
    package func scrub(to fraction: Double, along: (Double) -> Void = { _ in }) {
        guard phase == .held, let player else { return }
        let fraction = fraction.isFinite ? min(max(fraction, reach.lowerBound), reach.upperBound) : 0
        player.scrub(to: transition.progress(at: fraction))
        let within = min(max(fraction, 0), 1)
        along(within)
        watcher?.run(self, did: .progress(within))
    }

    // MARK: Animated phase

    /// Returns the run from the current progress to one of the ends.
    package func rest(finishing: Bool, velocity: Double) -> ProgressRun {
        let rest = transition.run(
            from: player?.progress ?? transition.start, finishing: finishing, velocity: velocity)
        // Elements beside their poses need time to come back, also if the progress is at its target.
        guard stage?.isDrifting == true, abs(rest.target - rest.start) < Self.shortestWay, transition.takesTime
        else { return rest }
        return ProgressRun(glidingFrom: rest.start, to: rest.target, lasting: Self.gliding)
    }

    /// The distance to the target below which the way of drifting elements does not depend on it.
    private static let shortestWay = 0.05
    /// The duration of such a run in seconds.
    private static let gliding = 0.3

    /// Ends the hold. Nothing moves before ``play(_:finishing:along:completion:)`` is called.
    func letGo(finishing: Bool) {
        guard phase != .over else { return }
        let wasHeld = isHeld
        finger = nil
        phase = .running(finishing: finishing)
        if wasHeld { watcher?.run(self, did: .letGo(finishing: finishing)) }
    }

    /// Plays the remaining run.
    ///
    /// - Parameters:
    ///   - rest: The remaining run.
    ///   - finishing: Whether the run finishes the transition or cancels it.
    ///   - along: Starts the companion animator, before any other animation.
    ///   - completion: Called once, when the run has ended or was interrupted. Not called if a finger holds the
    ///     transition.
    package func play(
        _ rest: ProgressRun,
        finishing: Bool,
        along: (ProgressRun) -> Void = { _ in },
        completion: @escaping @MainActor () -> Void
    ) {
        letGo(finishing: finishing)
        // `areAnimationsEnabled` concerns only block animations (F137), but an app that disables animations expects
        // none at all.
        guard UIView.areAnimationsEnabled else { return completion() }
        watcher?.runPlays(self)
        player?.play(rest, companion: along, completion: completion)
    }

    // MARK: End

    /// Ends the transition, so that it cannot be held or played. The layers keep their last pose until ``strike()``.
    ///
    /// - Returns: false if it had already ended.
    package func end() -> Bool {
        guard phase != .over else { return false }
        phase = .over
        watcher?.run(self, did: .end)
        return true
    }

    /// Clears the stage and leaves all layers as after a change without animation.
    package func strike() {
        stage?.strike()
        stage = nil
        player = nil
    }

    /// Reports whether the transition was finished or cancelled.
    package func reportEnd(cancelled: Bool) {
        watcher?.run(self, did: .reportEnd(cancelled: cancelled))
    }
}
#endif
