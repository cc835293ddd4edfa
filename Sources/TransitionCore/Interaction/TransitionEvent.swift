import Foundation

/// An event of a transition, for a ``TransitionObserver``.
///
/// Each transition reports ``began`` once, then ``progress(_:)`` any number of times, and then either ``finished`` or
/// ``cancelled``. If another change replaces a transition that plays, its ``began`` may come before the end of the
/// replaced one.
public enum TransitionEvent: Equatable, Sendable {
    /// The transition begins, by itself or under a finger. UIKit has begun its change, both screens are in place, and
    /// nothing has moved. It comes before the first progress, also before `progress(0)`. A change without a visible
    /// transition, such as one that is not animated, reports it together with its end. UIKit refuses most other changes
    /// of the same container at this moment; request them in a later turn of the run loop.
    case began
    /// The completed fraction of the change, 0 to 1: once a frame while it plays, and at every movement of a finger. A
    /// pop also goes from 0 to 1. A cancelled change goes back to 0.
    case progress(Double)
    /// The change has finished, and UIKit was notified.
    case finished
    /// The change was cancelled, and UIKit was notified.
    case cancelled
}

/// How a transition has ended.
public enum TransitionOutcome: Equatable, Sendable {
    /// The change has finished.
    case finished
    /// The change was cancelled.
    case cancelled
}

/// Called with the beginning, the progress and the outcome of a transition, on the main actor.
public typealias TransitionObserver = @MainActor (TransitionEvent) -> Void
