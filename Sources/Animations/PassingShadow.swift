import TransitionCore

extension Motion {
    /// A shadow while the screen is on its way, and none at the ends, where it would fall into the other screen.
    static func passingShadow(opacity: Double, radius: Double) -> Motion {
        let shadow = Pose.shadow(opacity: opacity, radius: radius)
        return .keyframes([.at(0, .rest), .at(0.2, shadow), .at(0.7, shadow), .at(1, .rest)])
    }
}
