import TransitionCore
import UIKit

/// What leads the running or the next change of a container from code, as a finger does.
@MainActor public protocol TrialControl: AnyObject {
    /// Takes hold of the change that plays.
    ///
    /// - Returns: Whether a change is held now.
    @discardableResult func hold() -> Bool
    /// Takes hold of the next change when it begins.
    func holdNext()
    /// Whether a change is held here.
    var isHolding: Bool { get }
    /// How far the change has come, 0 to 1 in its own direction; nil without a change.
    var progress: Double? { get }
    /// Moves what is held, or says where the next change is to begin.
    func scrub(to fraction: Double)
    /// Lets go, and the change goes on to its end; with nothing held, waits no longer.
    ///
    /// - Parameter velocity: Fractions of the transition per second, positive towards the end.
    func finish(velocity: Double)
    /// Lets go, and the change goes back to its start; with nothing held, waits no longer.
    ///
    /// - Parameter velocity: Fractions of the transition per second, positive towards the end.
    func cancel(velocity: Double)
}
