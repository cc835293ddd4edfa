import Foundation

/// Where a finger is on the line of tabs, and which change it leads there.
///
/// Places are counted in widths of the container and grow towards the next tab, whatever the layout direction.
struct TabDrag: Equatable, Sendable {
    /// Where the finger is.
    var position: Double
    /// The position at which the tab that the change starts from is at rest.
    private(set) var origin: Double
    /// Whether the change leads to the next tab and not to the one before.
    private(set) var isForward: Bool

    /// What a finger may cross: beyond it another change begins.
    enum End {
        /// The change's start: the other neighbour is next.
        case start
        /// The change's end, which only a finger that took hold of it half-way can pass.
        case end
    }

    /// - Parameters:
    ///   - position: Where the finger is.
    ///   - fraction: The fraction that the change has come to there, 0 for one that begins.
    ///   - isForward: Whether the change leads to the next tab.
    init(position: Double, at fraction: Double = 0, isForward: Bool) {
        self.position = position
        self.isForward = isForward
        origin = position - (isForward ? fraction : -fraction)
    }

    /// How far the change has come: below 0 before its start, above 1 beyond its end.
    var fraction: Double { isForward ? position - origin : origin - position }

    /// The end that the finger has crossed, by more than a trembling that would begin one change after the other.
    ///
    /// - Parameter slack: A fraction of the width.
    func crossing(slack: Double) -> End? {
        if fraction < -slack { return .start }
        return fraction > 1 + slack ? .end : nil
    }

    /// Goes on to the change beyond an end.
    mutating func pass(_ end: End) {
        switch end {
        case .start: isForward.toggle()
        case .end: origin += isForward ? 1 : -1
        }
    }

    /// Turns to the neighbour that the finger is on the side of.
    mutating func face() {
        if fraction < 0 { isForward.toggle() }
    }
}
