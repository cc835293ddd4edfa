#if canImport(UIKit)
import TransitionCore
import UIKit

/// The life of one transition on its stage, as phases. UIKit's transitions (``TransitionDriver``) and the window's
/// (`WindowTransition`) have one each. A finger may take hold of it.
///
/// It waits until there is a stage; then it is held or running, alternately and as often as a finger takes hold of it,
/// until it is over. That phase is final.
@MainActor
package final class ScrubbableRun {
    enum Phase: Equatable {
        /// There is no stage yet.
        case waiting
        /// A finger holds the transition.
        case held
        /// The transition plays by itself, to the end or back to the start.
        case running(finishing: Bool)
        case over
    }

    package let transition: DirectedTransition
    private(set) var phase = Phase.waiting
    /// The closure that is told of the progress and the outcome; nil if the app has none.
    private let observer: TransitionObserver?
    /// Hears who leads.
    private weak var watcher: (any RunWatcher)?
    private var stage: Stage?
    private var player: Player?
    /// The fractions that a finger may show: 0 to 1, extended to the fraction at which the finger took hold, if a
    /// spring had carried the transition beyond.
    private var reach = 0.0...1.0

    init(_ transition: DirectedTransition, observer: TransitionObserver?, watcher: (any RunWatcher)? = nil) {
        self.transition = transition
        self.observer = observer
        self.watcher = watcher
    }

    var isObserved: Bool { observer != nil }

    var isWaiting: Bool { phase == .waiting }
    var isHeld: Bool { phase == .held }
    var isOver: Bool { phase == .over }

    /// Whether the transition plays by itself towards its end.
    var isFinishing: Bool { phase == .running(finishing: true) }

    /// Whether the transition plays by itself and is on a stage, so that a finger can take hold of it.
    var isPlaying: Bool {
        if case .running = phase { return player != nil }
        return false
    }

    /// The fraction that the layers show; nil before there is a stage and after the end.
    package var fraction: Double? { player.map { transition.fraction(at: $0.progress) } }

    /// Adds the stage, whose layers the transition moves.
    func enter(_ stage: Stage) {
        self.stage = stage
        player = Player(stage: stage)
        watcher?.run(self, did: .begin)
    }

    // MARK: Under a finger

    /// Puts the transition under a finger.
    ///
    /// - Returns: The fraction that it has come to; nil where there is nothing to hold.
    @discardableResult
    func hold() -> Double? {
        guard phase != .over, let fraction else { return nil }
        reach = min(fraction, 0)...max(fraction, 1)
        phase = .held
        player?.show()
        watcher?.run(self, did: .hold)
        return fraction
    }

    /// Shows a fraction of the transition, if a finger holds it.
    ///
    /// - Parameter along: Moves the companion animator to a fraction from 0 to 1; called before the observer.
    func scrub(to fraction: Double, along: (Double) -> Void = { _ in }) {
        guard phase == .held, let player else { return }
        let fraction = fraction.isFinite ? min(max(fraction, reach.lowerBound), reach.upperBound) : 0
        player.scrub(to: transition.progress(at: fraction))
        let within = min(max(fraction, 0), 1)
        along(within)
        observer?(.progress(within))
    }

    // MARK: By itself

    /// The run from the present progress to one of the ends.
    func rest(finishing: Bool, velocity: Double) -> ProgressRun {
        transition.run(from: player?.progress ?? transition.start, finishing: finishing, velocity: velocity)
    }

    /// Ends the hold of the finger. Nothing moves before ``play(_:finishing:along:completion:)`` is called.
    func letGo(finishing: Bool) {
        guard phase != .over else { return }
        let wasHeld = isHeld
        phase = .running(finishing: finishing)
        if wasHeld { watcher?.run(self, did: .letGo(finishing: finishing)) }
    }

    /// Plays the remaining run.
    ///
    /// - Parameters:
    ///   - rest: The remaining run.
    ///   - finishing: Whether the run leads to the end of the transition.
    ///   - along: Starts the companion animator, before any other animation.
    ///   - completion: Called once, when the run has ended or was cut short; not when a finger takes hold of it.
    func play(
        _ rest: ProgressRun,
        finishing: Bool,
        along: (ProgressRun) -> Void = { _ in },
        completion: @escaping @MainActor () -> Void
    ) {
        letGo(finishing: finishing)
        // The switch stops block animations only (F137), but an app that turns animations off wants none of these
        // either.
        guard UIView.areAnimationsEnabled else { return completion() }
        player?.play(rest, companion: along, completion: completion)
    }

    /// Tells the observer the progress of a transition that plays by itself.
    ///
    /// - Returns: false when it does not play.
    func reportProgress() -> Bool {
        guard case .running = phase, let fraction else { return false }
        observer?(.progress(min(max(fraction, 0), 1)))
        return true
    }

    // MARK: Over

    /// Ends the transition: it can no longer be held or played. The layers keep their last pose until ``strike()``.
    ///
    /// - Returns: Whether it was not over before.
    func end() -> Bool {
        guard phase != .over else { return false }
        phase = .over
        watcher?.run(self, did: .end)
        return true
    }

    /// Clears the stage: all layers are as a change without animation would leave them.
    func strike() {
        stage?.strike()
        stage = nil
        player = nil
    }

    /// Tells the observer whether the transition was finished or cancelled.
    func reportEnd(cancelled: Bool) {
        observer?(cancelled ? .cancelled : .finished)
        watcher?.run(self, did: .reportEnd(cancelled: cancelled))
    }
}
#endif
