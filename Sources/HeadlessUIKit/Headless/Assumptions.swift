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

        /// F100: how far, in points, touches move before a pan begins.
        public var panThreshold: CGFloat = 10
        /// F100: a pan's translation counts from where the pan began; otherwise from where the finger came down.
        public var panTranslationStartsAtZero = false
        /// F99: `setTranslation(_:in:)` starts the velocity anew too.
        public var settingTranslationResetsVelocity = true
        /// How many seconds back a pan looks to tell its velocity.
        public var velocityWindow: TimeInterval = 0.1
        /// How near to an edge, in points, a screen-edge pan must start.
        public var screenEdgeWidth: CGFloat = 20
        /// How far, in points, a finger may stray in a tap, and the second tap of two from the first.
        public var tapMovement: CGFloat = 45
        /// How long, in seconds, a finger may rest in a tap.
        public var tapDuration: TimeInterval = 0.75
        /// How many seconds may pass between two taps that belong together.
        public var tapInterval: TimeInterval = 0.35
        /// How far outside of a control, in points, a touch still counts as inside.
        public var controlTouchSlop: CGFloat = 70
        /// F98: disabling a recogniser sends its cancelled action on the next turn; otherwise at once.
        public var disablingRecognizerActsNextTurn = false
        /// A recogniser that is removed from its view while it recognises sends a cancelled action.
        public var removingRecognizerSendsCancelled = true

        /// The choices that seem most likely.
        public init() {}
    }
}
