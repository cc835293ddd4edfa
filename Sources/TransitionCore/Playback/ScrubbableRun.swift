#if canImport(UIKit)
import UIKit

/// One run of a transition on its stage, which a finger may take hold of: UIKit's transitions and those of the window
/// have one each.
///
/// It waits until there is a stage, then it is held or runs, one after the other as often as a finger likes, until it is
/// over. There it stays.
@MainActor
final class ScrubbableRun {
    enum Phase: Equatable {
        /// Nothing is to be seen yet.
        case waiting
        /// A finger leads.
        case held
        /// It plays by itself, to the end or back to the start.
        case running(finishing: Bool)
        case over
    }

    let transition: DirectedTransition
    private(set) var phase = Phase.waiting
    /// Hears progress and outcome; nil spares the work.
    private let observer: TransitionObserver?
    private var stage: Stage?
    private var player: Player?
    /// The fractions that a finger may show: 0 to 1, and where it found the transition if a spring had it beyond.
    private var reach = 0.0...1.0

    init(_ transition: DirectedTransition, observer: TransitionObserver?) {
        self.transition = transition
        self.observer = observer
    }

    var isObserved: Bool { observer != nil }

    var isWaiting: Bool { phase == .waiting }
    var isHeld: Bool { phase == .held }
    var isOver: Bool { phase == .over }

    /// Whether it plays by itself towards its end.
    var isFinishing: Bool { phase == .running(finishing: true) }

    /// Whether it plays by itself, so that it can be seen and held.
    var isPlaying: Bool {
        if case .running = phase { return player != nil }
        return false
    }

    /// The fraction of the transition that is seen; nil before there is a stage and when it is over.
    var fraction: Double? { player.map { transition.fraction(at: $0.progress) } }

    /// There are layers to move.
    func enter(_ stage: Stage) {
        self.stage = stage
        player = Player(stage: stage)
    }

    // MARK: Under a finger

    /// A finger leads from here on; the fraction that it finds, nil where there is nothing to hold.
    @discardableResult
    func hold() -> Double? {
        guard phase != .over, let fraction else { return nil }
        reach = min(fraction, 0)...max(fraction, 1)
        phase = .held
        return fraction
    }

    /// Shows a fraction of the transition, if a finger leads.
    ///
    /// - Parameter along: Moves what goes along, to a fraction from 0 to 1, before the observer hears of it.
    func scrub(to fraction: Double, along: (Double) -> Void = { _ in }) {
        guard phase == .held, let player else { return }
        let fraction = fraction.isFinite ? min(max(fraction, reach.lowerBound), reach.upperBound) : 0
        player.scrub(to: transition.progress(at: fraction))
        let within = min(max(fraction, 0), 1)
        along(within)
        observer?(.progress(within))
    }

    // MARK: By itself

    /// What is left up to one of the ends.
    func rest(finishing: Bool, velocity: Double) -> ProgressRun {
        transition.run(from: player?.progress ?? transition.start, finishing: finishing, velocity: velocity)
    }

    /// Nobody holds it any more. Nothing moves before ``play(_:finishing:along:completion:)``.
    func letGo(finishing: Bool) {
        if phase != .over { phase = .running(finishing: finishing) }
    }

    /// Plays what is left.
    ///
    /// - Parameters:
    ///   - rest: What is left.
    ///   - finishing: Whether that leads to the end.
    ///   - along: Starts what is to go along, before any animation of ours.
    ///   - completion: Called once, when the rest is played or cut short; not when a finger takes hold of it.
    func play(
        _ rest: ProgressRun,
        finishing: Bool,
        along: (ProgressRun) -> Void = { _ in },
        completion: @escaping @MainActor () -> Void
    ) {
        letGo(finishing: finishing)
        // The switch knows block animations only (F137); whoever turns it, wants none of ours either.
        guard UIView.areAnimationsEnabled else { return completion() }
        player?.play(rest, companion: along, completion: completion)
    }

    /// Tells the observer how far it has come by itself; false when it does not play.
    func reportProgress() -> Bool {
        guard case .running = phase, let fraction else { return false }
        observer?(.progress(min(max(fraction, 0), 1)))
        return true
    }

    // MARK: Over

    /// It is over, and nobody can hold or play it any more. Whether it was not over before. The layers are as they were
    /// last, until ``strike()``.
    func end() -> Bool {
        guard phase != .over else { return false }
        phase = .over
        return true
    }

    /// Takes everything off the layers, which are as a change without animation would leave them.
    func strike() {
        stage?.strike()
        stage = nil
        player = nil
    }

    /// Tells the observer how it has ended.
    func reportEnd(cancelled: Bool) { observer?(cancelled ? .cancelled : .finished) }
}
#endif
