import TransitionCore

extension TransitionAnimator {
    /// The duration in seconds; nil if it is not positive and finite, so that a change happens without animation.
    public var usableDuration: Double? { duration.isFinite && duration > 0 ? duration : nil }
}
