import TransitionCore
import TransitionUIKit

/// What an observer heard.
@MainActor
public final class Events {
    public var all: [TransitionEvent] = []

    public init() {}

    public func take() -> [TransitionEvent] {
        defer { all = [] }
        return all
    }

    /// How often a transition ended, and how.
    public var ends: [TransitionEvent] { all.filter { $0 == .finished || $0 == .cancelled } }
}
