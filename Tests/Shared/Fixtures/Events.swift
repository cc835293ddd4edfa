import TransitionCore
import TransitionUIKit

/// What an observer heard.
@MainActor
final class Events {
    var all: [TransitionEvent] = []

    func take() -> [TransitionEvent] {
        defer { all = [] }
        return all
    }

    /// How often a transition ended, and how.
    var ends: [TransitionEvent] { all.filter { $0 == .finished || $0 == .cancelled } }
}
