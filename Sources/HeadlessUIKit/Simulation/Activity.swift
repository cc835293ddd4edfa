extension Headless {
    /// Counts of active objects; all must be 0 when an app is at rest.
    public struct Activity: Equatable, Sendable {
        /// Display links that call back.
        public let displayLinks: Int
        /// Property animators that are active or stopped.
        public let propertyAnimators: Int
        /// Animations on layers, those that ended and stay included.
        public let animations: Int
    }

    /// The present counts.
    public static var activity: Activity {
        Activity(
            displayLinks: World.current.displayLinks.count,
            propertyAnimators: PropertyAnimators.count,
            animations: World.current.animated.live.count)
    }
}
