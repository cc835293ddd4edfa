import UIKit

/// A broken rule.
struct Violation: Equatable, CustomStringConvertible {
    /// The rule that is broken: a shortened round must break the same one.
    enum Kind: String {
        case exception, warning, appearance, restless, running, ending, freed, delegate, tree, bars, selection, leftover
        case dead, values, layout, jump, state, off
    }

    var kind: Kind
    var text: String

    var description: String { "\(kind.rawValue): \(text)" }
}

/// Records violations from all parts of the fuzzer.
@MainActor final class Ledger {
    private(set) var violation: Violation?
    /// Violations that the app itself causes.
    var ignored: Set<Violation.Kind> = []
    /// Transitions whose start the app's screens have seen, but not yet their end.
    private var open: [ObjectIdentifier: Witness] = [:]
    /// Called when a transition was cancelled.
    var onCancel: () -> Void = {}
    /// Called when a screen is about to disappear.
    var onLeave: (UIViewController) -> Void = { _ in }

    /// Called at each callback of the app.
    var onOccasion: (Occasion) -> Void = { _ in }

    private struct Witness {
        let coordinator: any UIViewControllerTransitionCoordinator
        var wasCancelledByRelease: Bool?
    }

    /// Records a violation; only the first one counts.
    func report(_ kind: Violation.Kind, _ text: @autoclosure () -> String) {
        guard violation == nil, !ignored.contains(kind) else { return }
        violation = Violation(kind: kind, text: text())
    }

    // MARK: Transitions

    /// Follows a transition to its end and checks that it ends once, and in the way that its release decided.
    func watch(_ coordinator: any UIViewControllerTransitionCoordinator) {
        let id = ObjectIdentifier(coordinator)
        guard open[id] == nil else { return }
        // A block that is added after the release is not called for it.
        open[id] = Witness(coordinator: coordinator, wasCancelledByRelease: coordinator.isCancelled ? true : nil)
        coordinator.notifyWhenInteractionChanges { [weak self] context in
            self?.open[id]?.wasCancelledByRelease = context.isInteractive ? nil : context.isCancelled
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            self?.transitionEnded(id, isCancelled: context.isCancelled)
        }
    }

    private func transitionEnded(_ id: ObjectIdentifier, isCancelled: Bool) {
        guard let witness = open.removeValue(forKey: id) else {
            return hasForgotten ? () : report(.ending, "a transition ended twice")
        }
        if isCancelled { onCancel() }
        switch witness.wasCancelledByRelease {
        case true? where !isCancelled: report(.ending, "a cancelled transition was completed as finished")
        case false? where isCancelled: report(.ending, "a finished transition was completed as cancelled")
        case nil where isCancelled: report(.ending, "a transition that nobody cancelled was completed as cancelled")
        default: break
        }
    }

    /// Forgets the transitions between controllers that no longer exist: nothing can be told how they ended.
    func forgetTransitions(besides alive: [UIViewController]) {
        let known = Set(alive.map(ObjectIdentifier.init))
        for (id, witness) in open {
            let sides = [UITransitionContextViewControllerKey.from, .to].compactMap {
                witness.coordinator.viewController(forKey: $0)
            }
            guard !sides.contains(where: { known.contains(ObjectIdentifier($0)) }) else { continue }
            open[id] = nil
            hasForgotten = true
        }
    }

    /// Whether a transition has begun and not ended.
    var hasOpenTransitions: Bool { !open.isEmpty }

    /// Forgets all transitions, because the app has dropped the containers in which they played.
    func forgetTransitions() {
        hasForgotten = hasForgotten || !open.isEmpty
        open = [:]
    }

    private var hasForgotten = false
}
