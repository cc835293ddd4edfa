#if canImport(UIKit)
/// A transition that a finger can take hold of and lead.
@MainActor
protocol ScrubbableTransition: AnyObject {
    /// Which way the screens change.
    var direction: TransitionDirection { get }
    /// Whether UIKit has not begun the transition yet.
    var isWaiting: Bool { get }
    /// Whether a finger may take hold of the transition: it plays by itself.
    var isGrabbable: Bool { get }
    /// Stops the transition where it is and puts it under a finger; the fraction it has come to, nil if it cannot be
    /// held.
    func grab() -> Double?
    /// Follows the finger: a fraction of the transition, 0 to 1.
    func update(_ fraction: Double)
    /// The finger has let go.
    ///
    /// - Parameters:
    ///   - finishes: Whether to go on to the end or back to the start.
    ///   - velocity: Fractions of the transition per second, positive towards the end.
    func release(finishes: Bool, velocity: Double)
}
#endif
