#if canImport(UIKit)
import Foundation
import TransitionCore

/// Drives the changes of one container from code, as a finger drives them.
///
///     let control = navigationController.navigationTransitionAdapter?.control
///     control?.hold()
///     navigationController.pushViewController(detail, animated: true)
///     // The push stays at its start until somebody moves it.
///     control?.scrub(to: 0.5)
///     control?.finish()
///
/// What is held can be scrubbed as often as one likes; then ``finish(velocity:)`` or ``cancel(velocity:)`` lets go, and
/// the rest plays by itself. UIKit, the app's delegate and the adapter's `onTransition` hear what they hear of a finger.
/// Of tabs the delegate hears as the change was begun: of a tap as of a tap, of a selection in code nothing.
///
/// **One hand at a time.** What a finger holds, or has asked UIKit for, cannot be held here; what is held here is out of
/// reach for fingers. A finger that begins a change of its own while this waits has that change, and this goes on
/// waiting.
///
/// **What cannot be held.** Changes that are not animated, that the rule leaves to the system, that have no usable
/// duration (taps with `taps: .immediate` among them), or that come while animations are switched
/// off: they take place as ever, and this goes on waiting. An animator that moves the whole window can be held where a
/// finger began its change; after a push or a pop in code UIKit's own change is done by the time the window moves, so
/// that ``hold()`` answers false. A change that is held from its start moves its screens in their container instead.
///
/// What is held goes back when the transition is uninstalled or the screens leave the window, and is brought to an end
/// when the container changes its size or, for tabs, when the app selects another one.
@MainActor
public final class TransitionControl {
    private enum Phase {
        case idle
        /// The next change is to be held, or one that UIKit has not begun yet.
        case waiting
        /// A change that UIKit has asked about and not begun is to be turned back when it begins.
        case cancelling(Double)
        /// The same for one that UIKit has been asked for, and has not asked about itself.
        case cancellingNext(Double)
        case holding
    }

    private weak var session: ContainerSession?
    private var phase = Phase.idle
    /// What is held, or the change that has not begun yet.
    private weak var run: ScrubbableRun?
    /// Whether that change begins in our hand. If UIKit was told otherwise, it is taken hold of when it has begun.
    private var leadsFromStart = false
    /// Where the next change is to begin.
    private var startFraction: Double?
    /// Whether we are just taking hold of something.
    private var isGrabbing = false

    init(of session: ContainerSession) { self.session = session }

    // MARK: What there is

    /// Whether a change is held here. A finger's does not count.
    public var isHolding: Bool {
        guard case .holding = phase, session != nil else { return false }
        return run?.isHeld == true
    }

    /// Whether the next change of the container will be held when it begins.
    public var isWaiting: Bool {
        guard case .waiting = phase else { return false }
        return session != nil
    }

    /// How far the change has come that plays or is held here or by a finger: 0 at its start, 1 at its end, whichever way
    /// it goes. nil if there is none, or UIKit has not begun it.
    public var progress: Double? { session?.current?.run.fraction?.tamed(to: 0...1, otherwise: 0) }

    /// Which way that change goes; nil if there is none. Every change of tabs goes forward.
    public var direction: TransitionDirection? { session?.current?.direction }

    // MARK: Taking hold

    /// Takes hold of the change that plays. If none does, the next one of this container begins held, at its start.
    ///
    /// If UIKit has been asked for a change and has not begun it yet, that is the next one.
    ///
    /// - Returns: true if a change is held now. false if it is not: then ``isWaiting`` says whether the next one will be,
    ///   or whether there is a change that cannot be held, as one that a finger leads.
    @discardableResult
    public func hold() -> Bool {
        if isHolding { return true }
        guard let session, session.request == nil else { return false }
        guard let current = session.current else {
            wait(for: nil)
            return false
        }
        if current.isWaiting {
            // One that begins in a hand is in ours already, or in a finger's.
            if !current.startsInteractively { wait(for: current.run) }
            return false
        }
        return current.isGrabbable && grab(current)
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
        // The app has heard of it, and may have ended everything.
        return isHolding
    }

    // MARK: Moving and letting go

    /// Moves what is held. While the control waits, says where the next change is to begin.
    ///
    /// - Parameter fraction: How far the change has come, 0 to 1 in its own direction. Beyond that it stays at the ends,
    ///   and what is no number counts as 0. Without a change that is held it does nothing.
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

    /// Lets go of what is held, which goes on to its end; without anything held, the control waits no longer.
    ///
    /// A change of screens or tabs that was on its way back when it was taken hold of can only go back: UIKit has told its
    /// bars. The adapter's `onTransition` tells how it ended.
    ///
    /// - Parameter velocity: How fast it moves when it is let go of, in fractions of the transition per second, positive
    ///   towards the end. What is not finite counts as 0.
    public func finish(velocity: Double = 0) { letGo(finishes: true, velocity: velocity) }

    /// Lets go of what is held, which goes back to its start; without anything held, the control waits no longer.
    ///
    /// A change that UIKit has been asked for and has not begun yet goes back when it begins.
    ///
    /// - Parameter velocity: How fast it moves when it is let go of, in fractions of the transition per second, positive
    ///   towards the end. What is not finite counts as 0.
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

    /// What is held, or has not begun yet.
    private var held: (any ScrubbableTransition)? {
        guard let run, let current = session?.current, current.run === run else { return nil }
        return current
    }

    // MARK: What the session tells

    /// Whether a change that begins now is to begin in our hand.
    var takesNext: Bool {
        switch phase {
        case .waiting, .cancellingNext: true
        case .idle, .cancelling, .holding: false
        }
    }

    /// Whether a transition is in our hand, or will be when it begins.
    func leads(_ transition: any ScrubbableTransition) -> Bool {
        transition.run === run && (isHolding || leadsFromStart)
    }

    /// A change begins in our hand.
    func lead(_ driver: TransitionDriver) {
        run = driver.run
        leadsFromStart = true
        if let startFraction { driver.update(startFraction) }
        guard case .cancellingNext(let velocity) = phase else { return }
        drop()
        driver.release(finishes: false, velocity: velocity)
    }

    /// What the app has asked UIKit for has come in another way, or never will.
    func requestIsOver() {
        if case .cancellingNext = phase { drop() }
    }

    /// Another transition has taken the place of the one before, or none has.
    func currentDidChange() {
        switch phase {
        case .idle, .cancellingNext: break
        case .waiting, .cancelling, .holding: if held == nil { lose() }
        }
    }

    /// Holds nothing and waits for nothing.
    func drop() {
        phase = .idle
        run = nil
        leadsFromStart = false
        startFraction = nil
    }

    /// What there was has gone. Who waits goes on waiting.
    private func lose() {
        guard case .waiting = phase else { return drop() }
        run = nil
        leadsFromStart = false
    }

    /// What becomes of a run of the session.
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
            // Not within UIKit's call: it has more to set up after it (F136).
            if !leadsFromStart { MainQueue.inNextTurn { [weak self] in self?.takeHold() } }
        case .hold, .letGo, .end:
            // A hold of another's: a finger was quicker.
            lose()
        case .reportEnd:
            break
        }
    }

    /// Takes hold of a change that has begun without us.
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
