#if canImport(UIKit) && !PARTIAL_UIKIT
import Foundation
import TransitionCore
import TransitionPlayback

/// A container's transitions as their control sees them.
@MainActor
protocol ControlledSession: AnyObject {
    /// The transition that plays or is held.
    var current: (any ScrubbableTransition)? { get }
    /// The change that a finger has requested, until UIKit begins it.
    var request: SwipeRequest? { get }
    /// Whether the app has requested a change for which UIKit has not yet asked for an animator.
    var isChangeRequested: Bool { get }
}

/// What a control drives. It is freed with the container.
@MainActor
protocol ControlledContainer: AnyObject {
    /// The session of the installed adapter; nil if nothing is installed.
    var controlled: (any ControlledSession)? { get }
}

/// Drives transitions from code: pauses the current or next transition of a container, scrubs it, then finishes or
/// cancels it.
///
///     let control = navigationController.transitions.control
///     control.holdNext()
///     navigationController.pushViewController(detail, animated: true)
///     // The push stays at its start until somebody moves it.
///     control.scrub(to: 0.5)
///     control.finish()
///
/// A held transition can be scrubbed any number of times. Then ``finish(velocity:)`` or ``cancel(velocity:)`` releases
/// it, and it plays to its end or back to its start. UIKit, the app's delegate and `onEvent` receive the same calls as
/// for a swipe. The delegate of a tab bar controller receives the calls of the original change: those of a tap, or none
/// for a selection in code.
///
/// **One driver at a time.** The control cannot hold a transition that a finger holds or has requested, and a finger
/// cannot grab a transition that the control holds. If a finger begins a change while the control waits, the finger
/// drives that change, and the control continues to wait.
///
/// **Transitions that cannot be held.** These changes take place as usual, and the control continues to wait: changes
/// that are not animated, that the rule leaves to the system, that UIKit draws (such as `.systemZoom`), that have no usable duration (such as taps with `taps:
/// .immediate`), or that happen while animations are disabled. A transition of the whole window can be held if a finger
/// began its change. After a push or a pop in code, UIKit completes its own change before the window moves, so
/// ``hold()`` returns false. A change that begins held moves its screens inside their container instead.
///
/// A held transition is cancelled when the transitions are uninstalled, the screens leave the window or the container
/// changes its size. A held change of tabs is completed when the app selects another tab.
@MainActor
public final class TransitionControl {
    private enum Phase {
        case idle
        /// Waits to hold the next change, or one that UIKit has not begun yet.
        case waiting
        /// Waits to cancel a change for which UIKit has an animator, when UIKit begins it.
        case cancelling(Double)
        /// Waits to cancel a requested change for which UIKit has not yet asked for an animator.
        case cancellingNext(Double)
        case holding
    }

    private weak var container: (any ControlledContainer)?
    private var session: (any ControlledSession)? { container?.controlled }
    private var phase = Phase.idle
    /// The run that is held or has not begun yet.
    private weak var run: ScrubbableRun?
    /// Whether UIKit begins the change of this run as an interactive one. If false, the control holds the change after
    /// it has begun.
    private var leadsFromStart = false
    /// The progress at which the next change begins, 0 to 1.
    private var startFraction: Double?
    /// Whether the control is just holding a run.
    private var isGrabbing = false

    init(of container: any ControlledContainer) { self.container = container }

    // MARK: State

    /// Whether the control holds a transition. A transition held by a finger does not count.
    public var isHolding: Bool {
        guard case .holding = phase, session != nil else { return false }
        return run?.isHeld == true
    }

    /// Whether the control will hold the container's next change when it begins.
    public var isWaiting: Bool {
        guard case .waiting = phase else { return false }
        return container != nil
    }

    /// The progress of the transition that plays or is held, from 0 at its start to 1 at its end, in either direction.
    /// nil without a transition, and before UIKit begins it.
    public var progress: Double? { session?.current?.run.shownFraction }

    /// The direction of the current transition; nil without one. Every change of tabs goes forward.
    public var direction: TransitionDirection? { session?.current?.direction }

    // MARK: Holding

    /// Pauses the transition that plays. If the control waits for the next change, it holds this transition instead.
    ///
    /// - Returns: Whether the control holds a transition now. It is false if none plays, if UIKit has not begun the
    ///   change yet, and if the transition cannot be held, for example because a finger drives it. In the call of
    ///   `onEvent` with `TransitionEvent.began` nothing plays yet; ``holdNext()`` holds that transition.
    @discardableResult
    public func hold() -> Bool {
        if isHolding { return true }
        guard container != nil, session?.request == nil, let current = session?.current, current.isGrabbable else {
            return false
        }
        return grab(current)
    }

    /// Makes the container's next change begin held, at its start. ``isWaiting`` is true until then.
    ///
    /// A change that UIKit has accepted and not begun yet counts as the next one; a transition that plays does not.
    /// ``finish(velocity:)`` and ``cancel(velocity:)`` give the wait up. While the control holds a transition, the call
    /// does nothing.
    public func holdNext() {
        // A change that begins held by this control is already the next one.
        guard container != nil, !isHolding, !leadsFromStart || held == nil else { return }
        // A finger drives an interactive change, so the change after it is the next one.
        wait(for: session?.current.flatMap { $0.isWaiting && !$0.startsInteractively ? $0.run : nil })
        // The app observes the beginning of this change.
        if let run, run.fraction != nil { takeHoldInNextTurn() }
    }

