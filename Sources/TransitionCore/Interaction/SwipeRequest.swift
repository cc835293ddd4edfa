/// A change that a finger has requested from UIKit. UIKit may begin it in the call, a turn of the run loop later, or
/// never.
@MainActor
package final class SwipeRequest {
    /// | | UIKit asks for an animator | gets none | the call returns true | returns false |
    /// |---|---|---|---|---|
    /// | `asking` | `begun` | `declined` | `accepted` | over |
    /// | `begun`, `declined` | – | – | over | over |
    /// | `accepted` | over | over | – | – |
    package enum Phase {
        /// UIKit has been asked, and has not answered.
        case asking
        /// UIKit will begin the change later.
        case accepted
        /// UIKit has taken an animator in the call.
        case begun
        /// UIKit has got no animator in the call.
        case declined
    }

    /// The step of a swipe between tabs.
    package let step: TabStep?
    package var phase = Phase.asking
    /// The position of the finger, as a fraction of the transition; nil for the start.
    package var fraction: Double?
    /// The result of lifting the finger; nil while it is down. The velocity is in fractions of the transition per
    /// second.
    package var release: (finishes: Bool, velocity: Double)?

    // Nonisolated, because default arguments are in Swift 5 mode.
    nonisolated package init(_ step: TabStep? = nil, at fraction: Double? = nil) {
        (self.step, self.fraction) = (step, fraction)
    }

    /// Whether UIKit has not asked for the animator.
    package var isPending: Bool { phase == .asking || phase == .accepted }
    /// Whether UIKit's call has not returned.
    package var isInCall: Bool { phase != .accepted }
}
