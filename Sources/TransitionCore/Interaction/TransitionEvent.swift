import Foundation

/// An event of a transition, for a ``TransitionObserver``.
public enum TransitionEvent: Equatable, Sendable {
    /// The completed fraction of the change, 0 to 1: once a frame while it plays, and at every movement of a finger. A
    /// pop also goes from 0 to 1. A cancelled change goes back to 0.
    case progress(Double)
    /// The change has finished, and UIKit was notified.
    case finished
    /// The change was cancelled, and UIKit was notified.
    case cancelled
}

/// Called with the progress and the outcome of a transition, on the main actor.
public typealias TransitionObserver = @MainActor (TransitionEvent) -> Void
