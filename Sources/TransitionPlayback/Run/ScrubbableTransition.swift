#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore

/// A transition that a finger can hold and scrub.
@MainActor
package protocol ScrubbableTransition: AnyObject, Sendable {
    /// The direction of the change.
    var direction: TransitionDirection { get }
    /// The run of the transition.
    var run: ScrubbableRun { get }
    /// Whether the transition is interactive from its start.
    var startsInteractively: Bool { get }
    /// Whether UIKit has not begun the transition yet.
    var isWaiting: Bool { get }
    /// Whether a finger can grab the transition, which requires that it plays.
    var isGrabbable: Bool { get }
    /// Pauses the transition and puts it under the finger.
    ///
    /// - Returns: The current fraction; nil if the transition cannot be held.
    func grab() -> Double?
    /// Shows the fraction at the finger's position, 0 to 1.
    func update(_ fraction: Double)
    /// Ends the hold.
    ///
    /// - Parameters:
    ///   - finishes: Whether to finish or to cancel the transition.
    ///   - velocity: The velocity towards the end, in fractions of the transition per second.
    func release(finishes: Bool, velocity: Double)
    /// Ends the transition immediately. A playing transition arrives where it was going, and a held one is cancelled. A
    /// transition that has not begun changes the screens without animation.
    func stop()
}
#endif
