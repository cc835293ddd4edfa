#if canImport(UIKit)
import TransitionCore

/// A change that a finger has requested and UIKit has not begun yet. UIKit may begin it a turn of the run loop later,
/// or never.
@MainActor
final class SwipeRequest {
    /// The result of lifting the finger; nil while it is down. The velocity is in fractions of the transition per
    /// second.
    var release: (finishes: Bool, velocity: Double)?
}
#endif
