import Foundation

/// The phase of a drag between tabs. One drag can pass through several changes of tabs in a row.
///
/// | | `began(s)` | `faced(s)` | `came` | `declined` | `crossed` | `over` | `lost` |
/// |---|---|---|---|---|---|---|---|
/// | `idle` | `asking(s)` | – | – | – | – | – | – |
/// | `asking(t)` | `asking(s)` | – | `leading` | `refused(t)` | – | `idle` | `idle` |
/// | `leading` | `asking(s)` | – | – | – | `passing` | `idle` | `idle` |
/// | `passing` | `asking(s)` | `asking(s)` | – | – | – | – | `idle` |
/// | `refused(t)` | `asking(s)` | `asking(s)` unless s is t | – | – | – | `idle` | `idle` |
///
/// A dash means that the phase stays the same.
package enum TabDrag: Equatable, Sendable {
    /// No finger drives a change.
    case idle
    /// A change has been requested from the app and UIKit.
    case asking(TabStep)
    /// The finger drives a change that it has begun or grabbed.
    case leading
    /// The finger has passed an end of a change. The next change begins when UIKit is ready for it.
    case passing
    /// A change was refused. It is requested again only after the finger has moved the other way.
    case refused(TabStep)

    package enum Event: Equatable, Sendable {
        /// A finger begins a drag towards a neighbour.
        case began(TabStep)
        /// The finger is on the side of a neighbour, drives no change, and UIKit is ready for one.
        case faced(TabStep)
        /// The requested change has begun, or a finger has grabbed a change that plays.
        case came
        /// The requested change has not begun.
        case declined
        /// The finger has crossed an end of the change.
        case crossed
        /// A change has ended without the finger passing its end.
        case over
        /// The drag is over.
        case lost
    }

    /// Returns the phase after an event.
    package func after(_ event: Event) -> TabDrag {
        switch (self, event) {
        case (_, .began(let step)): .asking(step)
        case (.idle, _): .idle
        case (_, .lost): .idle
        case (.asking, .came): .leading
        case (.asking(let step), .declined): .refused(step)
        case (.leading, .crossed): .passing
        case (.passing, .faced(let step)): .asking(step)
        case (.refused(let refused), .faced(let step)) where step != refused: .asking(step)
        case (.asking, .over), (.leading, .over), (.refused, .over): .idle
        default: self
        }
    }
}
