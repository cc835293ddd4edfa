#if canImport(UIKit)
import TransitionCore

/// A change that a finger has asked UIKit for and that UIKit has not begun yet: it may do so a turn of the run loop
/// later, or never.
@MainActor
final class SwipeRequest {
    /// How the finger was lifted, if it was. The velocity is in fractions of the transition per second.
    var release: (finishes: Bool, velocity: Double)?
}
#endif
