import Foundation

/// From one tab to a neighbour.
enum TabStep: Hashable, Sendable {
    case next
    case previous

    var opposite: TabStep { self == .next ? .previous : .next }
}

/// Where a finger is on the line of tabs, and which step of it is under the finger.
///
/// Places are counted in widths of the container and grow towards the next tab, whatever the layout direction.
struct TabLine: Equatable, Sendable {
    /// Where the finger is.
    var position: Double
    /// The position at which the tab that the step starts from is at rest.
    private(set) var origin: Double
    /// The step that the finger is on.
    private(set) var step: TabStep

    /// What a finger may cross: beyond it another step begins.
    enum End {
        /// The step's start: the other neighbour is next.
        case start
        /// The step's end, which only a finger that took hold of it half-way can pass.
        case end
    }

    /// - Parameters:
    ///   - position: Where the finger is.
    ///   - fraction: The fraction that the step has come to there, 0 for one that begins.
    ///   - step: The step that the finger is on.
    init(position: Double, at fraction: Double = 0, step: TabStep) {
        self.position = position
        self.step = step
        origin = position - (step == .next ? fraction : -fraction)
    }

    /// How far the step has come: below 0 before its start, above 1 beyond its end.
    var fraction: Double { step == .next ? position - origin : origin - position }

    /// The end that the finger has crossed, by more than a trembling that would begin one step after the other.
    ///
    /// - Parameter slack: A fraction of the width.
    func crossing(slack: Double) -> End? {
        if fraction < -slack { return .start }
        return fraction > 1 + slack ? .end : nil
    }

    /// Goes on to the step beyond an end.
    mutating func pass(_ end: End) {
        switch end {
        case .start: step = step.opposite
        case .end: origin += step == .next ? 1 : -1
        }
    }

    /// Turns to the neighbour that the finger is on the side of.
    mutating func face() {
        if fraction < 0 { step = step.opposite }
    }
}
