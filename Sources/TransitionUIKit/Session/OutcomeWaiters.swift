#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The tasks that wait for the end of a container's transition. Each one is resumed exactly once.
///
/// A task that begins to wait before its transition has begun gets the next one that begins. It stops waiting if the
/// change comes without a transition of this package, or does not come.
@MainActor
final class OutcomeWaiters {
    @MainActor
    private final class Waiter {
        /// The transition; nil until one has begun.
        weak var cast: RunCast?
        var hasCast = false
        private var continuation: CheckedContinuation<TransitionOutcome?, Never>?
        private var isResumed = false

        func wait(_ continuation: CheckedContinuation<TransitionOutcome?, Never>) {
            if isResumed { return continuation.resume(returning: nil) }
            self.continuation = continuation
        }

        func resume(_ outcome: TransitionOutcome?) {
            isResumed = true
            continuation?.resume(returning: outcome)
            continuation = nil
        }
    }

    private var waiters: [Waiter] = []

    /// The longest time that UIKit may take to begin a change, in seconds: many times longer than it needs.
    private static let longestWait = 0.5

    /// Waits for the end of a transition.
    ///
    /// - Parameters:
    ///   - cast: The transition; nil waits for the next one that begins.
    ///   - isChanging: Returns whether a transition may still begin. Called at each turn of the run loop until then.
    /// - Returns: How the transition has ended; nil if none began, or if the task was cancelled.
    func outcome(of cast: RunCast?, while isChanging: @escaping @MainActor () -> Bool) async -> TransitionOutcome? {
        let waiter = Waiter()
        if let cast { (waiter.cast, waiter.hasCast) = (cast, true) }
        waiters.append(waiter)
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiter.wait(continuation)
                if cast == nil { expectBegin(for: waiter, while: isChanging) }
            }
        } onCancel: {
            Task { @MainActor in waiter.resume(nil) }
        }
        waiters.removeAll { $0 === waiter }
        return outcome
    }

    private func expectBegin(for waiter: Waiter, while isChanging: @escaping @MainActor () -> Bool) {
        TurnWatch.begin(.afterLayout) { [weak waiter] in
            guard let waiter, !waiter.hasCast else { return false }
            guard !isChanging() else { return true }
            waiter.resume(nil)
            return false
        }
        MainQueue.after(Self.longestWait) { [weak waiter] in
            if let waiter, !waiter.hasCast { waiter.resume(nil) }
        }
    }

    // MARK: Calls from a transition

    /// Called when a transition begins.
    func begin(_ cast: RunCast) {
        for waiter in waiters where !waiter.hasCast { (waiter.cast, waiter.hasCast) = (cast, true) }
    }

    /// Called when a transition has ended.
    func end(_ cast: RunCast, _ outcome: TransitionOutcome) {
        for waiter in waiters where waiter.cast === cast { waiter.resume(outcome) }
    }

    /// Called when a change took place without a visible transition.
    func endUnseen() {
        for waiter in waiters where !waiter.hasCast { waiter.resume(.finished) }
    }
}
#endif
