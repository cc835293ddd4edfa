#if canImport(UIKit)
import UIKit

/// How a navigation controller's transitions behave; the defaults are those of the system.
public struct NavigationTransitionOptions: Sendable, Equatable {
    /// Where a swipe back may begin. At the leading edge it has precedence over all content, even if it may begin
    /// anywhere.
    public var swipeBack: SwipeOrigin
    /// When a swipe finishes after its finger was lifted.
    public var release: ReleaseDecision
    /// When a cross-fade replaces the animator.
    public var motion: MotionPolicy

    /// - Parameters:
    ///   - swipeBack: Where a swipe back may begin; by default where the system's own may.
    ///   - release: When a swipe finishes after its finger was lifted; half-way or with a flick by default.
    ///   - motion: When a cross-fade replaces the animator; by default as the system's settings say.
    public init(
        swipeBack: SwipeOrigin = .systemDefault,
        release: ReleaseDecision = ReleaseDecision(),
        motion: MotionPolicy = .system
    ) {
        self.swipeBack = swipeBack
        self.release = release
        self.motion = motion
    }
}
#endif
