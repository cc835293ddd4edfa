import Foundation

extension Headless {
    /// One switch for each fact that no public source settles. Adapters must hold under all of them.
    public struct Assumptions: Sendable, Equatable {
        /// F92: a block animation of duration 0 calls its completion on the next turn; otherwise before it returns.
        public var zeroDurationCompletesLater = true
        /// F93: changes of opacity and colour in block animations are additive too.
        public var opacityAnimatesAdditively = false
        /// P7: a layer that is in no window when a turn ends loses its animations, and they end unfinished. If not,
        /// they run on unseen. (Removing a view from its window always ends them.)
        public var detachedLayersLoseAnimations = false
        /// F74: setting `isReversed` makes `fractionComplete` count from the new start.
        public var reversingFlipsFraction = true
        /// F74: completion of a reversed property animator reports `.start`.
        public var reversedRunEndsAtStart = true
        /// F67: the first `fractionComplete` of an animator that never started moves nothing before the next turn.
        public var firstScrubWaitsForTurn = false

        /// The choices that seem most likely.
        public init() {}
    }
}
