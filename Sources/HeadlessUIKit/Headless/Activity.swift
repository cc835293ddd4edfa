extension Headless {
    /// What is at work: nothing of it may be left when an app is at rest.
    public struct Activity: Equatable, Sendable {
        /// Display links that call back.
        public let displayLinks: Int
        /// Property animators that are active or stopped.
        public let propertyAnimators: Int
        /// Animations on layers, those that ended and stay included.
        public let animations: Int
    }

    /// What is at work now.
    public static var activity: Activity {
        Activity(
            displayLinks: World.current.displayLinks.count,
            propertyAnimators: PropertyAnimators.count,
            animations: World.current.animated.live.count)
    }
}
