import Foundation

/// A step from one tab to a neighbour.
package enum TabStep: Hashable, Sendable {
    case next
    case previous

    package var opposite: TabStep { self == .next ? .previous : .next }
}

/// The position of a finger on the line of tabs, and the step between two tabs at that position.
///
/// Positions are in widths of the container and increase towards the next tab, in both layout directions.
package struct TabLine: Equatable, Sendable {
    /// The position of the finger.
    package internal(set) var position: Double
    /// The position at which the first tab of the step is at rest.
    private(set) var origin: Double
    /// The current step.
    package private(set) var step: TabStep

    /// An end of a step. Another step begins beyond it.
    package enum End {
        /// The step's start: the other neighbour is next.
        case start
        /// The step's end. Only a finger that has grabbed the step half-way can pass this end.
        case end
    }

    /// - Parameters:
    ///   - position: The position of the finger.
    ///   - fraction: The fraction of the step at this position; 0 for a step that begins.
    ///   - step: The current step.
    init(position: Double, at fraction: Double = 0, step: TabStep) {
        self.position = position
        self.step = step
        origin = position - (step == .next ? fraction : -fraction)
    }

    /// The completed fraction of the step: negative before its start, above 1 beyond its end.
    var fraction: Double { step == .next ? position - origin : origin - position }

    /// Returns the end that the finger has crossed by more than `slack`; nil if it has crossed none. The margin keeps a
    /// trembling finger at an end from beginning one step after another.
    ///
    /// - Parameter slack: The distance beyond an end, as a fraction of the width.
    func crossing(slack: Double) -> End? {
        if fraction < -slack { return .start }
        return fraction > 1 + slack ? .end : nil
    }

    /// Continues with the step beyond an end.
    mutating func pass(_ end: End) {
        switch end {
        case .start: step = step.opposite
        case .end: origin += step == .next ? 1 : -1
        }
    }

    /// Turns the step towards the neighbour on the finger's side.
    mutating func face() {
        if fraction < 0 { step = step.opposite }
    }
}
