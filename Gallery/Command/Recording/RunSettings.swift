import GalleryModel
import TransitionCore

/// What decides how progress follows time when no finger moves it; the page computes runs from it as the library does.
struct RunSettings: Equatable, Sendable {
    var timing: Timing
    /// In seconds.
    var duration: Double
    /// Whether a spring may carry the progress beyond its end and back.
    var allowsOvershoot: Bool

    init(timing: Timing, duration: Double, allowsOvershoot: Bool = false) {
        self.timing = timing
        self.duration = duration
        self.allowsOvershoot = allowsOvershoot
    }

    /// The animator's own. A setting may ask for a longer duration than a registry takes; the page shows the longest.
    init(_ animator: any TransitionAnimator) {
        self.init(
            timing: animator.timing,
            duration: min(animator.usableDuration ?? 0, TransitionRegistry.longestDuration),
            allowsOvershoot: animator.allowsOvershoot)
    }
}
