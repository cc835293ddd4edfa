import Foundation
import TransitionCore

/// A band of rubber that is pulled in by its front end: the rest follows later, and is stretched and narrow meanwhile.
struct Rubber: Sendable {
    /// Whether the band comes from the leading or the upper side, so that its front end is the other one.
    var isReversed: Bool
    /// The part of the progress by which the rear end begins to move later than the front end.
    private let lag = 0.45

    init(isReversed: Bool) { self.isReversed = isReversed }

    /// The place of a point of the band, in lengths of the band, at a progress.
    func place(_ point: Double, _ progress: Double) -> Double {
        let moved = moved(point, progress)
        let way = 1 - moved * moved * (3 - 2 * moved)
        return point + (isReversed ? -way : way)
    }

    /// How much the band is stretched at a point, from 0 at rest towards 1.
    func thinness(_ point: Double, _ progress: Double) -> Double {
        let moved = moved(point, progress)
        return 1 - 1 / (1 + lag / (1 - lag) * 6 * moved * (1 - moved))
    }

    private func moved(_ point: Double, _ progress: Double) -> Double {
        let behind = isReversed ? 1 - point : point
        return min(max((progress - lag * behind) / (1 - lag), 0), 1)
    }
}
