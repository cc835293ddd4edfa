import Foundation

/// What an adapter tells of a transition that it plays.
public enum TransitionEvent: Equatable, Sendable {
    /// How far the change has come, 0 to 1: once a frame while it plays, and with every movement of a finger. It counts
    /// towards the change, so a pop too goes from 0 to 1, and one that is cancelled goes back to 0.
    case progress(Double)
    /// The change is done, and UIKit knows.
    case finished
    /// The change was taken back, and UIKit knows.
    case cancelled
}

/// Hears what becomes of a transition, on the main actor.
public typealias TransitionObserver = @MainActor (TransitionEvent) -> Void