    private func wait(for run: ScrubbableRun?) {
        if !isWaiting { startFraction = nil }
        phase = .waiting
        self.run = run
        leadsFromStart = false
    }

    private func grab(_ transition: any ScrubbableTransition) -> Bool {
        isGrabbing = true
        _ = transition.grab()
        isGrabbing = false
        // The app's observer has been called, and may have ended the transition.
        return isHolding
    }

    // MARK: Scrubbing and releasing

    /// Moves the held transition to a progress. If the control waits, the call sets the progress at which the next
    /// change begins. If it neither holds nor waits, the call does nothing.
    ///
    /// - Parameter fraction: The progress, from 0 to 1 in the transition's own direction. Values outside are clamped,
    ///   and NaN counts as 0.
    public func scrub(to fraction: Double) {
        let fraction = fraction.tamed(to: 0...1, otherwise: 0)
        switch phase {
        case .holding:
            held?.update(fraction)
        case .waiting:
            startFraction = fraction
            if leadsFromStart { held?.update(fraction) }
        case .idle, .cancelling, .cancellingNext:
            break
        }
    }

    /// Releases the held transition, which plays to its end. Without a held transition, the control stops waiting.
    ///
    /// A push, a pop or a change of tabs that was already being cancelled when it was held can only be cancelled,
    /// because UIKit has reverted its bars. `onEvent` reports the outcome.
    ///
    /// - Parameter velocity: The velocity at the release, in fractions of the transition per second, positive towards
    ///   the end. NaN and infinities count as 0.
    public func finish(velocity: Double = 0) { letGo(finishes: true, velocity: velocity) }

    /// Releases the held transition, which plays back to its start. Without a held transition, the control stops
    /// waiting.
    ///
    /// A change that UIKit has accepted and not begun yet is cancelled when it begins.
    ///
    /// - Parameter velocity: The velocity at the release, in fractions of the transition per second, positive towards
    ///   the end. NaN and infinities count as 0.
    public func cancel(velocity: Double = 0) { letGo(finishes: false, velocity: velocity) }

    private func letGo(finishes: Bool, velocity: Double) {
        switch phase {
        case .idle, .cancelling, .cancellingNext:
            break
        case .holding:
            held?.release(finishes: finishes, velocity: velocity)
        case .waiting where leadsFromStart:
            let transition = held
            drop()
            transition?.release(finishes: finishes, velocity: velocity)
        case .waiting where !finishes && held != nil:
            phase = .cancelling(velocity)
        case .waiting where !finishes && session?.isChangeRequested == true:
            phase = .cancellingNext(velocity)
        case .waiting:
            drop()
        }
    }

    /// The transition that is held or has not begun yet.
    private var held: (any ScrubbableTransition)? {
        guard let run, let current = session?.current, current.run === run else { return nil }
        return current
    }

    // MARK: Calls from the session

    /// Whether the next change begins held by this control.
    var takesNext: Bool {
        switch phase {
        case .waiting, .cancellingNext: true
        case .idle, .cancelling, .holding: false
        }
    }

    /// Whether this control holds a transition, or will hold it when it begins.
    func leads(_ transition: any ScrubbableTransition) -> Bool {
        transition.run === run && (isHolding || leadsFromStart)
    }

    /// Takes over a change that begins held by this control.
    func lead(_ driver: TransitionDriver) {
        run = driver.run
        leadsFromStart = true
        if let startFraction { driver.update(startFraction) }
        guard case .cancellingNext(let velocity) = phase else { return }
        drop()
        driver.release(finishes: false, velocity: velocity)
    }

    /// Called when the app's request was answered in another way, or will never be.
    func requestIsOver() {
        if case .cancellingNext = phase { drop() }
    }

    /// Called when another transition, or none, has replaced the current one.
    func currentDidChange() {
        switch phase {
        case .idle, .cancellingNext: break
        case .waiting, .cancelling, .holding: if held == nil { lose() }
        }
    }

    /// Stops holding and waiting.
    func drop() {
        phase = .idle
        run = nil
        leadsFromStart = false
        startFraction = nil
    }

    /// Forgets the run that has ended. A waiting control continues to wait.
    private func lose() {
        guard case .waiting = phase else { return drop() }
        run = nil
        leadsFromStart = false
    }

    /// Called at each step of a run of the session.
    func run(_ run: ScrubbableRun, did step: RunStep) {
        if step == .hold, isGrabbing || (run === self.run && leadsFromStart) {
            self.run = run
            leadsFromStart = false
            phase = .holding
            return
        }
        guard run === self.run else { return }
        switch step {
        case .begin:
            // In a later turn, because UIKit continues its set-up after this call (F136).
            if !leadsFromStart { takeHoldInNextTurn() }
        case .hold, .letGo, .end:
            // A finger has held the run first.
            lose()
        case .progress, .reportEnd:
            break
        }
    }

    private func takeHoldInNextTurn() {
        MainQueue.inNextTurn { [weak self] in self?.takeHold() }
    }

    /// Holds a change that has already begun.
    private func takeHold() {
        guard let transition = held, transition.isGrabbable else { return }
        let start = startFraction ?? 0
        var velocity: Double?
        switch phase {
        case .waiting: break
        case .cancelling(let wanted): velocity = wanted
        case .idle, .cancellingNext, .holding: return
        }
        guard grab(transition) else { return }
        transition.update(start)
        if let velocity { cancel(velocity: velocity) }
    }
}
#endif
