#if canImport(UIKit)
import TransitionCore

/// A transition that a finger can take hold of and move.
@MainActor
protocol ScrubbableTransition: AnyObject {
    /// Which way the screens change.
    var direction: TransitionDirection { get }
    /// What moves.
    var run: ScrubbableRun { get }
    /// Whether somebody leads the transition from its start.
    var startsInteractively: Bool { get }
    /// Whether UIKit has not begun the transition yet.
    var isWaiting: Bool { get }
    /// Whether a finger may take hold of the transition: it plays by itself.
    var isGrabbable: Bool { get }
    /// Stops the transition where it is and puts it under a finger.
    ///
    /// - Returns: The fraction that it has come to; nil if it cannot be held.
    func grab() -> Double?
    /// Shows the fraction that the finger has come to, 0 to 1.
    func update(_ fraction: Double)
    /// Ends the hold of the finger.
    ///
    /// - Parameters:
    ///   - finishes: Whether to go on to the end or back to the start.
    ///   - velocity: Fractions of the transition per second, positive towards the end.
    func release(finishes: Bool, velocity: Double)
}
#endif
