import Foundation

/// One drag of a finger between tabs: its phase, and the position of the finger. One drag can pass through several
/// changes of tabs in a row.
///
/// A drag that begins a change starts in `asking(s)`, and one that has grabbed a change in `leading`.
///
/// | | `faced(s)` | `came` | `declined` | `crossed` | `lost` |
/// |---|---|---|---|---|---|
/// | `idle` | – | – | – | – | – |
/// | `asking(t)` | – | `leading` | `refused(t)` | – | `idle` |
/// | `leading` | – | – | – | `passing` | `idle` |
/// | `passing` | `asking(s)` | – | – | – | `idle` |
/// | `refused(t)` | `asking(s)` unless s is t | – | – | – | `idle` |
///
/// A dash means that the phase stays the same.
package struct TabDrag: Equatable, Sendable {
    package enum Phase: Equatable, Sendable {
        /// No finger drives a change.
        case idle
        /// A change has been requested from the app and UIKit.
        case asking(TabStep)
        /// The finger drives a change that it has begun or grabbed.
        case leading
        /// The finger has passed an end of a change. The next change begins when UIKit is ready for it.
        case passing
        /// A change was refused. The same change is requested again only after the finger has moved the other way.
        case refused(TabStep)
    }

    package enum Event: Equatable, Sendable {
        /// The finger is on the side of a neighbour, drives no change, and UIKit is ready for one.
        case faced(TabStep)
        /// The requested change has begun.
        case came
        /// The requested change has not begun.
        case declined
        /// The finger has crossed an end of the change.
        case crossed
        /// The drag is over.
        case lost
    }

    package private(set) var phase = Phase.idle
    private var line = TabLine(position: 0, step: .next)
    private var tracker = SwipeTracker(towards: .left, distance: 0)

    /// A drag that is over.
    package init() {}

    /// A drag that begins a change.
    ///
    /// - Parameters:
    ///   - finger: The movement of the finger, in points.
    ///   - next: The edge in the direction of the next tab.
    ///   - distance: The distance that the finger moves for a whole change, in points.
    ///   - aim: The step in the direction of the finger; nil if the movement has no clear direction.
    package init(_ finger: (x: Double, y: Double), next: ScreenEdge, distance: Double, aim: TabStep?) {
        tracker = SwipeTracker(towards: next, distance: distance)
        let position = tracker.fraction(x: finger.x, y: finger.y)
        line = TabLine(position: 0, step: aim ?? (position >= 0 ? .next : .previous))
        line.position = position
        line.face()
        phase = .asking(line.step)
    }

    /// A drag that has grabbed a change.
    ///
    /// - Parameters:
    ///   - finger: The movement of the finger before the change was grabbed, in points. This movement does not count.
    ///   - next: The edge in the direction of the next tab.
    ///   - distance: The distance that the finger moves for a whole change, in points.
    ///   - step: The step of the change.
    ///   - fraction: The fraction of the change when it was grabbed.
    package init(
        _ finger: (x: Double, y: Double), next: ScreenEdge, distance: Double, grabbed step: TabStep, at fraction: Double
    ) {
        tracker = SwipeTracker(towards: next, distance: distance)
        line = TabLine(position: tracker.fraction(x: finger.x, y: finger.y), at: fraction, step: step)
        phase = .leading
    }

    // MARK: The finger

    /// The current step.
    package var step: TabStep { line.step }

    /// The completed fraction of the step: negative before its start, above 1 beyond its end.
    package var fraction: Double { line.fraction }

    /// The distance that the finger moves for a whole change, in points.
    package var distance: Double { tracker.distance }

    /// Moves the finger to a place, in points from where it began.
    package mutating func move(x: Double, y: Double) { line.position = tracker.fraction(x: x, y: y) }

    /// Returns the velocity towards the end of the step, in points per second.
    package func velocity(x: Double, y: Double) -> Double {
        let towardsNext = tracker.velocity(x: x, y: y)
        return line.step == .next ? towardsNext : -towardsNext
    }

    /// Returns the end of the change that the finger has crossed by more than `slack`; nil without one.
    ///
    /// - Parameter slack: The distance beyond an end, in points.
    package func crossing(slack: Double) -> TabLine.End? {
        line.crossing(slack: distance > 0 ? slack / distance : 0)
    }

    // MARK: Phases

    /// Leaves the change through an end. With nil, the change ends where the finger is, and begins again.
    package mutating func pass(_ end: TabLine.End?) {
        if let end { line.pass(end) }
        take(.crossed)
    }

    /// Turns to the neighbour on the finger's side.
    ///
    /// - Parameter turns: Whether the step may turn round.
    /// - Returns: The step to request; nil if it was refused, or if the drag is in another phase.
    package mutating func face(turns: Bool) -> TabStep? {
        if turns { line.face() }
        let before = phase
        take(.faced(line.step))
        return phase == before ? nil : line.step
    }

    /// Moves on to the phase after an event.
    package mutating func take(_ event: Event) { phase = phase.after(event) }
}

extension TabDrag.Phase {
    /// Returns the phase after an event.
    func after(_ event: TabDrag.Event) -> Self {
        switch (self, event) {
        case (_, .lost): .idle
        case (.asking, .came): .leading
        case (.asking(let step), .declined): .refused(step)
        case (.leading, .crossed): .passing
        case (.passing, .faced(let step)): .asking(step)
        case (.refused(let refused), .faced(let step)) where step != refused: .asking(step)
        default: self
        }
    }
}
