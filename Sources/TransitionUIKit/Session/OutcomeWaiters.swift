#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// The tasks that wait for the end of a container's transition.
@MainActor
final class OutcomeWaiters {
    private var waiters: [OutcomeWaiter] = []

    /// Adds a task.
    ///
    /// - Parameters:
    ///   - cast: The transition to wait for; nil waits for the next one that begins.
    ///   - isChanging: Returns whether a transition may still begin. Called at each turn of the run loop until then.
    func add(for cast: RunCast?, while isChanging: @escaping @MainActor () -> Bool) -> OutcomeWaiter {
        let waiter = OutcomeWaiter(for: cast, in: self, while: isChanging)
        waiters.append(waiter)
        return waiter
    }

    fileprivate func remove(_ waiter: OutcomeWaiter) { waiters.removeAll { $0 === waiter } }

    // MARK: Calls from a transition

    /// Called when a transition begins.
    func begin(_ cast: RunCast) {
        for waiter in waiters where !waiter.hasCast { waiter.begin(cast) }
    }

    /// Called when a transition has ended.
    func end(_ cast: RunCast, _ outcome: TransitionOutcome) {
        for waiter in waiters where waiter.waits(for: cast) { waiter.end(outcome) }
    }

    /// Called when a change took place without a visible transition.
    func endUnseen() {
        for waiter in waiters where !waiter.hasCast { waiter.end(.finished) }
    }
}

/// A task that waits for the end of a container's transition. It is resumed exactly once.
///
/// A task that begins to wait before its transition has begun gets the next one that begins. It stops waiting if the
/// change comes without a transition of this package, or does not come.
@MainActor
@usableFromInline
final class OutcomeWaiter {
    private weak var waiters: OutcomeWaiters?
    /// The transition; nil until one has begun.
    private weak var cast: RunCast?
    private(set) var hasCast = false
    private let isChanging: @MainActor () -> Bool
    private var resume: ((TransitionOutcome?) -> Void)?
    private var isOver = false

    /// The longest time that UIKit may take to begin a change, in seconds: many times longer than it needs.
    private static let longestWait = 0.5

    init(for cast: RunCast?, in waiters: OutcomeWaiters, while isChanging: @escaping @MainActor () -> Bool) {
        (self.waiters, self.isChanging) = (waiters, isChanging)
        if let cast { begin(cast) }
    }

    func begin(_ cast: RunCast) { (self.cast, hasCast) = (cast, true) }

    func waits(for cast: RunCast) -> Bool { self.cast === cast }

    /// Begins to wait.
    ///
    /// - Parameter resume: Called once with how the transition has ended; with nil if none began.
    @usableFromInline
    func wait(_ resume: @escaping (TransitionOutcome?) -> Void) {
        if isOver { return resume(nil) }
        self.resume = resume
        guard !hasCast else { return }
        TurnWatch.begin(.afterLayout) { [weak self] in
            guard let self, !self.hasCast else { return false }
            guard !self.isChanging() else { return true }
            self.end(nil)
            return false
        }
        MainQueue.after(Self.longestWait) { [weak self] in
            if let self, !self.hasCast { self.end(nil) }
        }
    }

    /// Stops waiting.
    @usableFromInline
    func end(_ outcome: TransitionOutcome?) {
        isOver = true
        waiters?.remove(self)
        let resume = resume
        self.resume = nil
        resume?(outcome)
    }
}
#endif
