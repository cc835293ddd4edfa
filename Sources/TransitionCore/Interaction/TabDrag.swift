import Foundation

/// How far a drag between tabs has come with UIKit. One drag may lead over several changes, one after the other.
///
/// | | `began(s)` | `faced(s)` | `came` | `declined` | `crossed` | `over` | `lost` |
/// |---|---|---|---|---|---|---|---|
/// | `idle` | `asking(s)` | – | – | – | – | – | – |
/// | `asking(t)` | `asking(s)` | – | `leading` | `refused(t)` | – | `idle` | `idle` |
/// | `leading` | `asking(s)` | – | – | – | `passing` | `idle` | `idle` |
/// | `passing` | `asking(s)` | `asking(s)` | – | – | – | – | `idle` |
/// | `refused(t)` | `asking(s)` | `asking(s)` unless s is t | – | – | – | `idle` | `idle` |
///
/// A dash leaves the drag where it is.
enum TabDrag: Equatable, Sendable {
    /// No finger leads.
    case idle
    /// The app and UIKit are asked for a change.
    case asking(TabStep)
    /// A change is under the finger, or a grabbed one is.
    case leading
    /// The finger has brought a change to its end; the next begins when UIKit has done with it.
    case passing
    /// A change did not come. It is not asked for again before the finger has gone the other way.
    case refused(TabStep)

    enum Event: Equatable, Sendable {
        /// A finger begins to lead, towards a neighbour.
        case began(TabStep)
        /// The finger is on the side of a neighbour and has no change under it, and UIKit is ready for one.
        case faced(TabStep)
        /// The change that was asked for is there, or a finger has taken hold of one.
        case came
        /// The change that was asked for did not come.
        case declined
        /// The finger has crossed an end of the change.
        case crossed
        /// A change is over by itself.
        case over
        /// The finger leads no longer.
        case lost
    }

    /// The drag after an event.
    func after(_ event: Event) -> TabDrag {
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
