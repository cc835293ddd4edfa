import Foundation
import TransitionCore

/// What a ``TransitionObserver`` is told about a transition.
public enum TransitionEvent: Equatable, Sendable {
    /// The fraction of the change that is done, 0 to 1: once a frame while it plays, and with every movement of a
    /// finger. A pop, too, goes from 0 to 1; a change that is cancelled goes back to 0.
    case progress(Double)
    /// The change is finished, and UIKit has been told.
    case finished
    /// The change was cancelled, and UIKit has been told.
    case cancelled
}

/// Called with the progress and the outcome of a transition, on the main actor.
public typealias TransitionObserver = @MainActor (TransitionEvent) -> Void
