import Foundation

/// The phase of a drag between tabs. One drag may lead over several changes of tabs, one after the other.
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
    /// No finger leads.
    case idle
    /// The app and UIKit are being asked for a change.
    case asking(TabStep)
    /// The finger moves a change that it has begun or grabbed.
    case leading
    /// The finger has passed an end of a change; the next change begins when UIKit is ready for it.
    case passing
    /// A change was refused. It is not asked for again before the finger has moved the other way.
    case refused(TabStep)

    package enum Event: Equatable, Sendable {
        /// A finger begins a drag towards a neighbour.
        case began(TabStep)
        /// The finger is on the side of a neighbour, it moves no change, and UIKit is ready for one.
        case faced(TabStep)
        /// The change that was asked for has begun, or a finger has taken hold of a change that plays.
        case came
        /// The change that was asked for did not begin.
        case declined
        /// The finger has crossed an end of the change.
        case crossed
        /// A change has ended without the finger passing its end.
        case over
        /// The drag is over.
        case lost
    }

    /// The drag after an event.
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
