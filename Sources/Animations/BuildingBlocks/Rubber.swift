import Foundation
import TransitionCore

/// A rubber band that is pulled by its front end. The points behind it follow later, so the band is stretched and
/// narrow in motion.
@usableFromInline struct Rubber: Sendable {
    /// Whether the band comes from the leading or top side. Its front end is then the trailing or bottom one.
    @usableFromInline var isReversed: Bool
    /// The delay of the rear end behind the front end, as a fraction of the progress.
    @usableFromInline let lag = 0.24

    @_alwaysEmitIntoClient
    init(isReversed: Bool) { self.isReversed = isReversed }

    /// Returns the place of a point of the band at a progress. Places are in lengths of the band.
    @_alwaysEmitIntoClient
    func place(_ point: Double, _ progress: Double) -> Double {
        let moved = moved(point, progress)
        let way = 1 - moved * moved * (3 - 2 * moved)
        return point + (isReversed ? -way : way)
    }

    /// Returns the stretch of the band at a point, from 0 at rest towards 1.
    @_alwaysEmitIntoClient
    func thinness(_ point: Double, _ progress: Double) -> Double {
        let moved = moved(point, progress)
        return 1 - 1 / (1 + lag / (1 - lag) * 6 * moved * (1 - moved))
    }

    @_alwaysEmitIntoClient
    func moved(_ point: Double, _ progress: Double) -> Double {
        let behind = isReversed ? 1 - point : point
        return min(max((progress - lag * behind) / (1 - lag), 0), 1)
    }
}
