import UIKit

/// Something that must not be.
struct Violation: Equatable, CustomStringConvertible {
    /// What is violated: a shorter sequence must violate the same.
    enum Kind: String {
        case exception, warning, appearance, restless, running, ending, freed, delegate, tree, bars, selection, leftover
        case dead, values, layout, jump
    }

    var kind: Kind
    var text: String

    var description: String { "\(kind.rawValue): \(text)" }
}

/// Where violations are noted, by whoever sees one.
@MainActor final class Ledger {
    private(set) var violation: Violation?
    /// Violations that the app itself brings about.
    var ignored: Set<Violation.Kind> = []
    /// Transitions that the app's screens saw begin and not yet end.
    private var open: [ObjectIdentifier: Witness] = [:]
    /// What hears that a transition was cancelled.
    var onCancel: () -> Void = {}
    /// What hears that a screen is about to go.
    var onLeave: (UIViewController) -> Void = { _ in }

    /// What hears that the app is called back.
    var onOccasion: (Occasion) -> Void = { _ in }

    private struct Witness {
        let coordinator: any UIViewControllerTransitionCoordinator
        var wasCancelledByRelease: Bool?
    }

    /// Notes a violation; only the first counts.
    func report(_ kind: Violation.Kind, _ text: @autoclosure () -> String) {
        guard violation == nil, !ignored.contains(kind) else { return }
        violation = Violation(kind: kind, text: text())
    }

    // MARK: Transitions

    /// Follows a transition to its end: it must end once, and as its release said.
    func watch(_ coordinator: any UIViewControllerTransitionCoordinator) {
        let id = ObjectIdentifier(coordinator)
        guard open[id] == nil else { return }
        // Who comes late, after the release, hears no more of it.
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

    /// Forgets the transitions between controllers that are gone: nobody can be told how they ended.
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

    /// Whether a transition was seen that has not ended.
    var hasOpenTransitions: Bool { !open.isEmpty }

    /// The app has thrown away the containers that were changing.
    func forgetTransitions() {
        hasForgotten = hasForgotten || !open.isEmpty
        open = [:]
    }

    private var hasForgotten = false
}
